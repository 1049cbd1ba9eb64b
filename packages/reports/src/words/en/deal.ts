/** Words of `rubber deal`: what was dealt and how often its conditions occur. */
import { pluralEn } from "../plural.ts"

export const deal = {
  condition: (text: string) => `condition: ${text}`,
  met: (share: string, oneIn: string) => `${share} of random deals meet the conditions (one in ${oneIn})`,
  direct: (seats: string) => `dealt directly: ${seats}`,
  rejected: (tries: string) => `${tries} ${tries === "1" ? "try" : "tries"}`,
  produced: (deals: number) => `${deals} ${pluralEn(deals, "deal", "deals")}`,
  overridden: (line: number) =>
    `the condition on line ${line} is replaced by a later one; join them with and`,
  generated: (generate: number, deals: number) =>
    `the script's limit of ${generate} deals tried was reached with ${deals} ${pluralEn(deals, "deal", "deals")} found`,
  notFound: (deals: number, tries: string) =>
    `no further deal met the conditions in ${tries} tries; ${deals} found; make them less demanding`,
  scriptAndHands: (flag: string) => `--file brings its own conditions; leave out ${flag}`,
  columns: {
    number: "number",
    deal: "deal",
    title: "title",
    mean: "mean",
    se: "standard error",
    count: "deals"
  }
}
