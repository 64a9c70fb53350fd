import type { LobTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Ship, Shot, State } from '../state.ts'
import { shotRows } from '../tables/ammunition.ts'
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
  const criticalDie = result === 'critical' ? table.roll(sides, 'LOB-140') : null
  const critical = criticalOf(state, shot, criticalDie)
  const locationDie = rowOfShot(state, shot) === null ? table.roll(sides, 'LOB-145') : null
  const row = rowHit(state, shot, locationDie)
  const damage = damageOf(state, shot, critical)
  return { criticalDie, critical, locationDie, row, damage }
}

/** [LOB-140] to [LOB-144] [LOB-142] A mainmast falls once; after that the shot is a normal hit. */
function criticalOf(state: State, shot: Shot, die: number | null): CriticalId {
  if (die === null) return 'none'
  const kind = criticalResult(shotOf(state, shot), die, state.options.criticalOtherAmmo)
  const isFallen = kind === 'mainmast' && shipOf(state, shot.target).isMainmastLost
  return isFallen ? 'none' : kind
}

/** [LOB-145] to [LOB-147] Round shot by the location die, chain and grape by their kind. */
function rowHit(state: State, shot: Shot, die: number | null): RowId | null {
  return die === null ? rowOfShot(state, shot) : byDie(locationTable, die)
}

function rowOfShot(state: State, shot: Shot): RowId | null {
  return shotRows[shotOf(state, shot)].row
}

function shotOf(state: State, shot: Shot) {
  const kind = shipOf(state, shot.shooter).shot
  if (kind === null || kind === 'unknown') throw new Error(`"${shot.shooter}" has chosen no shot.`)
  return kind
}

/** [LOB-136] Damage is the firepower; [LOB-138] whatever doubles or triples it multiplies, or adds as agreed. */
export function damageOf(state: State, shot: Shot, critical: CriticalId): number {
  const shooter = shipOf(state, shot.shooter)
  const factors = [loadFactor(shooter), shot.crossing, hitFactor(critical)]
  return firepowerOf(state, shooter) * combined(state, factors)
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
