import { hullDistance } from '@grognard/geometry/measured/index.ts'
import {
  bandAt,
  byDie,
  criticalResult,
  doubleHitFactor,
  doubleLoadFactor,
  lightModifiers,
  locationTable,
  rudderTurns,
  shotRows,
  sizeModifiers,
  weatherModifiers,
} from '../../book/tables/fire.ts'
import type { CriticalId, HitId, RowId, ShotId } from '../../book/tables/fire.ts'
import { lightAt } from '../../book/tables/rally.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { interruptForPoints } from '../../model/attributes.ts'
import { exchangeOf, firepowerOf, heldOnDie, hitGrade, shotInHand } from '../../model/guns.ts'
import { inInches } from '../../model/measures.ts'
import { totalOf } from '../../model/open-die.ts'
import { noteStroke } from '../../model/players.ts'
import { cardOf, shipOf } from '../../model/ships.ts'
import type { Ship, Shot, State } from '../../model/state.ts'
import type { LobModifier, LobTable } from '../../rules.ts'
import { adds } from '../../words.ts'
import type { HitJudged } from './events.ts'
import { wasteOf } from './shooting.ts'

/** [LOB-157] Shot and answer take effect together, after both have been worked out. */
export function applyDamage(table: LobTable): void {
  const shots = exchangeOf(table.state).shots.slice()
  for (const shot of shots) applyShot(table, shot)
  for (const shot of shots) sinkIfDestroyed(table, shot.target)
}

function applyShot(table: LobTable, shot: Shot): void {
  if (shot.row === null) return
  const { target: ship } = shot
  strikeOff(table, ship, shot.row, shot.damage)
  if (shot.critical === 'rudder') table.emit({ kind: 'rudderShotAway', ship, turns: rudderTurns })
  if (shot.critical === 'mainmast') table.emit({ kind: 'mainmastShotAway', ship })
}

/** [LOB-009] [LOB-138] Boxes go from the end of the row; what is beyond it is lost. */
export function strikeOff(table: LobTable, id: string, row: RowId, damage: number): void {
  const boxes = shipOf(table.state, id)[row]
  const lost = Math.min(boxes, damage)
  table.emit({ kind: 'shipDamaged', ship: id, row, lost, left: boxes - lost })
}

/** [LOB-152] Without a box of hull the ship is destroyed and taken off the board. */
export function sinkIfDestroyed(table: LobTable, id: string): void {
  const ship = shipOf(table.state, id)
  if (ship.status === 'afloat' && ship.hull === 0) table.emit({ kind: 'shipSunk', ship: id })
}

type Effect = Pick<HitJudged, 'criticalDie' | 'critical' | 'locationDie' | 'row' | 'damage'>

const none: Effect = {
  criticalDie: null,
  critical: 'none',
  locationDie: null,
  row: null,
  damage: 0,
}

/** [LOB-153] The dice after the hit roll, in their order, and what they come to. */
function effectOf(table: LobTable, shot: Shot, result: HitId): Effect {
  if (result === 'miss') return none
  const { state } = table
  const shooter = shipOf(state, shot.shooter)
  const kind = shotIn(shooter)
  const criticalDie = result === 'critical' ? table.roll(dieSides, 'LOB-140') : null
  const critical = criticalOf(state, shot, kind, criticalDie)
  const locationDie = shotRows[kind].row === null ? table.roll(dieSides, 'LOB-145') : null
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

/** What the hit roll depends on. */
export interface HitContext {
  state: State
  target: Ship
  /** Hull to hull, 1/1000 in. */
  distance: number
}

const rangeModifier = ({ distance }: HitContext) => bandAt(distance)?.modifier ?? 0
const weatherModifier = ({ state }: HitContext) => byDie(weatherModifiers, state.weather) ?? 0
const lightModifier = ({ state }: HitContext) => lightModifiers[lightAt(state.clock)]
const sizeModifier = ({ state, target }: HitContext) =>
  state.options.targetSize ? sizeModifiers[cardOf(state, target).size] : 0

/** [LOB-129] [LOB-134] [LOB-139] What goes onto the hit roll; all of it adds up. */
export const hitModifiers: readonly LobModifier<HitContext>[] = [
  adds(
    'LOB-129',
    'lob.modifier.range',
    rangeModifier,
    c => rangeModifier(c) !== 0,
    ({ distance }) => ({
      band: { key: `lob.range.${bandAt(distance)?.band ?? 'far'}` },
      inches: inInches(distance),
    }),
  ),
  adds(
    'LOB-134',
    'lob.modifier.weather',
    weatherModifier,
    c => weatherModifier(c) !== 0,
    ({ state }) => ({ weather: state.weather }),
  ),
  adds(
    'LOB-134',
    'lob.modifier.light',
    lightModifier,
    c => lightModifier(c) !== 0,
    ({ state }) => ({ light: { key: `lob.light.${lightAt(state.clock)}` } }),
  ),
  adds(
    'LOB-139',
    'lob.modifier.size',
    sizeModifier,
    c => sizeModifier(c) !== 0,
    ({ state, target }) => ({ size: { key: `lob.size.${cardOf(state, target).size}` } }),
  ),
]

/** [LOB-135] One die for the broadside; [LOB-133] [LOB-153] none where the shot is wasted. */
export function rollHit(table: LobTable): void {
  const { state } = table
  const { shooter, battery, target } = shotInHand(state)
  const because = wasteOf(state, shotInHand(state))
  if (because) return table.emit({ kind: 'shotWasted', shooter, battery, target, because })
  const at = shipOf(state, target)
  const distance = hullDistance(shipOf(state, shooter), at)
  const bonus = table.tally(hitModifiers, { state, target: at, distance })
  const die = table.roll(dieSides, 'LOB-135')
  table.emit({ kind: 'hitRolled', shooter, battery, target, die, bonus })
  interruptForPoints(table)
}

/** [LOB-140] [LOB-153] What the die comes to; the second and the location die only where they matter. */
export function resolveHit(table: LobTable): void {
  const { state } = table
  const { test } = state
  if (test === null || test.kind !== 'hit') return
  const shot = shotInHand(state)
  const modified = heldOnDie(totalOf(test))
  const result = hitGrade(state, test.die, modified)
  const effect = effectOf(table, shot, result)
  const { shooter, battery, target } = shot
  const { isDoubleLoaded: isDoubleLoad, seat } = shipOf(state, shooter)
  table.emit({
    kind: 'hitJudged',
    shooter,
    battery,
    target,
    modified,
    result,
    ...effect,
    isDoubleLoad,
  })
  if (effect.critical === 'full') noteStroke(table, seat, 'fullHit')
}
