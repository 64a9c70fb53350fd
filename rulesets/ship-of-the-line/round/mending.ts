import type { Message } from '@grognard/umpire'
import { mastIds } from '../ships.ts'
import type { MastId, Ship, Side } from '../state.ts'
import { repairs } from '../tables/repairs.ts'
import { batteryNumbers, sailsPerMast } from '../tables/ship.ts'

/** A battery by its side and its number, 1 at the bow. */
export interface Gun {
  side: Side
  battery: number
}

export const sides: readonly Side[] = ['starboard', 'port']

/** [SOL-128] On a standing mast only. */
export function hasRoom(ship: Ship, mast: MastId): boolean {
  const sails = ship.masts[mast]
  return sails !== null && sails < sailsPerMast
}

/** One or more, no more than may be mended, each of them gone and none named twice. */
export function areToMend(ship: Ship, guns: readonly Gun[]): boolean {
  if (guns.length === 0 || guns.length > repairs.batteries) return false
  return guns.every(
    (gun, place) => isGone(ship, gun) && guns.findIndex(other => isSame(gun, other)) === place,
  )
}

const isSame = (one: Gun, other: Gun) => one.side === other.side && one.battery === other.battery
const isGone = (ship: Ship, { side, battery }: Gun) => ship.batteries[side][battery - 1] === false

/** Batteries to replace, starboard first, from bow to stern. */
export function gunsGone(ship: Ship): Gun[] {
  const gone: Gun[] = []
  for (const side of sides)
    for (const battery of batteryNumbers)
      if (isGone(ship, { side, battery })) gone.push({ side, battery })
  return gone
}

function hasGunsGone({ batteries }: Ship): boolean {
  return batteries.starboard.includes(false) || batteries.port.includes(false)
}

/** Nothing that a turn off the board could mend. */
export function isWhole(ship: Ship): boolean {
  return ship.hull === 0 && !hasGunsGone(ship) && !mastIds.some(id => hasRoom(ship, id))
}

/** "starboard 3, larboard 1" */
export function tellGuns(guns: readonly Gun[]): Message {
  const [first, ...others] = guns.map(({ side, battery }) => ({
    key: 'sol.gunOf',
    values: { side: { key: `sol.side.${side}` }, battery },
  }))
  return others.reduce<Message>(
    (list, item) => ({ key: 'sol.list', values: { list, item } }),
    first ?? { key: 'sol.nothing' },
  )
}
