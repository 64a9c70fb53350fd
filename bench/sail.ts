import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const parts = [
  'assorted',
  'dr_1',
  'dr_2',
  'dr_3',
  'dr_4',
  'dr_5',
  'game',
  'globals',
  'misc',
  'parties',
]

/** What the game’s own build writes for it; nothing is kept here. */
const headers: Record<string, string> = {
  'bsd-games.h': '',
  'pathnames.h': ['LOGFILE "/dev/null"', 'SYNC "/dev/null%d"', 'LOCK "/dev/null%d"']
    .map(line => `#define _PATH_${line}\n`)
    .join(''),
}

/** The driver of BSD sail, built from its sources: how many turns a second of the processor it plays. */
export interface SailLoop {
  turnsPerSecond(scene: string, turnLimit: number): number
  close(): void
}

/** SAIL_SOURCES names the unpacked folder of `apt-get source bsdgames`; null where it does not. Throws where no compiler builds it. */
export function sailLoop(): SailLoop | null {
  const sources = process.env['SAIL_SOURCES']
  if (!sources) return null
  const folder = mkdtempSync(join(tmpdir(), 'grognard-sail-'))
  const program = join(folder, 'sail-loop')
  for (const [name, text] of Object.entries(headers)) writeFileSync(join(folder, name), text)
  const files = [
    fileURLToPath(new URL('sail-loop.c', import.meta.url)),
    ...parts.map(part => join(sources, 'sail', `${part}.c`)),
    join(sources, 'lib', 'strlcpy.c'),
  ]
  const seen = [folder, join(sources, 'sail'), join(sources, 'include')].map(path => `-I${path}`)
  execFileSync('cc', ['-O2', '-w', '-fcommon', '-D_GNU_SOURCE', ...seen, ...files, '-o', program])
  return {
    turnsPerSecond(scene, turnLimit) {
      const told = execFileSync(program, [scene, String(turnLimit), '1'], { encoding: 'utf8' })
      const [turns = 0, microseconds = 0] = told.split(' ').map(Number)
      return (turns / microseconds) * 1e6
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
