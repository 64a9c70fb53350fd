import { sourcesHash } from '@grognard/server/battles/sources-hash.ts'

/**
 * A hash of all that decides how a battle of the laboratory goes, so that only what plays it alike works
 * at one run. A package has no sources: its builder writes the hash in.
 */
export async function programHash(): Promise<string> {
  const hash = await sourcesHash(['umpire', 'geometry', 'rulesets', 'players', 'lab'])
  return hash.slice(0, 20)
}
