import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Whatever may end up in the page. */
const sources = ['web', 'board', 'lab', 'players', 'rulesets', 'geometry', 'umpire']

/** Set after a whole build to the time it began: sources changed while it ran count as newer. */
export const stampPath = join(root, 'web', 'dist', '.built')

export function isPageStale(): boolean {
  return isOlder(stampPath, [join(root, 'package-lock.json'), ...sources.flatMap(sourceFiles)])
}

/** Missing counts as older than anything. */
export function isOlder(stamp: string, files: readonly string[]): boolean {
  if (!existsSync(stamp)) return true
  const built = statSync(stamp).mtimeMs
  return files.some(path => existsSync(path) && statSync(path).mtimeMs > built)
}

function sourceFiles(folder: string): string[] {
  return filesIn(join(root, folder)).filter(path => !path.endsWith('.test.ts'))
}

/** Every file below the folder; what was built or installed there is passed over. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
