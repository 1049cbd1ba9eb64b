/** Results and claims against the cards played. */
import { Result } from "effect"
import type { LinBoard } from "../formats/lin/LinBoard.ts"
import { agreesWithPlay } from "../formats/lin/LinPlay.ts"
import type { PbnBoard } from "../formats/pbn/PbnBoard.ts"
import { countTricks } from "../formats/Play.ts"
import { explained, type Finding } from "./Reason.ts"

/** The result against the cards played, unless the file says that it was agreed otherwise. */
export const playFindings = (board: PbnBoard): ReadonlyArray<Finding> => {
  const { contract, play, tricks } = board
  if (play.length === 0 || tricks === undefined || contract === undefined || contract === "PassedOut")
    return []
  if (board.resultDisputed) return []
  const count = countTricks(play, contract, board.deal)
  if (Result.isFailure(count) || agreesWithPlay(tricks, count.success)) return []
  return [tricksFinding(board.at.result, board.board, count.success.declarer, tricks)]
}

/** The claim against the play, and the match's own list against both. */
export const linFindings = (board: LinBoard): ReadonlyArray<Finding> => {
  const { claim, contract, listed, played, tricks } = board
  const findings: Array<Finding> = []
  if (claim !== undefined && played !== undefined && !agreesWithPlay(claim, played)) {
    findings.push(tricksFinding(board.line, board.board, played.declarer, claim))
  }
  if (
    listed?.tricks !== undefined &&
    tricks !== undefined &&
    contract !== "PassedOut" &&
    listed.tricks !== tricks
  ) {
    findings.push(tricksFinding(board.line, board.board, tricks, listed.tricks))
  }
  return findings
}

function tricksFinding(line: number, board: string | undefined, expected: number, found: number): Finding {
  return { line, rubber: board ?? null, field: "tricks", expected, found, ...explained(["PlayDisagrees"]) }
}
