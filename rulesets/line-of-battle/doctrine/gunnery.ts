import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { total } from '@grognard/umpire'
import { crossingEnd } from '../fire/crossing.ts'
import { firepowerOf } from '../fire/firepower.ts'
import { hitModifiers } from '../fire/hit.ts'
import { canHitInWeather } from '../fire/wasted.ts'

import type { Battery, Ship, State } from '../state.ts'
import { shotRows } from '../tables/ammunition.ts'
import type { ShotId } from '../tables/ammunition.ts'
import { sides } from '../tables/board.ts'
import type { RowId } from '../tables/damage.ts'
import {
  doubleHitFactor,
  doubleLoadFactor,
  halfArc,
  hitResult,
  locationTable,
} from '../tables/fire.ts'
import { crossing } from '../tables/manoeuvres.ts'
import { weights } from './weights.ts'

const batteries: readonly Battery[] = ['port', 'starboard']

/** The expected hits of one broadside, a critical counted as one and a half. */
function expectedHits(modifier: number): number {
  let hits = 0
  for (let die = 1; die <= sides; die++) {
    const result = hitResult(die + modifier)
    if (result === 'hit') hits += 1
    if (result === 'critical') hits += 1 + (doubleHitFactor - 1) / 2
  }
  return hits / sides
}

/** What a broadside of a shot may be expected to be worth, sight apart. */
export function broadsideWorth(
  state: State,
  shooter: Ship,
  battery: Battery,
  target: Ship,
  shot: ShotId,
): number {
  const distance = hullDistance(shooter, target)
  if (distance > shotRows[shot].range || !canHitInWeather(state)) return 0
  if (!isInBroadsideArc(shooter, battery, target, halfArc)) return 0
  const hits = expectedHits(total(hitModifiers, { state, target, distance }))
  const raking = crossingEnd(state, shooter, target) ? crossing.factor : 1
  const load = shooter.isDoubleLoaded ? doubleLoadFactor : 1
  return hits * damageWorth(target, shot, firepowerOf(state, shooter) * raking * load)
}

/** What so many boxes of damage by a shot are worth; beyond the end of a row they are lost. */
function damageWorth(target: Ship, shot: ShotId, damage: number): number {
  const { row } = shotRows[shot]
  if (row !== null) return rowWorth(target, row, damage)
  return locationTable.reduce((sum, hit) => sum + rowWorth(target, hit, damage), 0) / sides
}

function rowWorth(target: Ship, row: RowId, damage: number): number {
  const done = Math.min(damage, target[row])
  const isLast = done === target[row] && row !== 'sails'
  return done * scarcity(target, row) * weights[row] + (isLast ? weights.ship : 0)
}

/** The fewer boxes are left the more each counts. */
function scarcity(target: Ship, row: RowId): number {
  return 1 + 4 / (3 + target[row])
}

/** The best broadside of either side at any enemy, and what the enemies could answer. */
export function exchangeWorth(state: State, ship: Ship, enemies: readonly Ship[]): number {
  let worth = 0
  for (const battery of batteries) worth += bestWorth(state, ship, battery, enemies) * weights.dealt
  for (const enemy of enemies)
    for (const battery of batteries)
      worth -= bestWorth(state, enemy, battery, [ship]) * weights.taken
  return worth
}

function bestWorth(
  state: State,
  shooter: Ship,
  battery: Battery,
  targets: readonly Ship[],
): number {
  let best = 0
  const shot = shotKnown(shooter)
  for (const target of targets) {
    const worth = broadsideWorth(state, shooter, battery, target, shot)
    if (worth > best) best = worth
  }
  return best
}

function shotKnown(ship: Ship): ShotId {
  return ship.shot === null || ship.shot === 'unknown' ? 'round' : ship.shot
}
