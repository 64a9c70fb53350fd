import type { Shape } from '@grognard/umpire'
import { batteriesPerSide, longestRange, rangeWithWreck } from '../../book/tables/ship.ts'
import { bearingSide } from '../../model/bearing.ts'
import {
  batteryShape,
  hasBattery,
  hasBroadside,
  isBlocked,
  isHeldByWreck,
  rangeTo,
} from '../../model/guns.ts'
import { isFighting, shipName, shipOf } from '../../model/ships.ts'
import type { Attack, Ship, Side, State } from '../../model/state.ts'
import type { SolRefusal } from '../../rules.ts'
import type { AttackBegan } from './events.ts'

export const batteriesShape: Shape = {
  type: 'list',
  of: batteryShape,
  fewest: 1,
  most: batteriesPerSide,
}

/** [SOL-060] In the order in which they are fired. */
export function bowToStern(batteries: readonly number[]): number[] {
  return batteries.toSorted((one, other) => one - other)
}

/** [SOL-057] The attack as it begins: a part of it may be a broadside. */
export function attackWith(
  state: State,
  attack: Omit<Attack, 'hasBroadside' | 'isCutShort'>,
): AttackBegan {
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
  {
    rule: 'SOL-115',
    message: 'sol.refuse.prizeCannotFight',
    values: ships,
    when: ({ shooter }) => shooter.isPrize,
    stop: true,
  },
  {
    rule: 'SOL-126',
    message: 'sol.refuse.shooterAway',
    values: ships,
    when: ({ shooter }) => !isFighting(shooter),
    stop: true,
  },
  {
    rule: 'SOL-050',
    message: 'sol.refuse.ownShip',
    values: ships,
    when: ({ shooter, target }) => target.seat === shooter.seat,
    stop: true,
  },
  {
    rule: 'SOL-121',
    message: 'sol.refuse.targetSurrendered',
    values: ships,
    when: ({ target }) => target.status === 'surrendered',
    stop: true,
  },
  {
    rule: 'SOL-129',
    message: 'sol.refuse.targetGone',
    values: ships,
    when: ({ target }) => target.status !== 'afloat',
    stop: true,
  },
  {
    rule: 'SOL-052',
    message: 'sol.refuse.outOfRange',
    values: shooting => ({ ...ships(shooting), cables: longestRange }),
    when: shooting => isBeyond(shooting, longestRange),
    stop: true,
  },
  {
    rule: 'SOL-082',
    message: 'sol.refuse.wreckLimitsRange',
    values: shooting => ({ ...ships(shooting), cables: rangeWithWreck }),
    when: shooting => isHeldByWreck(shooting.shooter) && isBeyond(shooting, rangeWithWreck),
  },
  {
    rule: 'SOL-053',
    message: 'sol.refuse.doesNotBear',
    values: shooting => ({ ...ships(shooting), side: { key: `sol.side.${shooting.side}` } }),
    when: ({ shooter, target, side }) => bearingSide(shooter, target) !== side,
  },
  {
    rule: 'SOL-059',
    message: 'sol.refuse.shipInTheWay',
    values: ships,
    when: ({ state, shooter, target }) => isBlocked(state, shooter, target),
  },
  {
    rule: 'SOL-060',
    message: 'sol.refuse.noneWorks',
    values: ({ shooter, side }) => ({
      ship: shipName(shooter),
      side: { key: `sol.side.${side}` },
    }),
    when: ({ shooter, side }) => !hasBattery(shooter, side, 'any'),
    stop: true,
  },
  {
    rule: 'SOL-060',
    message: 'sol.refuse.batteryTwice',
    when: ({ batteries }) => new Set(batteries).size < batteries.length,
  },
  {
    rule: 'SOL-060',
    message: 'sol.refuse.batteryGone',
    values: ({ shooter, side, batteries }) => ({
      batteries: batteries.filter(battery => !shooter.batteries[side][battery - 1]).join(', '),
      side: { key: `sol.side.${side}` },
    }),
    when: ({ shooter, side, batteries }) =>
      batteries.some(battery => !shooter.batteries[side][battery - 1]),
  },
]
