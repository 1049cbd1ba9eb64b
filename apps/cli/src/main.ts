/** Entry point of the `rubber` binary: arguments in, exit code out. */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect, Exit, Layer } from "effect"
import { runCommandLine } from "./app.ts"
import { chooseLanguage } from "./language.ts"
import { EXIT } from "./output/Failure.ts"
import { Streams } from "./output/Streams.ts"

const args = process.argv.slice(2)
const lang = chooseLanguage(args, process.env["RUBBER_LANG"])

runCommandLine(args, lang).pipe(
  Effect.provide(Layer.merge(NodeServices.layer, Streams.layer)),
  NodeRuntime.runMain({
    disableErrorReporting: true,
    teardown: (exit, end) => end(Exit.isSuccess(exit) ? Number(exit.value) : EXIT.interrupted)
  })
)
