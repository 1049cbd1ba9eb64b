/** Words, score sheets, charts and pages. Drawing (`render/…`) is imported by module, because it loads slowly. */
export * as Words from "./words/index.ts"
export * as ScoreText from "./sheet/scoreText.ts"
export * as SheetText from "./sheet/sheetText.ts"
