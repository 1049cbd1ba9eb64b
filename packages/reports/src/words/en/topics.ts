/**
 * The rules as a teacher tells them: what holds, why, an example's caption, and a mistake often made. Figures stand in
 * tables that are computed; here they occur only where a sentence needs them. Rules: docs/rules.md
 */

export interface TopicWords {
  readonly title: string
  /** Further names under which the topic is found, lower case. */
  readonly names: ReadonlyArray<string>
  readonly rule: string
  readonly why: string
  /** What the worked example shows. */
  readonly example: string
  readonly mistake: string
}

const texts = {
  contract: {
    title: "The contract",
    names: ["contracts", "book", "odd tricks", "level"],
    rule: "Declarer undertakes to take six tricks and the level: seven at the one level, thirteen at the seven level. The first six, the book, count nothing by themselves; the tricks past them are the odd tricks.",
    why: "Seven is the smallest majority of thirteen, so even the lowest bid promises more tricks than the opponents can take.",
    example: "Four spades needs ten tricks. West takes ten: the four odd tricks are what is scored.",
    mistake: "Taking the level for the number of tricks: four tricks in a contract of four are down six."
  },
  auction: {
    title: "The auction",
    names: ["bidding", "double", "redouble", "declarer", "calls"],
    rule: "A bid must be higher than the last one. A double or redouble belongs to the bid before it: a new bid ends it. Three passes after a bid leave that bid as the contract. Declarer is the player of its side who first named the denomination.",
    why: "Whoever named the suit first is likely to hold it; and a doubled side that finds a better contract starts afresh.",
    example: "North bids 1NT, East doubles, South bids 2♦, all pass: two diamonds, undoubled, by South.",
    mistake:
      "Scoring the last contract as doubled because somebody doubled earlier, or writing down the last bidder as declarer."
  },
  tricks: {
    title: "The tricks taken",
    names: ["revoke", "irregularity", "adjustment"],
    rule: "The scorer needs one number: how many of the thirteen tricks declarer took. A revoke is settled first, by moving tricks; the moved tricks count like all others and can make a contract.",
    why: "There is no separate scale for irregularities, so nobody gains a special prize from them and the sheet stays simple.",
    example: "Three notrump took eight tricks and one is moved for a revoke: it is scored as nine, made.",
    mistake: "Leaving moved tricks out of the count, or writing a penalty for a revoke."
  },
  "trick-score": {
    title: "Trick points",
    names: ["tricks bid", "below the line", "trick points", "trick score"],
    rule: "For every odd trick bid, when the contract is made, points go below the line. Only these lead to a game. Doubling multiplies them by two, redoubling by four.",
    why: "Notrump counts 40 for its first trick so that three notrump comes to exactly 100: nine tricks win a game there, ten in a major suit, eleven in a minor.",
    example: "Three notrump: 40 for the first odd trick and 30 for each of the other two.",
    mistake: "Counting overtricks towards game: two spades with ten tricks leaves 60 below, not 120."
  },
  overtricks: {
    title: "Overtricks",
    names: ["overtrick", "extra tricks"],
    rule: "Tricks past the contract go above the line: at the value of a trick when undoubled, and 100 or 200 each when doubled, twice that when redoubled. Vulnerability matters only when doubled.",
    why: "What was not bid is paid but brings no game nearer; otherwise nobody would ever need to bid higher.",
    example: "One notrump with nine tricks: 40 below, and two overtricks of 30.",
    mistake:
      "Counting 40 for an overtrick in notrump. The 40 belongs to the first odd trick, which is always bid."
  },
  undertricks: {
    title: "Undertricks",
    names: ["undertrick", "penalties", "penalty", "going down", "down"],
    rule: "When the contract fails, declarer's side writes nothing and the defenders write the penalty above the line. It grows with the number of undertricks, with doubling and with declarer's vulnerability; the denomination does not matter.",
    why: "The price must be high enough that bidding without the cards does not pay, yet low enough that a small loss may be worth stopping a game.",
    example:
      "Four spades doubled, not vulnerable, eight tricks: 100 for the first undertrick and 200 for the second.",
    mistake: "Multiplying the undoubled penalty by two. Doubled undertricks have a scale of their own."
  },
  slam: {
    title: "Slams",
    names: ["slams", "small slam", "grand slam"],
    rule: "A small slam is a contract of six, a grand slam one of seven. Bid and made, it earns a premium above the line, more when vulnerable, the same in every denomination and never multiplied.",
    why: "A slam risks a game that was safe. The premium pays for that risk.",
    example: "Six notrump with twelve tricks, not vulnerable: 190 below and 500 above.",
    mistake:
      "Paying a slam for the tricks taken. Four spades with twelve tricks has two overtricks and no premium."
  },
  insult: {
    title: "Doubled contracts made (the insult)",
    names: ["insult bonus", "doubled and made", "for the insult"],
    rule: "A doubled contract that is made earns 50 above the line, a redoubled one 100, whatever the vulnerability and the number of overtricks.",
    why: "It makes a wrong double a little dearer: the opponents said it could not be made.",
    example: "One heart redoubled, seven tricks: 120 below, 100 above, and a game.",
    mistake: "Writing 50 for a redoubled contract as well; that was an older scale."
  },
  honours: {
    title: "Honours",
    names: ["honors", "honour", "honor", "aces", "four aces"],
    rule: "One hand with four of the five top trumps (A K Q J 10) scores 100 for its side, with all five 150; in notrump all four aces in one hand score 150. Any of the four players may hold them, and they count whether or not the contract is made.",
    why: "Honours are older than contract bridge: they pay for the cards held, not for the play. A contract chosen for its honours shows the price of that.",
    example:
      "We play four hearts with A K Q J of hearts in declarer's hand and go down one: 50 to them, 100 to us.",
    mistake: "Believing that only declarer may claim them, or that the contract must be made."
  },
  partscore: {
    title: "Partscores",
    names: ["part score", "partscores", "leg", "part"],
    rule: "Points below the line that have not yet reached 100 stay as a partscore and add up from deal to deal. Both sides may have one.",
    why: "A small contract is a step, not a game: it makes every later bid worth more to its side.",
    example: "With 60 on, one notrump is worth a game: 60 and 40 are 100.",
    mistake:
      "Adding a bonus of 50 for a partscore. That is duplicate; in rubber it has no premium of its own."
  },
  game: {
    title: "Game",
    names: ["games", "winning a game", "100 points"],
    rule: "A side whose points below the line come to 100 or more has won a game. A line is drawn under both columns; both sides begin the next game at nothing, and no surplus is carried.",
    why: "The race to 100 is what rubber bridge is about: the same points are worth more or less as the race stands.",
    example:
      "We have 90, they have 60 and make two hearts: their 120 wins the game and our 90 no longer helps us.",
    mistake: "Asking for more than 100, or crossing out the other side's partscore. It stays in the total."
  },
  vulnerability: {
    title: "Vulnerability",
    names: ["vulnerable", "not vulnerable"],
    rule: "A side is vulnerable once it has won a game in this rubber. What counts is the state before the deal.",
    why: "Who is nearer to the rubber has more to lose: failing costs more, and so a save becomes dearer; slams earn more.",
    example:
      "A side without a game bids and makes six spades: the premium is 500, although this deal wins the game.",
    mistake:
      "Scoring the deal that wins the game as if the side were vulnerable already, or looking at the defenders."
  },
  "rubber-bonus": {
    title: "The rubber bonus",
    names: ["rubber", "rubber bonus", "700", "500"],
    rule: "The side that wins two games has won the rubber and writes 700 if the opponents have no game, 500 if they have one. Then both columns are added up; the higher total wins.",
    why: "The bonus is larger than the trick points of any two plain games, so the race to the second game decides most rubbers.",
    example: "Two games to none: the second game brings 700.",
    mistake: "Exchanging 700 and 500, or thinking that the winners of the rubber must be ahead on points."
  },
  "rubber-state": {
    title: "The state of a rubber",
    names: ["state", "states", "rubber state"],
    rule: "Between two deals only three things matter for the next one: the games of each side, the partscores, and who deals. It is written 1-0 60/40: games, then partscores, North–South first.",
    why: "Everything written earlier is settled; the next deal is scored by the state alone.",
    example: "With a game and 60 on against 40, one notrump by North finishes the rubber.",
    mistake: "Keeping a partscore after somebody has won a game."
  },
  "order-of-events": {
    title: "The order of scoring",
    names: ["order", "scoring order", "how to score", "scoring"],
    rule: "Read the vulnerability before the deal; write trick points, overtricks, slam and insult, or the penalty; then honours; then see whether a game is won, and with the second game write the rubber bonus and add up.",
    why: "Each step uses the ones before it, and none changes an entry already written.",
    example: "Six hearts doubled with thirteen tricks, at 60 on: every kind of entry of a contract made.",
    mistake: "Drawing the line first and then scoring the deal as vulnerable."
  },
  "passed-out": {
    title: "A passed-out deal",
    names: ["pass", "passed out", "four passes", "all pass"],
    rule: "When all four players pass, nothing is written and the next player deals.",
    why: "Without a contract there are no tricks, no trumps and so no honours.",
    example: "Four passes: the state stays as it was.",
    mistake: "Claiming four aces on a deal that was passed out."
  },
  "unfinished-rubber": {
    title: "An unfinished rubber",
    names: ["unfinished", "unfinished rubber", "stopping early"],
    rule: "If the players must stop, the side with the only game writes 300, and a side that alone has a partscore writes 100 (50 by older laws). Where both have the same, nobody writes anything for it.",
    why: "A lead in the race is worth something even if the race is never run to its end.",
    example: "We hold the only game, they the only partscore: 300 to us, 100 to them.",
    mistake: "Giving the partscore premium to both sides, or adding it while the rubber goes on."
  },
  stakes: {
    title: "Settling up",
    names: ["settling", "stake", "rounding", "money", "margin"],
    rule: "The difference of the totals is paid. Many clubs settle in hundreds; how 50 is rounded is for the club to say.",
    why: "The laws end with the difference; what a point is worth is agreed before play.",
    example: "Two games to none, the opponents without a point: the difference is their whole loss.",
    mistake: "Paying for the rubber alone. The whole difference of both columns counts."
  },
  "old-scale": {
    title: "The older scale",
    names: ["old scale", "older scale"],
    rule: "Before 1993 every doubled undertrick after the first cost 200 not vulnerable, and a redoubled contract made earned 50 like a doubled one.",
    why: "Wild saves had become cheap; from the fourth undertrick on they now cost 300.",
    example: "Four down doubled, not vulnerable: 700 then, 800 now.",
    mistake: "Scoring from an old book or an old app."
  },
  duplicate: {
    title: "Duplicate scoring",
    names: ["duplicate bridge"],
    rule: "In duplicate each deal stands alone: the board gives the vulnerability, a partscore earns 50 and a game 300 or 500 at once, and there are neither honours nor a rubber bonus.",
    why: "The same deal is played at other tables, so nothing may depend on what went before.",
    example:
      "Four spades with eleven tricks: in rubber 120 below and 30 above; in duplicate one figure, 450.",
    mistake: "Adding 50, 300 or 500 to every contract at the rubber table."
  },
  chicago: {
    title: "Chicago",
    names: ["four-deal bridge"],
    rule: "Four deals make a round. The number of the deal gives the vulnerability; a game earns 300 or 500 at once; partscores are carried until somebody makes a game.",
    why: "It lasts as long as four deals do, so a table knows when it will be free.",
    example: "A game on the first deal is scored as in rubber, and 300 are added at once.",
    mistake: "Writing 700 or 500 for two games: Chicago knows no rubber bonus."
  }
} satisfies Record<string, TopicWords>

export const topics: Readonly<Record<keyof typeof texts, TopicWords>> = texts
