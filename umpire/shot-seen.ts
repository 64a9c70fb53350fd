import type { Kind, Of } from './kind.ts'
import type { Ruleset } from './ruleset.ts'

/** Who fires at whom, and whether it strikes: for eye and ear alone, nothing is decided by it. */
export interface ShotSeen {
  from: string
  to: string
  isHit: boolean
}

/** What can be seen to be fired in events of each kind. */
export type ShotsByKind<Event extends Kind> = {
  [K in Event['kind']]?: (event: Of<Event, K>) => ShotSeen[]
}

/** None in events of which the ruleset says nothing. */
export function shotsOf<Event extends Kind>(
  { shots }: Pick<Ruleset<never, never, Event>, 'shots'>,
  event: Event,
): ShotSeen[] {
  const kind: Event['kind'] = event.kind
  return shots?.[kind]?.(event as Of<Event, typeof kind>) ?? []
}
