/** Errors of reading runs for a report, in Polish. */
import type { UnreadableRun } from "../../runs/RunFile.ts"
import type { TextsOf } from "./errors.ts"

export const reportErrors: TextsOf<UnreadableRun> = {
  UnreadableRun: ({ column, fault, file, found, line, path, run }) => {
    if (fault === "NotJson")
      return `${file}:${line}:${column}: ${found === "" ? "tu plik się kończy" : `tu stoi „${found}”`}, a to nie JSON; zapisz przebieg przez --format json`
    const what: Readonly<Record<Exclude<UnreadableRun["fault"], "NotJson">, string>> = {
      NoObject: `jest w nim ${found}`,
      Keys: found === "" ? "obiekt jest pusty" : `ma klucze ${found}`,
      Damaged: `${RUNS[run] ?? run}: ${path} ${found === "" ? "nie ma wartości" : `to ${found}`}`
    }
    return `${file} nie zawiera przebiegu, który raport umie pokazać (${what[fault]}); utwórz go przez --format json, na przykład rubber compare … --format json --output run.json`
  }
}

const RUNS: Readonly<Record<string, string>> = {
  comparison: "porównanie",
  sheet: "arkusz",
  breakEven: "próg opłacalności",
  equity: "wartość robra",
  simulation: "symulacja",
  finding: "znalezisko",
  ruleCheck: "sprawdzenie reguł",
  solved: "rozwiązane rozdanie"
}
