import { join } from 'node:path'
import type { Game } from '@grognard/umpire'
import { sourcesHash } from './sources-hash.ts'

/** A hash of all that plays a journal of this game. A package has no sources: its builder writes the hashes in. */
export function rulesHash({ id, isExample }: Game): Promise<string> {
  const own = join('rulesets', isExample ? 'examples' : id)
  return sourcesHash(['umpire', 'geometry', own, join('server', 'battles')])
}
