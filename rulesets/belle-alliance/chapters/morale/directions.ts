import { bearing, HALF_TURN, normalise } from '@grognard/geometry'
import type { Value } from '@grognard/umpire'
import { DEGREE } from '../../book/measures.ts'
import { angles } from '../../book/tables/scale.ts'
import { distanceBetween } from '../../model/contact.ts'
import { centreOf } from '../../model/footprint.ts'
import { moverAt, speedOfBody } from '../../model/forced-moves.ts'
import { nameOf } from '../../model/names.ts'
import { isStraightOnly } from '../../model/options.ts'
import type { ForcedMove, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, isOnBoard, unitOf } from '../../model/units.ts'
import { centresOf, straightAways, forcedMovement } from './retreat.ts'

const COMPASS = [0, 4500, -4500, 9000, -9000, 13_500, -13_500, 18_000]

/** [BA-5.3.1-02] Of the whole degrees inside the cone some, up to the last on either side. */
const ASIDE = [angles.retreat / 3, (2 * angles.retreat) / 3, angles.retreat - DEGREE]
const CONE = [0, ...ASIDE.flatMap(aside => [aside, -aside])]

/** The forced move that a unit has still to make. */
export function moveOf({ forced }: State, unit: string): ForcedMove | undefined {
  return forced.find(move => move.unit === unit)
}

/** Directions worth choosing from, 1/100 degree, the safest first. */
export function headingsFor(state: State, move: ForcedMove): number[] {
  const lines = straightAways(state, move)
  if (lines.length > 0) return [...new Set([...lines, ...lines.flatMap(line => turns(line, CONE))])]
  return turns(awayFromEnemies(state, unitOf(state, move.unit)), COMPASS)
}

function turns(heading: number, angles: readonly number[]): number[] {
  const even = Math.round(heading / DEGREE) * DEGREE
  return angles.map(angle => normalise(even + angle))
}

/** Straight away from the nearest enemy; where there is none, to the rear. */
function awayFromEnemies(state: State, unit: Unit): number {
  const enemies = state.units.filter(other => isOnBoard(other) && areEnemies(unit, other))
  const [first] = enemies
  if (!first) return normalise(unit.heading + HALF_TURN)
  const nearest = enemies.reduce(
    (best, enemy) => (distanceBetween(unit, enemy) < distanceBetween(unit, best) ? enemy : best),
    first,
  )
  const from = centreOf(nearest)
  const to = centreOf(unit)
  return bearing(from.x, from.y, to.x, to.y)
}

/** [BA-5.3.1-03] [BA-Q-56] [BA-Q-57] The owner has still to say where the unit goes. */
export function isUndecided(state: State, move: ForcedMove): boolean {
  if (move.heading !== null || !isOpen(state, move)) return false
  if (doDiffer(headingsFor(state, move), state, move)) return true
  return centresOf(move).length === 0 && doDiffer(finely, state, move)
}

/** [BA-3.1.5-02] The rules leave more than one line, as where equal effects came from several enemies. */
function isOpen(state: State, move: ForcedMove): boolean {
  if (centresOf(move).length === 0 || !isStraightOnly(state)) return true
  return new Set(straightAways(state, move)).size > 1
}

const STEP = 15 * DEGREE
/** All round: where the worthwhile ways are barred there may be a gap beside them. */
const finely = Array.from({ length: 24 }, (_, i) => normalise(i * STEP))

/** Some way is open, or not every one is barred at once by the same. */
function doDiffer(headings: readonly number[], state: State, move: ForcedMove): boolean {
  const ends = new Set<string>()
  for (const heading of headings) {
    const end = endOf(state, { ...move, heading })
    if (end === null) return true
    ends.add(end)
  }
  return ends.size > 1
}

/** What bars the way where the unit stands; null where it can go. */
function endOf(state: State, move: ForcedMove): string | null {
  const { distance, stop } = forcedMovement(state, move)
  if (distance > 0 || !stop) return null
  return stop.kind === 'unit' ? `${stop.by} ${stop.meeting}` : stop.kind
}

/** The directions worth choosing from, those that lead farthest unbarred first, else the safest. */
export function headingsByRoom(state: State, move: ForcedMove): number[] {
  const ways = headingsFor(state, move).map(heading => ({
    heading,
    rank: rankOf(state, { ...move, heading }),
  }))
  return ways.toSorted((one, other) => one.rank - other.rank).map(({ heading }) => heading)
}

/** 0 where nothing bars the whole move, 1 where it is barred on the way, 2 where it is at once. */
function rankOf(state: State, move: ForcedMove): number {
  const { distance, stop } = forcedMovement(state, move)
  if (stop === null || stop.kind === 'edge') return 0
  return distance > 0 ? 1 : 2
}

/** How far it is to go from where it stands, if nothing bars it, in 1/1000 cm. */
export function distanceOwed(state: State, move: ForcedMove): number {
  const way = forcedMovement(state, move)
  const start = way.movers.map(mover => moverAt(mover, way.heading, 0))
  return Math.max(Math.floor(way.distance), Math.floor(speedOfBody(state, start, way.heading)))
}

/** What will bar a forced move in a direction: a unit's id, or empty for the ground; else null. */
export function barredBy(state: State, move: ForcedMove): string | null {
  const { stop } = forcedMovement(state, move)
  if (stop === null || stop.kind === 'edge') return null
  return stop.kind === 'unit' ? stop.by : ''
}

/** Who or what bars a way, by name. */
export function barName(state: State, by: string): Value {
  return by === '' ? { key: 'ba.barred.ground' } : nameOf(unitOf(state, by))
}

/** The first of the worthwhile ways. */
export function bestHeading(state: State, move: ForcedMove): number {
  return headingsByRoom(state, move)[0] ?? 0
}

/** What the forced move of a unit is called. */
export function kindOfMove(state: State, unit: string): 'retreat' | 'rout' {
  return moveOf(state, unit)?.degree === 'U' ? 'retreat' : 'rout'
}
