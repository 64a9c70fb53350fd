import type { Message, Of } from '@grognard/umpire'
import { listed } from '../listed.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { CommandEvent, Loaded } from './events.ts'
import { mayFire } from './shot.ts'

type Narrate = {
  [K in CommandEvent['kind']]: (event: Of<CommandEvent, K>, before: State) => Message | null
}

export const narrateCommand: Narrate = {
  turnBegun: ({ turn }) => ({ key: 'lob.event.turnBegun', values: { turn } }),
  initiativeRolled: ({ seat, die, total }) => ({
    key: 'lob.event.initiativeRolled',
    values: { seat: { key: `seat.${seat}` }, die, total },
  }),
  initiativeTied: ({ seats, total }) => ({
    key: 'lob.event.initiativeTied',
    values: { seats: listed(seats.map(seat => ({ key: `seat.${seat}` }))), total },
  }),
  initiativeSet: ({ order }) => ({
    key: 'lob.event.initiativeSet',
    values: { seat: { key: `seat.${order[0] ?? ''}` } },
  }),
  shotChosen: ({ ship, shot }, before) => ({
    key: 'lob.event.shotChosen',
    values: { ship: shipOf(before, ship).name, shot: { key: `lob.shot.${shot}` } },
  }),
  shotsRevealed: ({ shots }, before) => shotsSeen(before, shots),
  ruddersCounted: ({ ships }, before) => ({
    key: 'lob.event.ruddersCounted',
    values: { ships: ships.map(row => shipOf(before, row.ship).name).join(', ') },
  }),
}

/** [LOB-055] What each ship that may fire has loaded; nothing is told where none may. */
function shotsSeen(before: State, shots: readonly Loaded[]): Message | null {
  const loaded = shots.flatMap(({ ship: id, shot }) => {
    const ship = shipOf(before, id)
    if (shot === null || !mayFire(before, ship)) return []
    const values = { ship: ship.name, shot: { key: `lob.shot.${shot}` } }
    return [{ key: 'lob.event.shipLoaded', values }]
  })
  if (loaded.length === 0) return null
  return { key: 'lob.event.shotsRevealed', values: { loaded: listed(loaded) } }
}
