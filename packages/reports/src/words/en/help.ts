/** Help of the command line: descriptions of commands, arguments and flags. */
/** A short form of a hand and what it means. */
type ShortForm = readonly [form: string, meaning: string]

const SHORT_FORMS: ReadonlyArray<ShortForm> = [
  ["15-17", "points: hcp(north) >= 15 and hcp(north) <= 17"],
  ["12+   5-   10", "at least 12, at most 5, exactly 10 points"],
  ["5+S   4-H   3D   2-4C", "cards of a suit: spades(north) >= 5, hearts(north) <= 4, …"],
  ["no 4S", "spades(north) < 4"],
  ["bal", "shape(north, any 4333 + any 4432 + any 5332)"],
  ["semibal   unbal", "these or any 5422 + any 6322; not bal"],
  ["5431   54xx   any 4441", "spades, hearts, diamonds, clubs, x for any; in any order"],
  ["AQxxx in H", "five hearts, ace and queen, no other honour (x: nine or lower)"],
  ["AQ+ in H", "at least the ace and queen of hearts"],
  ["3+ controls   7- losers   2 aces", "any count of the dealer language, over the whole hand"]
]

export const help = {
  headings: {
    usage: "Usage",
    examples: "Examples",
    commands: "Commands",
    arguments: "Arguments",
    flags: "Flags",
    shortForms: "Short forms of a hand (pieces with blanks or commas between; all must hold)",
    sharedFlags: "Flags of every command",
    builtIn: "Also"
  },
  builtInFlags: {
    help: "show this help",
    version: "show the version",
    completions: "print a completion script for a shell"
  },
  root: "Rubber bridge: scores deals and rubbers, checks score sheets, and says which contract is worth most.",
  rootExamples: {
    score: "what four spades doubled, two down, writes",
    compare: "which contract to play with these hands"
  },
  flags: {
    format: "text for people; json, jsonl, csv or md for programs",
    lang: "language of the words: en or pl (also RUBBER_LANG)",
    output: "write the result to this file instead of standard output",
    quiet: "no progress and no warnings",
    ascii: "letters instead of suit symbols",
    rubber: 'state of the rubber: games and partscores, NS first, such as "1-0 60/40"',
    seed: "fixes everything random; the same seed gives the same result",
    workers: "how many deals are worked on at the same time (default: one for each core)",
    chart: "also draw the result, to a .svg, .png or .html file",
    dealer: "the seat that speaks first: N, E, S or W"
  },
  hand: (seat: string) =>
    `${seat}'s hand, such as AQ752.K4.T93.J82, or what it must be: a short form such as "15-17 bal no 4S", or a condition of the dealer language`,
  shortForms: SHORT_FORMS,
  score: {
    about: "Writes the lines of one deal: which side, above or below the line, points, the rule and the sum.",
    result: "contract, declarer and result, such as 4SXW-2, 3NS= or 2H W 9; several may follow one another",
    vul: "vulnerable sides of a single deal, in place of a rubber",
    honours: "honours held, such as W:100 or N:150",
    deal: "the deal in PBN; honours are then found in the hands",
    examples: {
      penalty: "two down doubled, vulnerable",
      rubber: "with 60 on and a game each, two hearts wins the rubber"
    }
  },
  sheet: {
    about: "Writes a whole rubber on the two-column sheet, from result lines or PBN.",
    file: "a file of result lines, or - for standard input",
    dealByDeal: "show games, partscores and totals after every deal",
    unfinished: "settle an unfinished rubber by the 1993 laws (300 and 100) or by the older 50",
    round: "settle in hundreds: how fifty is rounded",
    stake: "what a hundred points is worth, for the settlement",
    follow: "redraw the sheet as lines are added to the file; Ctrl-C ends it",
    players: "names, such as North=Ann,East=Ben,South=Cy,West=Di",
    examples: { file: "a rubber from a file", input: "from standard input, settled as it stands" }
  },
  table: {
    about: "The complete scoring table: every contract, doubling, vulnerability and number of tricks.",
    penalties: "only the short table of undertricks",
    contract: "only this contract, such as 4SX",
    vul: "only not vulnerable (no) or vulnerable (yes)",
    examples: { all: "the whole table for a spreadsheet", one: "one contract" }
  },
  solve: {
    about: "Double-dummy tricks for each denomination and declarer, and par at the state of the rubber.",
    deal: "a deal such as N:hand hand hand hand, or a file of deals (PBN, LIN, JSON Lines), or - for standard input",
    leads: "the result of each opening lead against this contract, such as 4SW",
    play: "the result after each of these cards, such as HK,HA,H2,H5, with --leads giving the contract",
    equity: "what the next state is worth in par: field, par or folklore",
    examples: { deal: "one deal", leads: "the opening leads against three notrump by South" }
  },
  deal: {
    about:
      "Deals at random, with hands and conditions as asked for; every deal that meets them is equally likely.",
    count: "how many deals; 1, or what the script says",
    where: "a condition on the whole deal, in the dealer language (docs/dealer-language.md)",
    file: "a script in the dealer language, or - for standard input; it brings its own conditions",
    as: "how text shows deals: pbn, line (one line each), lin",
    workers:
      "how many threads search when a condition is rare or asks the solver (default: one for each core)",
    examples: {
      plain: "ten deals",
      fixed: "South's hand is known",
      conditions: "a 15-17 notrump opposite five spades",
      script: "a script, and its averages as JSON"
    }
  },
  compare: {
    about: "Says which contract is worth most with these hands at this state of the rubber.",
    contracts: "contracts with their declarers, such as 4SS,3NN,2SS",
    declarer: "declarer of the contracts that name none",
    deals: "how many deals are dealt and solved",
    untilSe: "deal until every difference from the leader has this standard error, in points",
    equity: "what the rest of the rubber is worth: field, par, folklore (a rule of thumb) or none",
    tricks: "double-dummy, or realistic: corrected to what declarers take at the table",
    confidence: "how sure the answer must be, between 0.5 and 1",
    side: "whose points are shown: NS or EW (default: the first declarer's side)",
    regression:
      "deal many more deals than are solved, predict their tricks, and correct that by the solved ones: more exact for the same work",
    punish: "take a contract as doubled whenever it goes down this many or more",
    examples: {
      notrump: "invite, bid game or pass?",
      save: "is five diamonds a good save against four hearts?"
    }
  }
}
