/**
 * The rules checked against themselves: every score of one deal against the law's tables and against a second way of adding
 * up, and many rubbers against what must hold in any. Deals come from a fixed sequence, so every run checks the same.
 */
import { checkNumbers } from "./CheckNumbers.ts"
import { checkScores } from "./CheckScores.ts"
import { checkRubbers } from "./CheckRubbers.ts"

export type RuleCheckName =
  | "tables"
  | "steps"
  | "old"
  | "duplicate"
  | "lines"
  | "state"
  | "end"
  | "order"
  | "sides"
  | "validator"
  | "numbers"

export interface RuleCheck {
  readonly check: RuleCheckName
  readonly cases: number
  readonly failed: number
  /** The first case that failed. */
  readonly example: string | null
}

/** Counts the cases of one check. */
export class Tally {
  cases = 0
  failed = 0
  example: string | null = null
  private readonly check: RuleCheckName

  constructor(check: RuleCheckName) {
    this.check = check
  }

  /** One case; `describe` is asked only for the first that fails. */
  count(holds: boolean, describe: () => string): void {
    this.cases++
    if (holds) return
    this.failed++
    this.example ??= describe()
  }

  result(): RuleCheck {
    return { check: this.check, cases: this.cases, failed: this.failed, example: this.example }
  }
}

export const RUBBERS = 100_000

/** How many more go through the validator alone for each of them. */
const MORE = 20

/** Every check with its number of cases. */
export const checkRules = (rubbers = RUBBERS): ReadonlyArray<RuleCheck> => [
  ...checkScores(),
  ...checkRubbers(rubbers),
  checkNumbers(rubbers * MORE)
]
