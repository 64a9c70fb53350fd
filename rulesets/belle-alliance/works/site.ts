import type { WorkPart } from '../parts.ts'
import type { Work } from '../state.ts'
import type { WorkSite } from './events.ts'

/** What is worked at and where, of a work or of a site: a fresh record. */
export function siteOf({ kind, terrain, x, y, heading }: WorkSite): WorkSite {
  return { kind, terrain, x, y, heading }
}

/** The site that an order names. */
export function siteOrdered({ work: kind, terrain, x, y, heading }: WorkPart): WorkSite {
  return { kind, terrain, x, y, heading }
}

/** The same work at the same place. */
export function isSameSite(work: Work | null, site: WorkSite): boolean {
  return (
    work !== null &&
    work.kind === site.kind &&
    work.terrain === site.terrain &&
    work.x === site.x &&
    work.y === site.y &&
    work.heading === site.heading
  )
}
