import { areaCentre, containsPoint, cornersOf, hullDistance } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { chordsOf } from '@grognard/geometry/measured/chord.ts'
import type { Chord } from '@grognard/geometry/measured/chord.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { sightPerLevel, sightRows, turnsGivenAway } from '../../book/tables/ground.ts'
import type { Position } from '../../book/tables/ground.ts'
import { CONTACT } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { hullOf, hullOfStaff } from '../footprint.ts'
import type { Terrain } from '../setting.ts'
import type { Staff, State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { isOnBoard } from '../units.ts'
import { coverAgainst, partOfWood, woodAt } from './cover.ts'
import type { Sheltering } from './cover.ts'
import { levelAt } from './heights.ts'
import { piecesAlong, piecesNear, samplesOf } from './land.ts'
import type { Land } from './land.ts'
import { distance, nearestOn } from './ways.ts'

/** A line of sight: straight in plan and in height. */
interface Line {
  from: Point
  to: Point
  /** Levels at its two ends. */
  high: number
  low: number
  length: number
}

/**
 * [BA-1.1.6-03] [BA-1.1.6-05] [BA-1.1.6-08] Whether a crest, a wood or a building bars the line between two points.
 * `spared` are buildings that one of the two stands in; `run` is how far one sees in the wood that one
 * of them stands in, 1/1000 cm. Units bar nothing.
 */
export function isLineBlocked(
  land: Land,
  from: Point,
  to: Point,
  spared: readonly (string | null)[] = [],
  run: number = sightRows.wood.from,
): boolean {
  const length = distance(from, to)
  if (length === 0) return false
  const between = piecesAlong(land, from, to, 'hill', 'wood', 'building')
  if (between.length === 0) return false
  const high = levelAt(land, from.x, from.y)
  const line = { from, to, high, low: levelAt(land, to.x, to.y), length }
  return between.some(piece => {
    if (piece.kind === 'hill') return isCrestBarring(line, piece)
    if (piece.kind === 'wood') return isWoodBarring(land, line, piece, run)
    return !spared.includes(piece.id) && isTallBarring(land, line, piece)
  })
}

/** The height of the line after this part of its way, in levels. */
function heightAt({ high, low }: Line, part: number): number {
  return high + (low - high) * part
}

/** [BA-Q-48] [BA-1.1.6-04] The crest runs midway on the chord; it bars nobody who both stand on the plateau. */
function isCrestBarring(line: Line, hill: Terrain): boolean {
  if (isOn(hill, line.from) && isOn(hill, line.to)) return false
  return chordsAlong(line, hill).some(({ from, to }) => {
    const crest = (from + to) / 2
    return crest > 0 && crest < 1 && heightAt(line, crest) <= hill.level
  })
}

/** In the wood that one of the two stands in one sees only so far. */
function isWoodBarring(land: Land, line: Line, wood: Terrain, run: number): boolean {
  if (!isOn(wood, line.from) && !isOn(wood, line.to)) return isTallBarring(land, line, wood)
  const part = chordsBetween(line, wood).reduce((sum, { from, to }) => sum + (to - from), 0)
  return part * line.length > run
}

/** [BA-1.1.6-03] Woods and buildings stand above the ground they are on. */
function isTallBarring(land: Land, line: Line, piece: Terrain): boolean {
  const chords = chordsBetween(line, piece)
  if (chords.length === 0) return false
  const { x, y } = areaCentre(piece.points)
  const top = levelAt(land, x, y) + piece.level
  return chords.some(({ from, to }) => Math.min(heightAt(line, from), heightAt(line, to)) <= top)
}

function isOn({ points }: Terrain, { x, y }: Point): boolean {
  return containsPoint(points, x, y)
}

function chordsAlong({ from, to }: Line, { points }: Terrain): Chord[] {
  return chordsOf(points, from.x, from.y, to.x, to.y)
}

/** What of the chords lies between the two; what is only touched is left out. */
function chordsBetween(line: Line, piece: Terrain): Chord[] {
  return chordsAlong(line, piece)
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(1, to) }))
    .filter(({ from, to }) => (to - from) * line.length > 2 * CONTACT)
}

/** Who looks: the outline of a unit or staff figure, and the unit if it is one. */
export interface Viewer {
  hull: Hull
  unit: Unit | null
}

/** What is looked at; a unit is one. */
export type Sighted = Sheltering & Pick<Unit, 'firedIn'>

export function viewerOf(unit: Unit): Viewer {
  return { hull: hullOf(unit), unit }
}

export function viewerOfStaff(staff: Staff): Viewer {
  return { hull: hullOfStaff(staff), unit: null }
}

/** [BA-1.1.2-08] [BA-1.1.6-01] Whether somebody sees a unit that is on the board. Units block nothing. */
export function isSeen(state: State, viewer: Viewer, target: Unit): boolean {
  return isOnBoard(target) && isInSight(state, viewer, target)
}

/** Whether somebody sees anything that stands on the ground. */
export function isInSight(state: State, viewer: Viewer, target: Sighted): boolean {
  const theirs = hullOf(target)
  if (hullDistance(viewer.hull, theirs) > reachOfSight(state, viewer, target)) return false
  const spared = [viewer.unit?.building ?? null, target.building]
  const run = throughWood(state, target)
  const places = pointsOf(theirs)
  return pointsOf(viewer.hull).some(from =>
    places.some(to => !isLineBlocked(state, from, to, spared, run)),
  )
}

/** [BA-1.1.6-07] From how far somebody sees a unit if nothing bars the line, 1/1000 cm. */
export function reachOfSight(state: State, { hull, unit }: Viewer, target: Sighted): number {
  const theirs = hullOf(target)
  const here = unit ? positionOf(state, unit, theirs) : positionOfStaff(state, hull)
  const there = positionOf(state, target, hull)
  const row = sightRows[there]
  const against = hasFired(state, target) ? row.againstFired : row.against
  const reach = Math.min(sightRows[here].from, against)
  if (here !== 'open' || there !== 'open') return reach
  return reach + sightPerLevel * levelsAbove(state, hull, theirs)
}

/** [BA-1.1.6-01] How far one sees in the wood that a unit stands in, 1/1000 cm: farther if it fired there. */
export function throughWood(state: State, target: Sighted): number {
  const { from, againstFired } = sightRows.wood
  return hasFired(state, target) && isDeepInWood(state, hullOf(target)) ? againstFired : from
}

/** [BA-1.1.6-06] Its position is given away for this turn and the next. */
export function hasFired(
  { turn }: Pick<State, 'turn'>,
  { firedIn }: Pick<Unit, 'firedIn'>,
): boolean {
  return firedIn !== null && turn - firedIn <= turnsGivenAway
}

/** [BA-1.1.6-01] Where a unit stands for one who looks from there: cover is what is between them. */
export function positionOf(land: Land, unit: Sheltering, viewer: Hull): Position {
  const hull = hullOf(unit)
  if (unit.building !== null) return 'cover'
  if (isDeepInWood(land, hull)) return 'wood'
  const { class: cover, isWood } = coverAgainst(land, unit, nearestOn(hull, viewer), viewer)
  return cover !== null || isWood ? 'cover' : 'open'
}

function positionOfStaff(land: Land, hull: Hull): Position {
  if (isDeepInWood(land, hull)) return 'wood'
  return woodAt(land, hull.x, hull.y) ? 'cover' : 'open'
}

/** [BA-1.1.6-01] Whether none of it stands in the edge of the wood or outside. */
function isDeepInWood(land: Land, hull: Hull): boolean {
  return piecesNear(land, hull, 'wood').some(wood =>
    samplesOf(hull, figureBases.infantry.width).every(
      ({ x, y }) => partOfWood(wood, x, y) === 'wood',
    ),
  )
}

function levelsAbove(land: Land, viewer: Hull, target: Hull): number {
  return Math.max(0, levelAt(land, viewer.x, viewer.y) - levelAt(land, target.x, target.y))
}

/** The middle and the corners. */
function pointsOf(hull: Hull): Point[] {
  const corners = cornersOf(hull)
  const places = [0, 2, 4, 6].map(i => ({ x: entry(corners, i), y: entry(corners, i + 1) }))
  return [{ x: hull.x, y: hull.y }, ...places]
}
