/** A solved deal as text, JSON and rows. */
import { type Contract, toSymbols, toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { byDenomination, DENOMINATION_SYMBOL, DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { SUIT_SYMBOL, SUITS } from "@rubber-bridge/core/cards/Suit"
import { cardsEach } from "@rubber-bridge/core/deal/Deal"
import * as PbnDeal from "@rubber-bridge/core/deal/PbnDeal"
import { bySeat, SEAT_LETTER, SEATS, SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import { type DoubleDummyTable, tricks } from "@rubber-bridge/double-dummy/DoubleDummyTable"
import type { Words } from "@rubber-bridge/reports/words/index"
import type { Par } from "@rubber-bridge/simulator/par/Par"
import { outcomeText } from "@rubber-bridge/core/result/ResultText"
import type { Solvable } from "../input/Deals.ts"
import { contractName } from "./CompareText.ts"
import type { AfterCard, PlayLine } from "./Lines.ts"
import { dealText } from "@rubber-bridge/reports/terminal/dealText"
import { type Table, toColumns } from "./Table.ts"

export interface Solved extends Solvable {
  readonly table: DoubleDummyTable
  /** `undefined` for a position with fewer than 52 cards, or without a model. */
  readonly par: Par | undefined
  readonly contract: Contract | undefined
  readonly leads: ReadonlyArray<AfterCard> | undefined
  readonly play: PlayLine | undefined
}

/** The object of docs/cli.md, `solve`. */
export const solvedJson = ({ contract, deal, leads, name, par, play, table }: Solved) => ({
  ...(name === undefined ? {} : { name }),
  deal: PbnDeal.toText(deal),
  tricks: byDenomination((denomination) => bySeat((seat) => tricks(table, denomination, seat))),
  par: par ?? null,
  ...(contract === undefined ? {} : { contract: contractText(contract) }),
  ...(leads === undefined ? {} : { leads }),
  ...(play === undefined ? {} : { play })
})

/** One row for each denomination of each deal; where leads or a play were asked for, one for each of their cards. */
export const solvedRows = (solved: ReadonlyArray<Solved>): Table => {
  const [first] = solved
  return first?.leads === undefined && first?.play === undefined ? tableRows(solved) : cardRows(solved)
}

const cardRows = (solved: ReadonlyArray<Solved>): Table => ({
  columns: ["deal", "contract", "seat", "card", "tricks"],
  rows: solved.flatMap(({ contract, deal, leads, play }) =>
    (leads ?? [{ seat: null, card: null, tricks: play?.start ?? null }, ...(play?.cards ?? [])]).map(
      ({ card, seat, tricks: taken }) => [
        PbnDeal.toText(deal),
        contract === undefined ? null : contractText(contract),
        seat,
        card,
        taken
      ]
    )
  )
})

const tableRows = (solved: ReadonlyArray<Solved>): Table => ({
  columns: ["deal", "denomination", ...SEATS, "par"],
  rows: solved.flatMap(({ deal, par, table }) =>
    DENOMINATIONS.map((denomination) => [
      PbnDeal.toText(deal),
      denomination,
      ...SEATS.map((seat) => tricks(table, denomination, seat)),
      par?.contracts.join(" ")
    ])
  )
})

export const solvedText = (solved: Solved, words: Words, ascii: boolean, columns: number): string => {
  const { deal, name, table } = solved
  const symbol = (denomination: (typeof DENOMINATIONS)[number]) =>
    ascii && denomination !== "Notrump" ? denomination[0]! : DENOMINATION_SYMBOL[denomination]
  const grid = toColumns(
    {
      columns: ["", ...DENOMINATIONS.map(symbol)],
      rows: SEATS.map((seat) => [
        SEAT_LETTER[seat],
        ...DENOMINATIONS.map((denomination) => tricks(table, denomination, seat))
      ])
    },
    { width: columns }
  )
  return [
    ...(name === undefined ? [] : [name]),
    PbnDeal.toText(deal),
    "",
    ...dealText(deal, { ascii, width: columns }),
    "",
    grid,
    "",
    ...parLines(solved, words, ascii),
    ...leadLines(solved, words, ascii),
    ...playLines(solved, words, ascii)
  ].join("\n")
}

function parLines({ par }: Solved, { solve }: Words, ascii: boolean): ReadonlyArray<string> {
  if (par === undefined) return [solve.parNone]
  const side = par.total.NorthSouth < 0 ? "EastWest" : "NorthSouth"
  const contracts = par.contracts.map((text) =>
    text === "pass" ? solve.passedOut : contractName(text, ascii)
  )
  return [
    solve.par(contracts.join(", "), round(par.points[side]), round(par.total[side]), SIDE_LETTERS[side]),
    solve.equity[par.equity]
  ]
}

const round = (points: number): string => String(Math.round(points * 10) / 10).replace("-", "−")

function leadLines(
  { contract, deal, leads }: Solved,
  { solve }: Words,
  ascii: boolean
): ReadonlyArray<string> {
  if (contract === undefined || leads === undefined) return []
  const groups = new Map<number, Array<string>>()
  for (const { card, tricks: taken } of leads) {
    const group = groups.get(taken) ?? []
    group.push(cardName(card, ascii))
    groups.set(taken, group)
  }
  const lines = [...groups].map(
    ([taken, cards]) => `  ${takenText(taken, contract, deal)}: ${cards.join(" ")}`
  )
  return ["", solve.leads(named(contract, ascii)), ...lines]
}

function playLines(
  { contract, deal, play }: Solved,
  { solve }: Words,
  ascii: boolean
): ReadonlyArray<string> {
  if (contract === undefined || play === undefined) return []
  const result = (taken: number) => takenText(taken, contract, deal)
  const lines = play.cards.map(
    ({ card, seat, tricks: taken }) => `  ${result(taken)}  ${SEAT_LETTER[seat]} ${cardName(card, ascii)}`
  )
  return ["", solve.play(named(contract, ascii)), `  ${result(play.start)}  ${solve.start}`, ...lines]
}

/** The tricks, and what they make of the contract where no trick was played before. */
const takenText = (taken: number, contract: Contract, deal: Solved["deal"]): string =>
  String(taken).padStart(2) + (cardsEach(deal) === 13 ? ` (${outcomeText(contract, taken)})` : "")

const named = (contract: Contract, ascii: boolean): string =>
  `${toSymbols(contract, ascii)} ${SEAT_LETTER[contract.declarer]}`

function cardName(card: string, ascii: boolean): string {
  const suit = SUITS.find((one) => one[0] === card[0])!
  return ascii ? card : SUIT_SYMBOL[suit] + card.slice(1)
}
