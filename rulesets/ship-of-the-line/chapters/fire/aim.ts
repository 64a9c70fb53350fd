import { field } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { batteriesPerSide, longestRange, rangeWithWreck } from '../../book/tables/ship.ts'
import type { Event } from '../../events.ts'
import { bearingSide } from '../../model/bearing.ts'
import { battery, side } from '../../model/fields.ts'
import { hasBattery, hasBroadside, isBlocked, isHeldByWreck, rangeTo } from '../../model/guns.ts'
import { shipName, sideName } from '../../model/names.ts'
import { isFighting, shipOf } from '../../model/ships.ts'
import type { Attack, Ship, Side, State } from '../../model/state.ts'
import type { SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** What is fired, of an order: one battery or more of a side. */
export const batteriesShape = {
  side,
  batteries: field.list(battery, { fewest: 1, most: batteriesPerSide }),
}

/** [SOL-060] In the order in which they are fired. */
export function bowToStern(batteries: readonly number[]): number[] {
  return batteries.toSorted((one, other) => one - other)
}

/** [SOL-057] The attack as it begins: a part of it may be a broadside. */
export function attackWith(
  state: State,
  attack: Omit<Attack, 'hasBroadside' | 'isCutShort'>,
): Of<Event, 'attackBegan'> {
  const shooter = shipOf(state, attack.shooter)
  const target = shipOf(state, attack.target)
  return {
    kind: 'attackBegan',
    ...attack,
    hasBroadside: hasBroadside(shooter, attack.batteries, target),
  }
}

/** Batteries of a side against a ship. */
export interface Shooting {
  state: State
  shooter: Ship
  target: Ship
  side: Side
  batteries: readonly number[]
}

const ships = ({ shooter, target }: Shooting) => ({
  ship: shipName(shooter),
  target: shipName(target),
})

const isBeyond = ({ shooter, target }: Shooting, cables: number) =>
  (rangeTo(shooter, target) ?? cables + 1) > cables

/** Whether a ship may fire these batteries at another: what it is, where they lie, what still works. */
export const shootingRefusals: readonly SolRefusal<Shooting>[] = [
  stop('SOL-115', 'sol.refuse.prizeCannotFight', ({ shooter }) => shooter.isPrize, ships),
  stop('SOL-126', 'sol.refuse.shooterAway', ({ shooter }) => !isFighting(shooter), ships),
  stop(
    'SOL-050',
    'sol.refuse.ownShip',
    ({ shooter, target }) => target.seat === shooter.seat,
    ships,
  ),
  stop(
    'SOL-121',
    'sol.refuse.targetSurrendered',
    ({ target }) => target.status === 'surrendered',
    ships,
  ),
  stop('SOL-129', 'sol.refuse.targetGone', ({ target }) => target.status !== 'afloat', ships),
  stop(
    'SOL-052',
    'sol.refuse.outOfRange',
    s => isBeyond(s, longestRange),
    s => ({ ...ships(s), cables: longestRange }),
  ),
  refuse(
    'SOL-082',
    'sol.refuse.wreckLimitsRange',
    s => isHeldByWreck(s.shooter) && isBeyond(s, rangeWithWreck),
    s => ({ ...ships(s), cables: rangeWithWreck }),
  ),
  refuse(
    'SOL-053',
    'sol.refuse.doesNotBear',
    ({ shooter, target, side }) => bearingSide(shooter, target) !== side,
    s => ({ ...ships(s), side: sideName(s.side) }),
  ),
  refuse(
    'SOL-059',
    'sol.refuse.shipInTheWay',
    ({ state, shooter, target }) => isBlocked(state, shooter, target),
    ships,
  ),
  stop(
    'SOL-060',
    'sol.refuse.noneWorks',
    ({ shooter, side }) => !hasBattery(shooter, side, 'any'),
    ({ shooter, side }) => ({
      ship: shipName(shooter),
      side: sideName(side),
    }),
  ),
  refuse(
    'SOL-060',
    'sol.refuse.batteryTwice',
    ({ batteries }) => new Set(batteries).size < batteries.length,
  ),
  refuse(
    'SOL-060',
    'sol.refuse.batteryGone',
    ({ shooter, side, batteries }) =>
      batteries.some(battery => !shooter.batteries[side][battery - 1]),
    ({ shooter, side, batteries }) => ({
      batteries: batteries.filter(battery => !shooter.batteries[side][battery - 1]).join(', '),
      side: sideName(side),
    }),
  ),
]

/** Of so many samples of fire one is of a single battery, one with a card. */
export const VARIATIONS = 8
