// Is the built command line there, and as new as its sources? Plain JavaScript for every Node from 18 on.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
export const bundle = join(root, "apps/cli/dist/main.js")

const SOURCES = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) =>
    ["src", "assembly", "package.json", "build.mjs", "build-page.mjs", "asconfig.json"].map((part) =>
      join(root, folder, name, part)
    )
  )
)

/** True when no source is newer than the bundle. */
export const isFresh = () => {
  if (!existsSync(bundle)) return false
  const built = statSync(bundle).mtimeMs
  return SOURCES.every((path) => !isNewer(path, built))
}

/** Builds the bundle; everything the build says goes to stderr, so that stdout stays data. */
export const buildBundle = () => {
  process.stderr.write("rubber: building the command line once …\n")
  const { status } = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), "bundle"], {
    cwd: root,
    stdio: ["ignore", 2, 2]
  })
  if (status !== 0 || !existsSync(bundle)) {
    process.stderr.write("rubber: the build failed; run npm run build to see why\n")
    process.exit(status || 70)
  }
  // A bundle taken from the build cache keeps its old time: mark it as checked now.
  const now = new Date()
  utimesSync(bundle, now, now)
}

function isNewer(path, time) {
  const info = statSync(path, { throwIfNoEntry: false })
  if (info === undefined) return false
  if (!info.isDirectory()) return info.mtimeMs > time
  return readdirSync(path).some((name) => isNewer(join(path, name), time))
}
