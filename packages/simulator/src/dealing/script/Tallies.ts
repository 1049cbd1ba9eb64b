/** Averages and frequency tables over the deals of a script. */
/** The mean of a value over deals, by running sums that do not lose small spreads on large means. */
export class Average {
  readonly title: string
  private mean = 0
  private squares = 0
  private count = 0

  constructor(title: string) {
    this.title = title
  }

  add(value: number): void {
    this.count++
    const before = value - this.mean
    this.mean += before / this.count
    this.squares += before * (value - this.mean)
  }

  /** Mean and standard error, in the unit of the value; no mean without deals, no error of a single one. */
  get figure() {
    const { count, mean, squares, title } = this
    return {
      title,
      mean: count === 0 ? null : mean,
      se: count < 2 ? null : Math.sqrt(squares / (count - 1) / count),
      count
    }
  }

  get text(): string {
    const { mean, se, title } = this.figure
    return `${title === "" ? "" : `${title}: `}${mean === null ? "-" : digits(mean)}${se === null ? "" : ` ± ${digits(se)}`}\n`
  }
}

interface Axis {
  readonly low: number
  readonly high: number
}

/** How often values occur; rows and columns below and above the bounds are summed up. */
export class Frequency {
  readonly title: string
  private readonly rows: Axis
  private readonly columns: Axis | undefined
  private readonly counts: Float64Array

  constructor(title: string, rows: Axis, columns: Axis | undefined) {
    this.title = title
    this.rows = rows
    this.columns = columns
    this.counts = new Float64Array(size(rows) * size(columns))
  }

  /** Counts a deal by its value, and by a second where there are columns. */
  add(value: number, other = 0): void {
    const column = this.columns === undefined ? 0 : place(this.columns, other)
    this.counts[place(this.rows, value) * size(this.columns) + column]!++
  }

  /** Counts by row, each with counts by column; `Low` first and `High` last. */
  get figure() {
    const width = size(this.columns)
    const rows = labels(this.rows).map((value, n) => ({
      value,
      counts: [...this.counts.subarray(n * width, (n + 1) * width)]
    }))
    return { title: this.title, columns: this.columns === undefined ? null : labels(this.columns), rows }
  }

  get text(): string {
    const { columns, rows } = this.figure
    const head = `Frequency ${this.title}:\n`
    if (columns === null) {
      // The original leaves out the two outer rows when they are empty.
      const shown = rows.filter(({ counts, value }) => typeof value === "number" || counts[0]! > 0)
      return (
        head +
        shown
          .map(
            ({ counts, value }) =>
              `${typeof value === "number" ? cell(value, 5) : value}\t${cell(counts[0]!, 8)}\n`
          )
          .join("")
      )
    }
    const sums = columns.map((_, n) => rows.reduce((sum, row) => sum + row.counts[n]!, 0))
    const top = `    ${[...columns, "Sum"].map((name) => cell(name, 7)).join("")}`
    return `${[head + top, ...rows.map(({ counts, value }) => line(value, counts)), line("Sum", sums)].join("\n")}\n\n`
  }
}

/** A row of a table with two values: its label, the counts and their sum. */
const line = (name: string | number, counts: ReadonlyArray<number>) =>
  (typeof name === "number" ? cell(name, 4) : name.padEnd(4)) +
  [...counts, counts.reduce((sum, n) => sum + n, 0)].map((n) => cell(n, 7)).join("")

const size = (axis: Axis | undefined) => (axis === undefined ? 1 : axis.high - axis.low + 3)

function place({ high, low }: Axis, value: number): number {
  if (value < low) return 0
  return value > high ? high - low + 2 : value - low + 1
}

function labels({ high, low }: Axis): ReadonlyArray<string | number> {
  return ["Low", ...Array.from({ length: high - low + 1 }, (_, n) => low + n), "High"]
}

const cell = (value: string | number, width: number) => String(value).padStart(width)

/** Six figures, as the original prints them. */
const digits = (value: number) => String(Number(value.toPrecision(6)))
