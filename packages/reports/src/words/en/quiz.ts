/** Words of exercises and their answers. */
import type { Denomination } from "@rubber-bridge/core/auction/Denomination"
import type { BySide } from "@rubber-bridge/core/deal/Seat"

type Level = "easy" | "medium" | "hard"

const denomination: Readonly<Record<Denomination, string>> = {
  Clubs: "clubs",
  Diamonds: "diamonds",
  Hearts: "hearts",
  Spades: "spades",
  Notrump: "notrump"
}

export const quiz = {
  denomination,
  title: (level: Level): string => `Rubber scoring: exercises (${level})`,
  keyTitle: (level: Level): string => `Rubber scoring: key (${level})`,
  intro: "We are North–South, they are East–West. No honours are held unless the exercise says so.",
  name: "Name: ______________________________",
  exercise: (number: number): string => `Exercise ${number}`,
  seed: (seed: number, level: Level, count: number): string =>
    `Made by: rubber quiz --count ${count} --level ${level} --seed ${seed}`,
  answer: "Answer",
  whatIsWritten: "What is written, by which side, above or below the line?",
  whatIsWrittenAndAfter: "What is written, and how do games and partscores stand after it?",
  honoursClaimed: (seat: string, points: number): string => `${seat} held honours for ${points}.`,
  lowestGameBid: (denominationName: string): string =>
    `What is the lowest bid in ${denominationName} that gives North–South a game if it is just made?`,
  gameBidAnswer: (bid: string, sum: string): string => `${bid}: ${sum}, which reaches 100.`,
  tooLow: (bid: string, sum: string): string => `${bid} would leave ${sum}.`,
  howManyTricks: (contract: string, written: string): string =>
    `${contract}. After it stands: ${written}. How many tricks did declarer take?`,
  hand: (seat: string, hand: string): string => `${seat} was dealt ${hand}.`,
  whatDoHonoursScore: (contract: string, declarer: string): string =>
    `The contract is ${contract} by ${declarer}. What do this hand's honours score, and for which side?`,
  noHonours: (notrump: boolean): string =>
    notrump
      ? "in notrump only four aces in one hand count"
      : "fewer than four of the five top trumps are in this hand",
  honoursAlways: "It does not matter who declared, nor whether the contract was made.",
  whatSettles: "The players must stop here. What is written by the laws of 1993?",
  settleReasons: (games: BySide<number>, partscore: BySide<number>): string =>
    [
      games.NorthSouth === 1 && games.EastWest === 1 ? "Both sides have a game, so nobody writes 300." : "",
      partscore.NorthSouth > 0 && partscore.EastWest > 0
        ? "Both sides have a partscore, so nobody writes 100."
        : ""
    ]
      .filter((text) => text !== "")
      .join(" "),
  saveQuestion: (theirs: string, ours: string, vulnerable: boolean): string =>
    `They would make ${theirs} exactly and win the rubber. You may play ${ours} instead and are ` +
    `${vulnerable ? "vulnerable" : "not vulnerable"}. Counting only what this deal writes, how many down is still cheaper?`,
  saveAnswer: (down: number, cost: number, worth: number): string =>
    down === 0
      ? `Not even one down: they would write ${worth}.`
      : `${down} down: that costs ${cost}, less than the ${worth} they would write; one more would not be cheaper.`,
  saveCaution:
    "A save only keeps the rubber alive: they still hold their game. What that is worth, rubber equity tells.",
  keepTheSheet: (dealer: string): string =>
    `Keep the sheet of this rubber; ${dealer} deals first. Who wins the rubber, who wins on points, and by how many?`
}
