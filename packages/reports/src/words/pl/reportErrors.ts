/** Errors of reading runs for a report, in Polish. */
import type { UnreadableRun } from "../../runs/RunFile.ts"
import type { TextsOf } from "./errors.ts"

export const reportErrors: TextsOf<UnreadableRun> = {
  UnreadableRun: ({ fault, file, found }) =>
    fault === "NotJson"
      ? `${file} to nie JSON: ${found}; zapisz przebieg przez --format json`
      : `${file} nie zawiera przebiegu, który raport umie pokazać (${found}); utwórz go przez --format json, na przykład rubber compare … --format json --output run.json`
}
