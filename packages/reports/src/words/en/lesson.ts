/** Words of explanations and handouts; what each rule says is in `topics`. */
import { pluralEn } from "../plural.ts"

export const lesson = {
  why: "Why",
  example: "A worked example",
  mistake: "A common mistake",
  seeAlso: "See also",
  source: "In full",
  rulesPage: "rules.md",
  topicsTitle: "The rules of rubber scoring",
  topicsHint: "rubber explain RULE explains one of them, rubber explain 4SXW-2 a result.",
  unknownTopic: (text: string, similar: ReadonlyArray<string>): string =>
    `"${text}" is neither a rule nor a result; ` +
    (similar.length === 0
      ? "write a result such as 4SXW-2, or see the rules with: rubber explain"
      : `did you mean ${similar.join(" or ")}?`),
  /** For people: 3NT. */
  notrump: "NT",
  firstInNotrump: "NT, the first",
  laterInNotrump: "NT, each further one",
  undertrick: { 1: "first undertrick", 2: "second and third, each", 4: "fourth and on, each" },
  /** A narrow column heading. */
  vul: (vulnerable: boolean): string => (vulnerable ? "vul." : "not vul."),
  heads: {
    rule: "rule",
    about: "about",
    level: "level",
    tricks: "tricks needed",
    eachTrick: "each odd trick",
    eachOvertrick: "each overtrick",
    undertrick: "undertrick",
    down: "down",
    slam: "bid and made",
    contractMade: "contract made",
    inOneHand: "in one hand",
    points: "points",
    partscore: "below the line",
    what: "what",
    games: "games",
    state: "state",
    margin: "margin",
    formerly: "before 1993",
    now: "now",
    result: "result",
    declarer: "declarer",
    honours: "honours"
  },
  stateBefore: (games: string, partscores: string): string =>
    `Before the deal: games ${games}, partscores ${partscores} (NS–EW).`,
  stateNow: (games: string, partscores: string): string =>
    `The rubber stands at games ${games}, partscores ${partscores} (NS–EW).`,
  stateAfter: (games: string, partscores: string): string => `Now: games ${games}, partscores ${partscores}.`,
  nothingWritten: "Nothing is written.",
  nothingBelow: "Nothing goes below the line, so no game is nearer.",
  gameReached: (side: string, sum: string): string =>
    `${side} have ${sum} below the line: 100 are reached, the game is theirs.`,
  gameMissing: (side: string, sum: string, missing: number): string =>
    `${side} have ${sum} below the line; ${missing} more ${pluralEn(missing, "point makes", "points make")} a game.`,
  gameAtOnce: (points: number): string =>
    `In Chicago the side also writes ${points} above the line at once. The next deal's vulnerability follows from its number, not from this game.`,
  lineDrawn: "A line is drawn, and both sides begin the next game at nothing.",
  partscoreEnds: (side: string, points: number): string =>
    `The ${points} of ${side} no longer count towards a game, but stay in the total.`,
  nowVulnerable: (side: string): string => `From the next deal ${side} are vulnerable.`,
  rubberWon: (side: string, bonus: number, otherGames: number): string =>
    `It is the second game: ${side} win the rubber and write ${bonus}, ` +
    (otherGames === 0 ? "as the opponents have no game." : "as the opponents have a game."),
  trickMoreOrLess: "With a trick less or more",
  otherDoublings: "Undoubled, doubled, redoubled",
  honoursApart: "Honours are the same in all of these and are left out.",
  handoutTitle: "A rubber, step by step",
  handoutIntro:
    "We are North–South, they are East–West. Every entry stands with its sum and its reason; a rule is told when it first occurs.",
  dealHeading: (number: number): string => `Deal ${number}`,
  dealerIs: (seat: string): string => `Dealer ${seat}.`,
  vulnerableAre: (sides: ReadonlyArray<string>): string =>
    sides.length === 0 ? "Nobody is vulnerable." : `Vulnerable: ${sides.join(" and ")}.`,
  finalSheet: "The sheet",
  whereFrom: "Where the points came from"
}
