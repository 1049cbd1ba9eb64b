import { describe, expect, it } from "vitest"
import { scoreText } from "../../src/sheet/scoreText.ts"
import { sheetOf } from "./support.ts"

const english = { lang: "en", ascii: false } as const
const only = (text: string) => sheetOf([text]).deals[0]!

describe("scoreText", () => {
  it("explains every line: side, place, points, sum, reason and rule", () => {
    expect(scoreText(only("6HXS13 honours N 100"), english)).toBe(
      `6♥X by South, not vulnerable: 13 tricks, 1 overtrick
  NS  below the line  360  = 2 × (6 × 30)  6 odd tricks bid and made, doubled          [trick-score]
  NS  above the line  100                  1 overtrick, doubled, not vulnerable        [overtricks]
  NS  above the line  500                  small slam bid and made, not vulnerable     [slam]
  NS  above the line   50                  doubled contract made                       [insult]
  NS  above the line  100                  four of the five trump honours in one hand  [honours]
  NS total  1110  (below the line 360, above the line 750)
  EW total     0  (below the line 0, above the line 0)`
    )
  })

  it("gives the penalty to the defenders with its sum", () => {
    expect(scoreText(only("4SXW8"), english)).toContain(
      "NS  above the line  300  = 100 + 200  2 undertricks, doubled, not vulnerable  [undertricks]"
    )
  })

  it("says that a passed-out deal writes nothing", () => {
    expect(scoreText(only("pass"), english)).toBe("passed out: nothing is written")
    expect(scoreText(only("pass"), { lang: "pl", ascii: false })).toBe("cztery pasy: nic się nie zapisuje")
  })

  it("speaks Polish with plain signs", () => {
    expect(scoreText(only("2HS10"), { lang: "pl", ascii: true })).toBe(
      `2H rozgrywa S, przed partią: 10 lew, 2 nadróbki
  NS  pod kreską  60  = 2 x 30  2 lewy wylicytowane i ugrane  [trick-score]
  NS  nad kreską  60  = 2 x 30  2 nadróbki                    [overtricks]
  NS razem  120  (pod kreską 60, nad kreską 60)
  EW razem    0  (pod kreską 0, nad kreską 0)`
    )
  })
})
