import type { Message, Of } from '@grognard/umpire'
import { listed } from '../listed.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { ShotId } from '../tables/ammunition.ts'
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
  const seen = shots.flatMap(({ ship: id, shot }) => {
    const ship = shipOf(before, id)
    return shot === null || !mayFire(before, ship) ? [] : [{ ship: ship.name, shot }]
  })
  if (seen.length === 0) return null
  const loaded = seen.length > MOST_NAMED ? countedByShot(seen) : seen.map(named)
  return { key: 'lob.event.shotsRevealed', values: { loaded: listed(loaded) } }
}

/** Of more ships than these, those that have loaded alike are counted; a few that have not are named. */
const MOST_NAMED = 6
const FEW = 3

interface SeenShot {
  ship: string
  shot: ShotId
}

function countedByShot(seen: readonly SeenShot[]): Message[] {
  const byShot = [...Map.groupBy(seen, ({ shot }) => shot)]
  return byShot
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([shot, ships]): Message[] => {
      if (ships.length <= FEW) return ships.map(named)
      const values = { count: ships.length, shot: { key: `lob.shot.${shot}` } }
      return [{ key: 'lob.event.shipsLoaded', values }]
    })
}

function named({ ship, shot }: SeenShot): Message {
  return { key: 'lob.event.shipLoaded', values: { ship, shot: { key: `lob.shot.${shot}` } } }
}
