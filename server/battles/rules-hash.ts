import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Game } from '@grognard/umpire'

const root = join(import.meta.dirname, '..', '..')

/** A hash of all that plays a journal of this game. A package has no sources: its builder writes the hashes in. */
export async function rulesHash({ id, isExample }: Game): Promise<string> {
  const own = join('rulesets', isExample ? 'examples' : id)
  const hash = createHash('sha256')
  for (const folder of ['umpire', 'geometry', own, join('server', 'battles')])
    for (const name of (await readdir(join(root, folder), { recursive: true })).toSorted()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      hash.update(`${name}\n`).update(await readFile(join(root, folder, name)))
    }
  return hash.digest('hex')
}
