import { defineConfig } from "vitest/config"

// Tests that drive a real Chromium (`CHROMIUM` names its program, otherwise the usual places are tried). They have a
// command of their own, `npm run test:browser`, because not every machine has a browser.
export default defineConfig({
  test: {
    include: ["packages/*/test-browser/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    fileParallelism: false
  }
})
