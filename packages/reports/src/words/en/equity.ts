/** Words of the commands about what a rubber is worth: equity, breakeven, sacrifice, simulate. */
import { pluralEn } from "../plural.ts"

/** The article before a figure as it is spoken: an 8, an 11, an 18, an 80. */
const articleOf = (figure: string): string => (/^(?:8|1[18](?!\d))/u.test(figure) ? "an" : "a")

export const equity = {
  help: {
    equity: {
      about: "Says what a state of the rubber is worth: the points NorthSouth can expect from here on.",
      rubber: "only this state; all 324 without it",
      equity: "field (people), par (perfect bidders) or folklore (a rule of thumb)",
      settle: "compare playing on with stopping now, by each edition of the laws on unfinished rubbers",
      examples: {
        one: "a game up against a partscore of 60",
        settle: "who should want to stop now?",
        all: "all states of both models, for a spreadsheet"
      }
    },
    breakeven: {
      about: "Says how often contract A must make for bidding it to beat contract B.",
      a: "the contract in question, such as 4SS",
      b: "the other choice, such as 3SS",
      down: "how many tricks A goes down when it fails",
      examples: { game: "game or partscore?", slam: "grand or small slam, with a game each" }
    },
    sacrifice: {
      about: "Says what it may cost to stop the opponents' contract: how many down, doubled, still pays.",
      contract: "their contract with its declarer, such as 4SW",
      makes: "the chance that their contract makes",
      chances: "chances of going down, such as 2=0.75,3=0.25: their mean cost is compared",
      most: "the most undertricks to list",
      examples: {
        favourable: "against four spades, at favourable vulnerability",
        mixed: "two down, or perhaps three"
      }
    },
    simulate: {
      about: "Plays whole rubbers between two strategies, on solved deals.",
      ns: "how NorthSouth bid: field, par, careful or bold, with settings such as field:score=no",
      ew: "how EastWest bid",
      rubbers: "how many rubbers",
      paired: "play each rubber's deals also with the strategies exchanged (default: when they differ)",
      examples: {
        long: "how long is a rubber, and how large its luck?",
        score: "what is it worth to play to the score?",
        own: "bids game on an even chance, against the field"
      }
    }
  },
  title: (model: string) => `Expected points still to come, for NorthSouth, by the model ${model}.`,
  models: {
    field: "field: people who see their own side's strength and shape",
    par: "par: both sides bid as if they saw all the cards",
    folklore: "folklore: a rule of thumb"
  },
  columns: {
    rubber: "rubber",
    part: "own partscore",
    spread: "spread of models",
    wins: "wins the rubber",
    dealsLeft: "deals to come"
  },
  gameUp: "One game up is worth:",
  partscores: "What an own partscore adds while the opponents have none, by games NS–EW:",
  states: "All states, NorthSouth first; the same state for EastWest is the negative of its mirror image.",
  errors:
    "± is one standard error from the sample of deals; the spread is the largest less the smallest value among parameter sets of the field model that fit as well.",
  settle: {
    heading: (rubber: string) =>
      `Rubber ${rubber}: stopping now against playing on, in points for NorthSouth`,
    columns: { edition: "laws", stopping: "stopping", playingOn: "playing on", gain: "stopping gains" },
    editions: { "1993": "1993: 300 and 100", "50": "older: 300 and 50" },
    wants: (side: string, points: string, edition: string, model: string) =>
      `${edition}, ${model}: ${side} should want to stop, which gains them ${points} ${points === "1" ? "point" : "points"}.`,
    even: (edition: string, model: string) =>
      `${edition}, ${model}: stopping and playing on are worth the same, within the error.`
  },
  breakeven: {
    heading: (a: string, b: string) => `How often ${a} must make for bidding it to beat ${b}:`,
    always: "always",
    even: "the same",
    never: "never",
    same: (a: string, b: string) =>
      `The cards take the tricks ${a} needs or fewer; ${b} takes the same tricks.`,
    apart: (b: string) => `${b} is taken as just made.`,
    down: (tricks: number) => `When it fails it goes ${tricks} down.`
  },
  sacrifice: {
    heading: (contract: string) => `What stopping ${contract} may cost, in points:`,
    columns: {
      rubber: "rubber",
      model: "model",
      down: "down",
      cost: "cost",
      letThemMake: "letting them play",
      saves: "pays"
    },
    yes: "yes",
    no: "no",
    even: "the same (within the error)",
    verdict: (
      rubber: string,
      model: string,
      most: number,
      next: number,
      chance: string,
      nextIsEven: boolean
    ) => {
      const same = `${next} down comes to the same, within the error`
      const pays =
        most > 0 ? `${most} down pays` : nextIsEven ? "no save gains" : "no save pays, not even one down"
      const more = nextIsEven
        ? `; ${same}`
        : most > 0
          ? `; ${articleOf(chance)} ${chance} chance of ${next} down instead breaks even`
          : ""
      return `${rubber}, ${model}: ${pays}${more}.`
    },
    mixed: (rubber: string, model: string, cost: string, price: string, pays: "pays" | "same" | "loses") => {
      const end = {
        pays: "the save pays",
        same: "the same, within the error",
        loses: "the save does not pay"
      }
      return `${rubber}, ${model}: the chances given cost ${cost} on average against ${price}: ${end[pays]}.`
    }
  },
  simulate: {
    heading: (ns: string, ew: string, rubbers: number, seed: number, rubber: string) =>
      `${rubbers} ${pluralEn(rubbers, "rubber", "rubbers")} from ${rubber}, seed ${seed}; NS ${ns}, EW ${ew}; ± one standard error`,
    margin: "NS margin per rubber",
    difference: (ns: string, ew: string) => `${ns} gains over ${ew}, same deals`,
    wins: "NS win the rubber",
    deals: "deals per rubber",
    passedOut: "passed-out deals per rubber",
    twoGames: "rubbers in two games",
    winnerBehind: "winner of the rubber loses on points",
    points: "points per rubber, NS and EW",
    sd: "standard deviation of one rubber",
    quantiles: "margins at 5, 25, 50, 75, 95 %",
    tell: (rubbers: number) =>
      `An edge of 50 points a rubber stands at two standard errors after ${rubbers} rubbers without pairing.`,
    equal: "The strategies are the same, so the same deals with the sides exchanged give exactly 0.",
    rubbersDone: (done: number, all: number) => `${done} of ${all} rubbers`,
    partial: (done: number, all: number) => `Interrupted after ${done} of ${all} rubbers; so far:`
  },
  chancesForm: (text: string) =>
    `"${text}" cannot be used: write chances of undertricks that add up to 1, such as 2=0.75,3=0.25 or 2=75%,3=25%`,
  chanceForm: (text: string) =>
    `"${text}" cannot be used: a chance from 0 to 1 was expected, such as 0.9 or 90%`
}
