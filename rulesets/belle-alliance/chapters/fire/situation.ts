import { bearing, containsPoint, turnBetween } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { HALF_TURN, QUARTER_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { calibres, GUNNER_IN_RATIO, SINGLE_MODEL, zones } from '../../book/tables/fire.ts'
import { angles, distances } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { familyOf } from '../../model/buildings.ts'
import { figuresNear, lineOf, soutienOf } from '../../model/figures.ts'
import { hullOf } from '../../model/footprint.ts'
import { coverAgainst } from '../../model/ground/cover.ts'
import type { Cover } from '../../model/ground/cover.ts'
import { isNarrowAt } from '../../model/ground/heights.ts'
import { piecesOf } from '../../model/ground/land.ts'
import type { Land } from '../../model/ground/land.ts'
import { distance } from '../../model/ground/ways.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isArtillery, isClosed, isOnBoard, isSkirmishLine } from '../../model/units.ts'
import { neighbourOf, supportOf } from './checks.ts'
import { crosses } from './lines.ts'
import type { LineOfFire } from './lines.ts'
import { unitsBehind } from './safety.ts'
import { gunsNamed, isRanged, partsOf } from './shot.ts'
import type { Shot } from './shot.ts'

/** How far apart the ground before the target is looked at, 1/1000 cm. */
const STEP = distances.nonRicochet / 10

/**
 * [BA-3.4.5-01] Whether the ground along the line of fire, directly before the hit point and deep
 * enough, lets no ball bounce.
 */
export function isNonRicochet(land: Land, from: Point, hit: Point): boolean {
  const length = distance(from, hit)
  if (length < distances.nonRicochet) return false
  for (let back = 0; back <= distances.nonRicochet; back += STEP) {
    const part = back / length
    const x = whole(hit.x + part * (from.x - hit.x))
    const y = whole(hit.y + part * (from.y - hit.y))
    if (!stopsRicochet(land, x, y)) return false
  }
  return true
}

function stopsRicochet(land: Land, x: number, y: number): boolean {
  const soft = piecesOf(land, 'wood', 'difficult')
  const isNamed = soft.some(piece => piece.isNonRicochet && containsPoint(piece.points, x, y))
  return isNamed || isNarrowAt(land, x, y)
}

/** The angle between the line of fire and a heading, 0 to 90 degrees in 1/100. */
function angleWith({ from, hit }: LineOfFire, heading: number): number {
  const turn = Math.abs(turnBetween(bearing(from.x, from.y, hit.x, hit.y), heading))
  return Math.min(turn, HALF_TURN - turn)
}

/** [BA-3.1.8-01] */
export function isFlankFire(line: LineOfFire, target: Unit): boolean {
  const { countsAs } = line.edge
  const isOnFlank = countsAs === 'rightFlank' || countsAs === 'leftFlank'
  return isOnFlank && angleWith(line, target.heading) >= angles.flank
}

/** [BA-3.1.8-02] */
export function isRearFire({ edge }: LineOfFire): boolean {
  return edge.countsAs === 'rear'
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-05] Fire along a formation, or at an attack column. */
function isAlong(line: LineOfFire, target: Unit): boolean {
  const { formation, guns, heading } = target
  if (!isFormed(target)) return false
  switch (formation.kind) {
    case 'attackColumn':
      return true
    case 'marchColumn':
    case 'limbered':
      return angleWith(line, heading) < angles.columnEffect
    case 'unlimbered':
      return guns.length > SINGLE_MODEL && isEnfilade(line, heading)
    case 'line':
      return isEnfilade(line, heading)
    default:
      return false
  }
}

function isEnfilade(line: LineOfFire, heading: number): boolean {
  return angleWith(line, heading + QUARTER_TURN) < angles.columnEffect
}

const drawnUp: readonly FormationKind[] = ['line', 'marchColumn', 'unlimbered', 'limbered']

/** [BA-3.1.9-04] [BA-3.1.9-03] [BA-3.1.9-05] What takes column effect from guns through a unit behind it. */
function isDrawnUp(unit: Unit): boolean {
  return isFormed(unit) && drawnUp.includes(unit.formation.kind)
}

/** [BA-3.1.9-05] Closed, and not in a building. */
function isFormed(unit: Unit): boolean {
  return unit.walls === null && isClosed(unit)
}

/** [BA-3.3.2-01] The skirmish line whose figures count with the unit that is fired at. */
export function lineCounting(state: State, target: Unit, phase: string): Unit | undefined {
  if (target.building !== null) return undefined
  const line = lineOf(state, target)
  if (!line || figuresNear(line, target) === 0) return undefined
  return isFiredAtItself(state, line, phase) ? undefined : line
}

function isFiredAtItself({ fires }: State, line: Unit, phase: string): boolean {
  return fires.some(
    fire =>
      fire.target === line.id && fire.phase === phase && fire.lost === null && !fire.isRanging,
  )
}

/** [BA-3.3.2-01] [BA-Q-72] Figures of the target for the ratio rows: guns never count more. */
function figuresUnderFire(state: State, target: Unit, phase: string): number {
  const line = lineCounting(state, target, phase)
  const near = line ? figuresNear(line, target) : 0
  return sharersOf(state, target).reduce((sum, { figures }) => sum + figures, target.figures + near)
}

/** [BA-3.3.1-01] [BA-4.5.0-03] [BA-6.1.1-07] Gunners in refuge with a unit, and who is in the building with it. */
export function sharersOf({ units }: State, { id, building }: Unit): Unit[] {
  return units.filter(unit => {
    if (unit.id === id || !isOnBoard(unit)) return false
    return unit.refuge === id || (building !== null && unit.building === building)
  })
}

/** [BA-3.3.2-02] The line of fire runs through the skirmish line. */
export function crossesLine({ from, hit }: LineOfFire, line: Unit): boolean {
  return crosses(hullOf(line), from, hit)
}

/** [BA-3.3.1-02] [BA-6.1.2-03] A skirmish line with a figure within 15 cm of its soutien. */
function hasSoutien(state: State, line: Unit): boolean {
  const soutien = soutienOf(state, line)
  return soutien !== undefined && soutien.building === null && figuresNear(line, soutien) > 0
}

/** [BA-3.1.1-07] What tables 6 and 7 look at: a shot at somebody, before any fire of the phase. */
export interface FireContext {
  state: State
  shot: Shot
  firer: Unit
  target: Unit
  line: LineOfFire
  zone: number
  cover: Cover
  /** [BA-3.4.3-01] Figures for the ratio rows. */
  firing: number
  underFire: number
}

/** The situation of a shot; null for one without target, line or zone. */
export function contextOf(shot: Shot): FireContext | null {
  const { state, firer, target, line, zone, figures, fire } = shot
  if (!target || !line || zone === null) return null
  return {
    state,
    shot,
    firer,
    target,
    line,
    zone,
    cover: coverAgainst(state, target, line.hit, line.from),
    firing: isArtillery(firer) ? figures * GUNNER_IN_RATIO : figures,
    underFire: figuresUnderFire(state, target, fire.phase),
  }
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-03] */
export function hasColumnEffect({ line, target, firer, shot }: FireContext): boolean {
  if (isAlong(line, target)) return true
  if (!isArtillery(firer) || !isDrawnUp(target) || !shot.aiming) return false
  const range = shot.ends.at(-1) ?? 0
  return unitsBehind(line, target, shot.aiming.bystanders, range).some(isFormed)
}

/** [BA-1.1.1-08] Any movement of any part of it this turn. */
export function hasMoved({ state, firer }: FireContext): boolean {
  return familyOf(state, firer).some(({ doing }) => doing.moved)
}

/** [BA-Q-27] [BA-Q-66] */
export function isFirstFire({ state, firer }: FireContext): boolean {
  return !familyOf(state, firer).some(({ hasFought }) => hasFought)
}

/** [BA-3.1.2-02] [BA-3.3.3-01] Split fire at several targets; it stays so if one part fails. */
export function isSplit({ state, shot }: FireContext): boolean {
  const parts = partsOf(state, shot.fire).filter(({ isRanging }) => !isRanging)
  return new Set([...parts.map(({ target }) => target), shot.fire.target]).size > 1
}

/** [BA-3.1.7-04] [BA-3.3.1-02] */
export function isBacked({ state, target }: FireContext): boolean {
  if (isSkirmishLine(target) && hasSoutien(state, target)) return true
  return supportOf(state, target) !== undefined
}

/** [BA-3.1.6-01] */
export function hasNeighbour({ shot }: FireContext): boolean {
  return neighbourOf(shot) !== undefined
}

/** [BA-3.4.1-01] */
export function mustRange({ state, firer, target, zone }: FireContext): boolean {
  return zone >= zones.far && !isRanged(state, firer, target)
}

/** [BA-3.4.5-01] */
export function isWithoutRicochet({ state, line, zone }: FireContext): boolean {
  return zone >= zones.far && isNonRicochet(state, line.from, line.hit)
}

/** [BA-T-07] A foot gun among those that fire. */
export function hasFootGun({ shot, firer }: FireContext): boolean {
  return gunsNamed(firer, shot.fire.guns).some(({ isHorse }) => !isHorse)
}

/** [BA-T-07] [BA-Q-39] Of several calibres the lightest gun counts. */
export function calibreOf({ shot, firer }: FireContext): 'light' | 'middle' | 'heavy' {
  const pounders = gunsNamed(firer, shot.fire.guns).map(({ pounder }) => pounder)
  const least = Math.min(...pounders)
  if (least <= calibres.lightUpTo) return 'light'
  return least >= calibres.heavyFrom ? 'heavy' : 'middle'
}
