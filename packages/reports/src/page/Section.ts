/** One part of a report: what a run says in words, tables and charts. */
import type { ChartSpec } from "../charts/specs.ts"

export interface Section {
  readonly title: string
  /** HTML before the charts. */
  readonly lead: string
  readonly charts: ReadonlyArray<ChartSpec>
  /** HTML after the charts. */
  readonly tail: string
}
