import { isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { total } from '@grognard/umpire'
import {
  doubleHitFactor,
  doubleLoadFactor,
  halfArc,
  hitResult,
  locationTable,
  shotRows,
} from '../book/tables/fire.ts'
import type { RowId, ShotId } from '../book/tables/fire.ts'
import { crossing } from '../book/tables/movement.ts'
import { dieSides } from '../book/tables/setup.ts'
import { crossingEnd } from '../chapters/fire/fire.ts'
import { hitModifiers } from '../chapters/fire/hit.ts'
import { canHitInWeather } from '../chapters/fire/shooting.ts'
import { firepowerOf } from '../model/guns.ts'
import { isMerchantman } from '../model/ships.ts'
import type { Battery, Ship, State } from '../model/state.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { weights } from './weights.ts'

/** The expected hits of one broadside at this distance, a critical counted as one and a half. */
export function expectedHits(state: State, target: Ship, distance: number): number {
  if (!canHitInWeather(state)) return 0
  const modifier = total(hitModifiers, { state, target, distance })
  let hits = 0
  for (let die = 1; die <= dieSides; die++) {
    const result = hitResult(die + modifier)
    if (result === 'hit') hits += 1
    if (result === 'critical') hits += 1 + (doubleHitFactor - 1) / 2
  }
  return hits / dieSides
}

/** The shot in the guns; round shot where it is not known. */
export function shotIn(ship: Ship): ShotId {
  return ship.shot === null || ship.shot === 'unknown' ? 'round' : ship.shot
}

/** What a broadside of this shot at this distance may be expected to be worth, arc and sight apart. */
export function shotWorth(
  state: State,
  shooter: Ship,
  target: Ship,
  shot: ShotId,
  distance: number,
  temper: Temper = usual,
): number {
  if (distance > shotRows[shot].range) return 0
  return expectedHits(state, target, distance) * hitWorth(state, shooter, target, shot, temper)
}

/** What a hit with this shot is worth. */
export function hitWorth(
  state: State,
  shooter: Ship,
  target: Ship,
  shot: ShotId,
  temper: Temper = usual,
): number {
  const load = shooter.isDoubleLoaded ? doubleLoadFactor : 1
  return damageWorth(state, target, shot, firepowerOf(state, shooter) * load, temper)
}

/** What a broadside of a ship is worth from where she lies, in her arc, raking included. */
export function broadsideWorth(
  state: State,
  shooter: Ship,
  battery: Battery,
  target: Ship,
  temper: Temper = usual,
): number {
  const shot = shotIn(shooter)
  const distance = hullDistance(shooter, target)
  if (distance > shotRows[shot].range) return 0
  if (!isInBroadsideArc(shooter, battery, target, halfArc)) return 0
  const raking = crossingEnd(state, shooter, target) ? crossing.factor : 1
  return shotWorth(state, shooter, target, shot, distance, temper) * raking
}

/** What so many boxes of damage are worth; beyond the end of a row they are lost. */
function damageWorth(
  state: State,
  target: Ship,
  shot: ShotId,
  damage: number,
  temper: Temper,
): number {
  const { row } = shotRows[shot]
  const stake = isMerchantman(state, target) ? weights.merchantman : 1
  if (row !== null) return rowWorth(target, row, damage, temper) * stake
  let worth = 0
  for (const hit of locationTable) worth += rowWorth(target, hit, damage, temper) * stake
  return worth / dieSides
}

function rowWorth(target: Ship, row: RowId, damage: number, temper: Temper): number {
  const done = Math.min(damage, target[row])
  const isLast = done > 0 && done === target[row] && row !== 'sails'
  return done * scarcity(target, row) * temper[row] + (isLast ? temper.ship : 0)
}

/** The fewer boxes are left the more each counts. */
function scarcity(target: Ship, row: RowId): number {
  return 1 + 4 / (3 + target[row])
}
