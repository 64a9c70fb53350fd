import type { Message } from '@grognard/umpire'
import type { LobRefusal } from '../rules.ts'
import type { Ship, State } from '../state.ts'
import type { Acting } from './acting.ts'
import { canTravel } from './duty.ts'
import { hullAhead } from './voyage.ts'
import { isInClosedSector } from './wind.ts'

/** [LOB-076] What keeps a ship from sailing at all, and what is still open to her. */
export const noWay: readonly LobRefusal<Acting>[] = [
  {
    rule: 'LOB-076',
    message: 'lob.refuse.closedSector',
    values: ({ ship }) => ({ ship: ship.name, ways: waysLeft(ship) }),
    stop: true,
    when: ({ state, ship }) => isInClosedSector(state, ship.heading) && !canTravel(state, ship),
  },
  {
    rule: 'LOB-076',
    message: 'lob.refuse.hullAhead',
    values: ({ state, ship }) => ({
      ship: ship.name,
      other: hullAhead(state, ship)?.name ?? '',
      ways: waysLeft(ship),
    }),
    stop: true,
    when: ({ state, ship }) => isHemmedIn(state, ship),
  },
]

function isHemmedIn(state: State, ship: Ship): boolean {
  return !isInClosedSector(state, ship.heading) && !canTravel(state, ship)
}

/** [LOB-070] [LOB-102] Instead of sailing: the anchor, or a tack that may free her. */
function waysLeft(ship: Ship): Message {
  const mayAnchor = !ship.isFleeing && !ship.isAnchored && ship.manoeuvre !== 'tackFailed'
  const mayTack = !ship.isFleeing && ship.manoeuvre === 'none' && ship.rudderTurns === 0
  if (mayAnchor) return { key: mayTack ? 'lob.way.anchorOrTack' : 'lob.way.anchor' }
  return { key: mayTack ? 'lob.way.tack' : 'lob.way.none' }
}
