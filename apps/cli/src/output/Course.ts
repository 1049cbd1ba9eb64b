/** How the estimates of a comparison moved: looked at after 50 deals, then whenever their number has doubled. */
import type { Comparison, Figure } from "@rubber-bridge/simulator/comparison/Comparison"
import type { Progress } from "@rubber-bridge/simulator/comparison/Compare"

const FIRST_LOOK = 50

export interface CoursePoint {
  readonly deals: number
  /** The total of each contract, or its score where nothing is advised, in the order of the comparison. */
  readonly values: ReadonlyArray<Figure>
}

/** Looks taken in deal order, so that they do not depend on the number of workers. */
export class Course {
  private next = FIRST_LOOK
  private readonly looks: Array<CoursePoint> = []

  look({ deals, of, soFar }: Progress): void {
    if (deals < this.next || deals === of) return
    while (this.next <= deals) this.next *= 2
    this.looks.push(pointOf(soFar()))
  }

  /** The looks so far and the end. */
  upTo(result: Comparison): ReadonlyArray<CoursePoint> {
    const end = pointOf(result)
    return [...this.looks.filter(({ deals }) => deals < end.deals), end]
  }
}

function pointOf({ contracts, model }: Comparison): CoursePoint {
  return { deals: model.deals, values: contracts.map(({ score, total }) => total ?? score) }
}
