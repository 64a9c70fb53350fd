import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A hash of what stands in these folders of the sources, tests left out. */
export async function sourcesHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of (await readdir(join(root, folder), { recursive: true })).toSorted()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      hash.update(`${name}\n`).update(await readFile(join(root, folder, name)))
    }
  return hash.digest('hex')
}
