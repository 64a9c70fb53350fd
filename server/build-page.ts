import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whatever may end up in the page. */
const sources = ['web', 'board', 'lab', 'players', 'rulesets', 'geometry', 'umpire']

/** Set after a whole build to the time it began: sources changed while it ran count as newer. */
const stampPath = join(root, 'web', 'dist', '.built')

function isPageStale(): boolean {
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

export const pageFolder = join(root, 'web', 'dist')

/** Builds the page where it is missing or older than its sources. Throws with what the build said. */
export async function buildPage(say: (line: string) => void): Promise<void> {
  if (!isPageStale()) return
  say('Building the page …')
  const began = new Date()
  const { build } = await import('vite')
  await build({ root: join(root, 'web'), logLevel: 'silent', mode: 'production' })
  if (!existsSync(join(pageFolder, 'index.html'))) throw new Error('The build made no index.html.')
  writeFileSync(stampPath, '')
  utimesSync(stampPath, began, began)
}
