/**
 * The columns of a file of scores, by the names people give them: English and Polish, in any order, case and spelling of
 * blanks. Names: docs/files.md#csv
 */
import { Result, Schema } from "effect"

export const COLUMNS = [
  "rubber",
  "contract",
  "declarer",
  "tricks",
  "result",
  "vulnerable",
  "honours",
  "ns_below",
  "ns_above",
  "ew_below",
  "ew_above",
  "ns_score",
  "ns_total",
  "ew_total",
  "board",
  "dealer",
  "side",
  "where",
  "points",
  "deal",
  "auction",
  "play",
  "north",
  "east",
  "south",
  "west"
] as const
export type ColumnName = (typeof COLUMNS)[number]

/** Where each known column stands, from 0. */
export type Columns = Readonly<Partial<Record<ColumnName, number>>>

export const HeaderFault = Schema.Literals([
  "NoHeader",
  "NoContract",
  "NoTricks",
  "NoState",
  "Twice",
  "Unmapped"
])
export type HeaderFault = typeof HeaderFault.Type

/** The header cannot be used: `found` is the column at fault, or what was read in its place. */
export class UnreadableHeader extends Schema.TaggedError<UnreadableHeader>()("UnreadableHeader", {
  fault: HeaderFault,
  found: Schema.String
}) {
  override get message() {
    const what: Record<HeaderFault, string> = {
      NoHeader: `the first line names no known column: ${this.found}; write a header such as rubber,contract,declarer,tricks,ns_below,ns_above,ew_below,ew_above, or say --columns contract=…`,
      NoContract: "no column is the contract; name it contract, or say --columns contract=NAME",
      NoTricks: "no column is the result; name it tricks or result, or say --columns tricks=NAME",
      NoState:
        "no column says which rubber a deal belongs to nor who is vulnerable; add rubber, or vulnerable",
      Twice: `two columns are ${this.found}; rename one, or say --columns ${this.found}=NAME`,
      Unmapped: `--columns names ${this.found}, which the header does not have`
    }
    return what[this.fault]
  }
}

/** Other headings, as `plain` spells them. Polish ones are those of the sheets: pod kreską is below, nad kreską above. */
const HEADINGS: Readonly<Record<ColumnName, ReadonlyArray<string>>> = {
  rubber: [
    "rubberid",
    "rubberno",
    "rober",
    "robr",
    "nrrobra",
    "numerrobra",
    "match",
    "mecz",
    "chicago",
    "sesja"
  ],
  contract: ["kontrakt", "bid", "zapowiedz"],
  declarer: ["by", "rozgrywajacy", "rozgrywa", "gra", "player", "decl"],
  tricks: ["trickstaken", "lewy", "liczbalew", "wzietelewy", "lew"],
  result: ["wynik", "rezultat", "outcome", "made"],
  vulnerable: ["vul", "vulnerability", "zalozenia", "partia", "popartii"],
  honours: ["honors", "honory", "honor", "premiazahonory"],
  ns_below: [
    "mypod",
    "mypodkreska",
    "mypod",
    "mypodkreska",
    "nsbelowtheline",
    "nspod",
    "nspodkreska",
    "podns",
    "podkreskans",
    "belowns"
  ],
  ns_above: [
    "mynad",
    "mynadkreska",
    "nsabovetheline",
    "nsnad",
    "nsnadkreska",
    "nadns",
    "nadkreskans",
    "abovens"
  ],
  ew_below: [
    "wypod",
    "wypodkreska",
    "onipod",
    "onipodkreska",
    "theybelow",
    "ewbelowtheline",
    "webelow",
    "ewpod",
    "ewpodkreska",
    "podew",
    "podkreskaew",
    "belowew",
    "wepod",
    "wepodkreska"
  ],
  ew_above: [
    "wynad",
    "wynadkreska",
    "oninad",
    "oninadkreska",
    "theyabove",
    "ewabovetheline",
    "weabove",
    "ewnad",
    "ewnadkreska",
    "nadew",
    "nadkreskaew",
    "aboveew",
    "wenad",
    "wenadkreska"
  ],
  ns_score: ["score", "scorens", "netns", "nsnet", "zapis", "zapisns", "nszapis"],
  ns_total: ["sumamy", "razemmy", "totalns", "nssuma", "sumans", "nsrazem", "razemns"],
  ew_total: [
    "sumawy",
    "razemwy",
    "sumaoni",
    "theytotal",
    "totalthey",
    "totalew",
    "ewsuma",
    "sumaew",
    "ewrazem",
    "razemew",
    "wesuma",
    "sumawe"
  ],
  board: ["boardno", "boardnumber", "rozdanie", "nrrozdania", "numerrozdania", "dealno", "dealnumber"],
  dealer: ["rozdajacy", "rozdaje"],
  side: ["strona", "linia", "para"],
  where: ["gdzie", "place", "line", "miejsce"],
  points: ["punkty", "pkt", "pts", "figure"],
  deal: ["hands", "cards", "rece", "karty", "rozklad"],
  auction: ["bidding", "calls", "licytacja"],
  play: ["rozgrywka", "zagrania"],
  north: ["northplayer"],
  east: ["eastplayer"],
  south: ["southplayer"],
  west: ["westplayer"]
}

const BY_HEADING = new Map<string, ColumnName>()
for (const name of COLUMNS) {
  BY_HEADING.set(plain(name), name)
  for (const heading of HEADINGS[name]) BY_HEADING.set(heading, name)
}

/** Letters and digits only, lower case, without accents. */
export function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]/gu, "")
}

/** The column a heading names, if it is a known one. */
export const columnNamed = (heading: string): ColumnName | undefined => BY_HEADING.get(plain(heading))

/** How many cells of a line name known columns. */
export const knownHeadings = (cells: ReadonlyArray<string>): number =>
  cells.filter((cell) => columnNamed(cell) !== undefined).length

/** `contract=Kontrakt,tricks=Lewy` as a map from column to heading; or the piece that cannot be used. */
export const parseMapping = (text: string): ReadonlyMap<ColumnName, string> | string => {
  const mapping = new Map<ColumnName, string>()
  for (const piece of text.split(",")) {
    const [, name, heading] = /^\s*([\w]+)\s*=\s*(\S.*?)\s*$/u.exec(piece) ?? []
    const column = COLUMNS.find((one) => one === name?.toLowerCase())
    if (column === undefined || heading === undefined) return piece.trim()
    mapping.set(column, heading)
  }
  return mapping
}

/** Columns of ours where the header has They beside it; elsewhere WE is West–East, as Polish sheets have it. */
const OURS: Readonly<Record<string, ColumnName>> = {
  webelow: "ns_below",
  weabove: "ns_above",
  wetotal: "ns_total",
  totalwe: "ns_total"
}

/** The columns of a header; those of `mapping` are taken by the headings given there. */
export const columnsOf = (
  header: ReadonlyArray<string>,
  mapping: ReadonlyMap<ColumnName, string> = new Map()
): Result.Result<Columns, UnreadableHeader> => {
  const columns: Partial<Record<ColumnName, number>> = {}
  const fail = (fault: HeaderFault, found: string) => Result.fail(new UnreadableHeader({ fault, found }))
  const taken = new Set<number>()
  const theirs = header.some((cell) => plain(cell).includes("they"))
  const named = (cell: string) => (theirs ? OURS[plain(cell)] : undefined) ?? columnNamed(cell)
  for (const [name, heading] of mapping) {
    const at = header.findIndex((cell) => cell.trim() === heading || plain(cell) === plain(heading))
    if (at < 0) return fail("Unmapped", heading)
    columns[name] = at
    taken.add(at)
  }
  for (const [at, cell] of header.entries()) {
    const name = taken.has(at) ? undefined : named(cell)
    if (name === undefined || mapping.has(name)) continue
    if (columns[name] !== undefined) return fail("Twice", name)
    columns[name] = at
  }
  if (Object.keys(columns).length === 0) return fail("NoHeader", header.join(" ").slice(0, 60))
  return Result.succeed(columns)
}

/** What was written of a deal, and of the rubber at its end. */
export const POINT_COLUMNS = ["ns_below", "ns_above", "ew_below", "ew_above", "ns_score"] as const
export const TOTAL_COLUMNS = ["ns_total", "ew_total"] as const
export const FIGURE_COLUMNS = [...POINT_COLUMNS, ...TOTAL_COLUMNS] as const

/** True where some column holds what was written. */
export const hasFigures = (columns: Columns): boolean =>
  FIGURE_COLUMNS.some((name) => columns[name] !== undefined)

/** True for the columns of a sheet with figures only. */
export const isFigureSheet = (columns: Columns): boolean =>
  columns.contract === undefined &&
  columns.side !== undefined &&
  columns.where !== undefined &&
  columns.points !== undefined

/** What a file of deals still lacks. */
export const lacking = (columns: Columns, needsState: boolean): HeaderFault | undefined => {
  // A single column may hold the whole result, 4SXW-2.
  if (columns.contract === undefined && columns.result === undefined) return "NoContract"
  if (columns.contract !== undefined && columns.tricks === undefined && columns.result === undefined)
    return "NoTricks"
  if (!needsState) return undefined
  return columns.rubber === undefined && columns.vulnerable === undefined ? "NoState" : undefined
}
