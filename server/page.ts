import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPageStale, root, stampPath } from './freshness.ts'

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
