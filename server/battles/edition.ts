import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineVersion } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'

const root = join(import.meta.dirname, '..', '..')

const known = new Map<string, Promise<string>>()

/**
 * The edition of a game’s rules as this program has them: that of the book, and a hash of all that
 * plays a journal, so that a corrected rule is another edition without anybody’s having to say so.
 */
export function editionOf({ id, isExample, rulebook }: Game): Promise<string> {
  const folders = ['umpire', 'geometry', join('rulesets', isExample ? 'examples' : id)]
  const found =
    known.get(id) ??
    hashOfSources([...folders, join('server', 'battles')]).then(
      hash => `${rulebook.edition}, ${engineVersion}, ${hash}`,
    )
  known.set(id, found)
  return found
}

async function hashOfSources(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of (await readdir(join(root, folder), { recursive: true })).toSorted()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      hash.update(`${name}\n`).update(await readFile(join(root, folder, name)))
    }
  return hash.digest('hex')
}
