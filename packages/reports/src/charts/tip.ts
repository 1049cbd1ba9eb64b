/** What a mark says when it is pointed at. */
import type { Canvas } from "./Chart.ts"

const LOOK = { fontSize: 13, lineHeight: 1.3, textPadding: 9 } as const

/** How a tip looks that a chart draws itself, for the nearest of many marks. */
export const tipLook = ({ theme }: Pick<Canvas, "theme">) => ({
  ...LOOK,
  fill: theme.ground,
  stroke: theme.faint
})

/** Mark options for a tip of some lines, where the canvas answers to the pointer; nothing where it does not. */
export const tip = <Row>({ theme, tips }: Pick<Canvas, "theme" | "tips">, text: (row: Row) => string) =>
  tips
    ? ({
        tip: tipLook({ theme }),
        title: text
      } as const)
    : {}
