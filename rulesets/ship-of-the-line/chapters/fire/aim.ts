import { field } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { batteriesPerSide } from '../../book/tables/ship.ts'
import type { Event } from '../../events.ts'
import { bearingSide } from '../../model/bearing.ts'
import { battery, side } from '../../model/fields.ts'
import { aimRefusals, hasBattery, hasBroadside, shipNames } from '../../model/guns.ts'
import type { Aiming } from '../../model/guns.ts'
import { batteryNumbers, shipName, sideName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import type { Attack, Side, State } from '../../model/state.ts'
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
  const { shooter, target, side, batteries, load, isRetaliation } = attack
  return {
    kind: 'attackBegan',
    shooter,
    target,
    side,
    batteries,
    load,
    isRetaliation,
    hasBroadside: hasBroadside(shipOf(state, shooter), batteries, shipOf(state, target)),
  }
}

/** Batteries of a side against a ship. */
export interface Shooting extends Aiming {
  side: Side
  batteries: readonly number[]
}

/** Whether a ship may fire these batteries at another: what it is, where they lie, what still works. */
export const shootingRefusals: readonly SolRefusal<Shooting>[] = [
  ...aimRefusals,
  refuse(
    'SOL-053',
    'sol.refuse.doesNotBear',
    ({ shooter, target, side }) => bearingSide(shooter, target) !== side,
    s => ({ ...shipNames(s), side: sideName(s.side) }),
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
      batteries: batteryNumbers(batteries.filter(battery => !shooter.batteries[side][battery - 1])),
      side: sideName(side),
    }),
  ),
]

/** Of so many samples of fire one is of a single battery, one with a card. */
export const VARIATIONS = 8
