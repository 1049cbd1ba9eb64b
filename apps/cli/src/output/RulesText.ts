/** `validate --rules`: what was checked of the rules themselves, and how many cases. */
import { checkRules } from "@rubber-bridge/core/validation/rules/CheckRules"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { emit } from "./Emit.ts"
import { Findings } from "./Failure.ts"

export const showRules = Effect.gen(function* () {
  const { words } = yield* Settings
  const { rules } = words.validate
  const checks = checkRules()
  yield* emit({
    items: checks,
    list: true,
    table: () => ({
      columns: ["check", "cases", "failed", "example"],
      rows: checks.map(({ cases, check, example, failed }) => [check, cases, failed, example])
    }),
    text: () =>
      [
        rules.title,
        ...checks.map(({ cases, check, example, failed }) => {
          const wrong = failed === 0 ? "" : `, ${rules.failed(failed)}: ${example ?? ""}`
          return `  ${rules.check[check]}: ${rules.cases(cases)}${wrong}`
        })
      ].join("\n")
  })
  if (checks.some(({ failed }) => failed > 0)) return yield* new Findings()
  return undefined
})
