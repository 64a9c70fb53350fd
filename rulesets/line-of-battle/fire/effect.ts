import type { LobTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Ship, Shot, State } from '../state.ts'
import { shotRows } from '../tables/ammunition.ts'
import type { ShotId } from '../tables/ammunition.ts'
import { sides } from '../tables/board.ts'
import { byDie } from '../tables/by-die.ts'
import type { RowId } from '../tables/damage.ts'
import { criticalResult, doubleHitFactor, doubleLoadFactor, locationTable } from '../tables/fire.ts'
import type { CriticalId, HitId } from '../tables/fire.ts'
import type { HitJudged } from './events.ts'
import { firepowerOf } from './firepower.ts'

export type Effect = Pick<HitJudged, 'criticalDie' | 'critical' | 'locationDie' | 'row' | 'damage'>

const none: Effect = {
  criticalDie: null,
  critical: 'none',
  locationDie: null,
  row: null,
  damage: 0,
}

/** [LOB-153] The dice after the hit roll, in their order, and what they come to. */
export function effectOf(table: LobTable, shot: Shot, result: HitId): Effect {
  if (result === 'miss') return none
  const { state } = table
  const shooter = shipOf(state, shot.shooter)
  const kind = shotIn(shooter)
  const criticalDie = result === 'critical' ? table.roll(sides, 'LOB-140') : null
  const critical = criticalOf(state, shot, kind, criticalDie)
  const locationDie = shotRows[kind].row === null ? table.roll(sides, 'LOB-145') : null
  const row = rowHit(kind, locationDie)
  const damage = damageOf(state, shooter, [shot.crossing, hitFactor(critical)])
  return { criticalDie, critical, locationDie, row, damage }
}

/** [LOB-140] to [LOB-144] [LOB-142] A mainmast falls once; after that the shot is a normal hit. */
function criticalOf(state: State, shot: Shot, kind: ShotId, die: number | null): CriticalId {
  if (die === null) return 'none'
  const critical = criticalResult(kind, die, state.options.criticalOtherAmmo)
  const isFallen = critical === 'mainmast' && shipOf(state, shot.target).isMainmastLost
  return isFallen ? 'none' : critical
}

/** [LOB-145] [LOB-146] [LOB-147] Round shot by the location die, chain and grape by their kind. */
function rowHit(kind: ShotId, die: number | null): RowId | null {
  return die === null ? shotRows[kind].row : byDie(locationTable, die)
}

function shotIn(ship: Ship): ShotId {
  const { shot } = ship
  if (shot === null || shot === 'unknown') throw new Error(`"${ship.id}" has chosen no shot.`)
  return shot
}

/** [LOB-136] Damage is the firepower; [LOB-138] whatever doubles or triples it multiplies, or adds as agreed. */
function damageOf(state: State, shooter: Ship, factors: readonly number[]): number {
  return firepowerOf(state, shooter) * combined(state, [loadFactor(shooter), ...factors])
}

/** [LOB-137] A ship's first shot of the battle. */
function loadFactor(ship: Ship): number {
  return ship.isDoubleLoaded ? doubleLoadFactor : 1
}

/** [LOB-143] [LOB-144] */
function hitFactor(critical: CriticalId): number {
  return critical === 'double' || critical === 'full' ? doubleHitFactor : 1
}

/** [LOB-138] */
function combined(state: State, factors: readonly number[]): number {
  if (state.options.multipliers === 'multiply') return factors.reduce((all, one) => all * one, 1)
  return factors.reduce((all, one) => all + one - 1, 1)
}
