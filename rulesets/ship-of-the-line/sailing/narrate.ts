import type { Message, Of } from '@grognard/umpire'
import { turned } from '@grognard/geometry/dots/heading.ts'
import { shipName } from '../picture/piece.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { SailingEvent } from './events.ts'

type Narrate = {
  [K in SailingEvent['kind']]: (event: Of<SailingEvent, K>, before: State) => Message | null
}

export const narrateSailing: Narrate = {
  sailed: (event, before) => ({
    key: `sol.event.sailed.${mannerOf(event, before)}`,
    values: {
      ship: nameOf(before, event.ship),
      heading: { key: `sol.heading.${event.heading}` },
      column: event.x + 1,
      row: event.y + 1,
    },
  }),
  leftBoard: (event, before) => ({
    key: `sol.event.leftBoard.${event.status}`,
    values: { ship: nameOf(before, event.ship) },
  }),
  collided: (event, before) => ({
    key: event.action === 'drift' ? 'sol.event.driftedInto' : 'sol.event.collided',
    values: {
      ship: nameOf(before, event.ship),
      struck: nameOf(before, event.struck),
      heading: { key: `sol.heading.${event.heading}` },
    },
  }),
  drifted: (event, before) => ({
    key: 'sol.event.drifted',
    values: { ship: nameOf(before, event.ship), column: event.x + 1, row: event.y + 1 },
  }),
}

function mannerOf(event: Of<SailingEvent, 'sailed'>, before: State): string {
  if (event.action !== 'move') return event.action
  const { heading } = shipOf(before, event.ship)
  if (heading === event.heading) return 'ahead'
  return turned(heading, 1) === event.heading ? 'starboard' : 'port'
}

const nameOf = (state: State, id: string) => shipName(shipOf(state, id))
