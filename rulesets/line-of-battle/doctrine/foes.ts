import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { isHullWithin, reachOf } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { rangeBands, shotRows } from '../book/tables/fire.ts'
import type { SizeId } from '../book/tables/ships.ts'
import { areEnemies, cardOf, isActiveEnemy } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { expectedHits, hitWorth, shotIn } from './gunnery.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { boardersWanted, weights } from './weights.ts'

/** Enemies on the board that can still fight. */
export function foesOf(state: State, ship: Ship): Ship[] {
  return state.ships.filter(other => isActiveEnemy(state, ship, other))
}

/** [LOB-151] Enemies without a crew, for a ship that can spare the hands. */
export function prizesFor(state: State, ship: Ship): Ship[] {
  if (ship.crew < boardersWanted || ship.isFleeing) return []
  return state.ships.filter(
    other =>
      other.status === 'afloat' &&
      other.crew === 0 &&
      !other.isStruck &&
      areEnemies(state, ship, other),
  )
}

/** An enemy and what stays the same of her wherever a ship goes; worked out once for all her courses. */
export interface Foe {
  ship: Ship
  /** Sine and cosine of her heading. */
  sine: number
  cosine: number
  /** What a broadside given to her is worth in each range band, and one taken from her. */
  dealt: readonly number[]
  taken: readonly number[]
}

/** The foes of a ship for all places within so far of hers, 1/1000 in; those nearest to her now first. */
export function facing(state: State, ship: Ship, way: number, temper: Temper = usual): Foe[] {
  const hits = hitsByBand(state)
  return foesOf(state, ship)
    .map(foe => ({ foe, away: squareTo(ship, foe) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ foe, away }) => {
      const reach = way + longestRange + reachOf(ship) + reachOf(foe) + ROUNDING
      return away > reach * reach ? foeAfar(foe) : foeFor(state, ship, foe, hits, temper)
    })
}

/** More than all that rounding can add to a move, 1/1000 in. */
const ROUNDING = 200

type Hits = (target: Ship) => readonly number[]

function foeFor(state: State, ship: Ship, foe: Ship, hits: Hits, temper: Temper): Foe {
  const sure = certainty(foe)
  return {
    ...foeAfar(foe),
    dealt: byBand(state, ship, foe, hits(foe), sure * temper.dealt, temper),
    taken: foe.isFleeing ? none : byBand(state, foe, ship, hits(ship), sure * temper.taken, temper),
  }
}

/** No gun bears from here to there or back. */
function foeAfar(foe: Ship): Foe {
  const { heading } = foe
  return { ship: foe, sine: sine(heading), cosine: cosine(heading), dealt: none, taken: none }
}

const none = rangeBands.map(() => 0)
const ends = rangeBands.map(({ upTo }) => upTo)
export const longestRange = Math.max(...ends)

/** The hits to be expected of a broadside in each range band, worked out once for each size of target. */
function hitsByBand(state: State): Hits {
  const known = new Map<SizeId, readonly number[]>()
  return target => {
    const { size } = cardOf(state, target)
    const found = known.get(size) ?? ends.map(end => expectedHits(state, target, end))
    known.set(size, found)
    return found
  }
}

/** The ranges of all shot are ends of bands, so that a band is either within them or not. */
function byBand(
  state: State,
  shooter: Ship,
  target: Ship,
  hits: readonly number[],
  factor: number,
  temper: Temper,
): number[] {
  const shot = shotIn(shooter)
  const { range } = shotRows[shot]
  const worth = hitWorth(state, shooter, target, shot, temper) * factor
  return ends.map((end, band) => (end > range ? 0 : (hits[band] ?? 0) * worth))
}

/** An enemy that has moved stays where she is until the guns speak. */
function certainty(enemy: Ship): number {
  return enemy.hasMoved || enemy.isAnchored || enemy.agroundSince !== null ? 1 : weights.foresight
}

function squareTo(one: Ship, other: Ship): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy
}

/** The gap between two hulls along the line of their centres: their distance or a little less. */
export function gapBetween(one: Ship, other: Ship): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const centres = Math.sqrt(dx * dx + dy * dy)
  if (centres === 0) return 0
  const gap = centres - (spanOf(one, dx, dy) + spanOf(other, dx, dy)) / (2 * centres)
  return Math.max(0, gap)
}

/** How long the shadow of a hull falls on a line, times the length that the line is given with. */
function spanOf({ heading, length, beam }: Ship, dx: number, dy: number): number {
  const s = sine(heading)
  const c = cosine(heading)
  return length * Math.abs(dx * s + dy * c) + beam * Math.abs(dx * c - dy * s)
}

/** The gaps between a ship and each of her foes, put into a list; Infinity beyond gunshot of all but the nearest. */
export function placeGaps(ship: Ship, foes: readonly Foe[], gaps: number[]): void {
  const s = sine(ship.heading)
  const c = cosine(ship.heading)
  const own = reachOf(ship)
  let farthest = Infinity
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i]
    if (foe === undefined) continue
    const dx = foe.ship.x - ship.x
    const dy = foe.ship.y - ship.y
    const squared = dx * dx + dy * dy
    const beyond = farthest + own + reachOf(foe.ship)
    gaps[i] = squared > beyond * beyond ? Infinity : gapAlong(ship, s, c, foe, dx, dy)
    farthest = Math.min(farthest, Math.max(longestRange, gaps[i] ?? Infinity))
  }
}

function gapAlong(
  { length, beam }: Ship,
  s: number,
  c: number,
  foe: Foe,
  dx: number,
  dy: number,
): number {
  const centres = Math.sqrt(dx * dx + dy * dy)
  if (centres === 0) return 0
  const own = length * Math.abs(dx * s + dy * c) + beam * Math.abs(dx * c - dy * s)
  const theirs =
    foe.ship.length * Math.abs(dx * foe.sine + dy * foe.cosine) +
    foe.ship.beam * Math.abs(dx * foe.cosine - dy * foe.sine)
  return Math.max(0, centres - (own + theirs) / (2 * centres))
}

/** A gap may fall short of the distance by so much, 1/1000 in; seldom by more. */
const SHORT = inches(0.4)

/** The place of the range band that a foe lies in; the number of bands where she is beyond the last. */
export function bandOf(ship: Ship, foe: Ship, gap: number): number {
  const nearest = bandAt(gap)
  if (nearest === bandAt(gap + SHORT)) return nearest
  return isHullWithin(ship, foe, ends[nearest] ?? 0) ? nearest : nearest + 1
}

function bandAt(distance: number): number {
  let band = 0
  for (const end of ends) {
    if (distance <= end) return band
    band += 1
  }
  return band
}
