/** Room for texts beside a plot: margins that hold the longest of them. */
import { textWidth } from "../render/textWidth.ts"

/** Pixels for the longest text at `size`, and no fewer than `least`; `beside` is for ticks and gaps. */
export const roomFor = (
  texts: ReadonlyArray<string>,
  {
    beside = 12,
    least = 0,
    size = 12
  }: { readonly beside?: number; readonly least?: number; readonly size?: number }
): number => Math.max(least, ...texts.map((text) => Math.ceil(textWidth(text, size)) + beside))
