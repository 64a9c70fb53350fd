import { hullMeetsPolygon } from '@grognard/geometry'
import { isAllowed } from '@grognard/umpire'
import type { Forfeit, Seat, Value } from '@grognard/umpire'
import { GUESS } from '../../book/tables/scale.ts'
import { firingAsOne, leaderOf } from '../../model/buildings.ts'
import { isWithin } from '../../model/contact.ts'
import { pointsAlong, stretchesIn } from '../../model/field-of-fire.ts'
import type { Stretch } from '../../model/field-of-fire.ts'
import { centreOf, hullOf } from '../../model/footprint.ts'
import { isSeen, viewerOf } from '../../model/ground/sight.ts'
import {
  aimingAt,
  angleOf,
  canAim,
  figuresFiring,
  filesOf,
  frontOfFiles,
} from '../../model/line-of-fire.ts'
import type { FiringFile } from '../../model/line-of-fire.ts'
import { nameOf } from '../../model/names.ts'
import { mayMeasure } from '../../model/options.ts'
import type { Fire, State } from '../../model/state.ts'
import { couldStill } from '../../model/support.ts'
import type { Gun, Unit } from '../../model/unit.ts'
import { findUnit, isArtillery, isOnBoard, seatsOf } from '../../model/units.ts'
import { dangerTo } from './conditions.ts'
import type { Danger } from './conditions.ts'
import {
  figuresLeft,
  firerRefusals,
  isHidingPlace,
  isTarget,
  plannedFire,
  shotWorthDeclaring,
} from './declare.ts'
import type { Declared } from './declare.ts'
import { bestSide, endsOf, familyFires, lastTurnAt, mayForesee, phaseAt, shotOf } from './shot.ts'
import type { Shot } from './shot.ts'
import { isSupport } from './support.ts'

type Phase = Fire['phase']

/** Units of the seat that can fire in a phase, whatever at; a garrison as one. */
export function firersOf(state: State, seat: Seat, phase: Phase): Unit[] {
  return state.units
    .filter(unit => unit.seat === seat && isAllowed(firerRefusals, { state, unit, phase }))
    .map(unit => firingAsOne(state, unit))
}

/** Enemies that the unit may want to fire at: those in range, for all that one sees by eye. */
export function targetsFor(state: State, firer: Unit, phase: Phase): Unit[] {
  const reach = reachFor(state, firer)
  return state.units.filter(
    unit =>
      isTarget(firer, unit) &&
      isWithin(firer, unit, reach) &&
      leaderOf(state, unit) === unit &&
      (phase === 'fire' || lastTurnAt(state, firer, unit.id) !== undefined),
  )
}

/** [BA-1.1.1-11] */
function reachFor(state: State, firer: Unit): number {
  const range =
    endsOf(
      firer,
      firer.guns.map(({ id }) => id),
    ).at(-1) ?? 0
  return mayMeasure(state) ? range : range * GUESS
}

/** [BA-1.1.1-03] The seat can go on firing, or support somebody who may be fired at. */
function mayContinueAny(state: State, seat: Seat): boolean {
  return mayTakePart(state, seat, 'continued')
}

function mayFireAny(state: State, seat: Seat): boolean {
  return mayTakePart(state, seat, 'fire')
}

function mayTakePart(state: State, seat: Seat, phase: Phase): boolean {
  if (firersOf(state, seat, phase).some(unit => targetsFor(state, unit, phase).length > 0))
    return true
  return inDanger(state, seat, phase).some(unit => supportersOf(state, unit).length > 0)
}

/** Units of the seat that an enemy may fire at in the phase. */
export function inDanger(state: State, seat: Seat, phase: Phase): Unit[] {
  const enemies = state.sides.filter(side => side.seat !== seat)
  const firers = enemies.flatMap(side => firersOf(state, side.seat, phase))
  const targets = new Set(firers.flatMap(firer => targetsFor(state, firer, phase)))
  return state.units.filter(unit => unit.seat === seat && targets.has(unit))
}

/** [BA-3.1.7-01] Friends that stand so that they can support the unit. */
function supportersOf(state: State, unit: Unit): Unit[] {
  return state.units.filter(
    helper =>
      helper !== unit &&
      helper.seat === unit.seat &&
      isOnBoard(helper) &&
      isSupport(state, helper, unit),
  )
}

/**
 * [BA-1.1.1-11] Told by eye, so that distances are guessed to a quarter: fire that is all right may be
 * warned of, and fire that is not may not. Null where all is known, or nothing is to be seen.
 */
function dangerIn(shot: Shot): Danger | null {
  const { state, fire } = shot
  if (fire.isHidden || mayForesee(state, fire.unit, fire.phase)) return null
  return dangerTo(shot, GUESS)
}

/** For the order in words. */
export function dangerText(state: State, declared: Declared): { danger: string; friend: Value } {
  const isKnown = findUnit(state, declared.unit) !== undefined
  const danger = isKnown ? dangerIn(shotOf(state, plannedFire(state, declared))) : null
  return danger
    ? { danger: danger.kind, friend: nameOf(danger.unit) }
    : { danger: 'none', friend: '' }
}

/** Worthwhile ways to fire: with all that can aim or a share of it, at each edge that is in sight. */
export function waysToFire(state: State, seat: Seat): Declared[] {
  const phase = phaseAt(state)
  return firersOf(state, seat, phase).flatMap(firer => {
    const { targets, ways } = undividedWays(state, firer)
    return safestFirst(targets > 1 ? [...ways, ...sharesOf(state, firer, ways)] : ways)
  })
}

/** Ways to fire at a target with all that can aim. */
export function waysAgainst(state: State, firer: Unit, target: Unit): Declared[] {
  return safestFirst(waysAt(state, firer, target))
}

function undividedWays(state: State, firer: Unit): { targets: number; ways: Way[] } {
  const targets = targetsFor(state, firer, phaseAt(state))
  return {
    targets: targets.length,
    ways: targets.flatMap(target => waysAt(state, firer, target)),
  }
}

/** A way to fire, and whether one sees that it may come to nothing. */
interface Way {
  declared: Declared
  isDoubtful: boolean
}

/** Null where it is not worth declaring. */
function wayOf(state: State, declared: Declared): Way | null {
  const shot = shotWorthDeclaring(state, declared)
  return shot && { declared, isDoubtful: dangerIn(shot) !== null }
}

/** What one sees to be doubtful comes last. */
function safestFirst(ways: readonly Way[]): Declared[] {
  const safe = ways.filter(({ isDoubtful }) => !isDoubtful)
  const doubtful = ways.filter(({ isDoubtful }) => isDoubtful)
  return [...safe, ...doubtful].map(({ declared }) => declared)
}

/** [BA-3.4.1-02] Whole batteries that can range on a target. */
export function waysToRange(state: State, seat: Seat): Declared[] {
  const phase = phaseAt(state)
  return firersOf(state, seat, phase)
    .filter(isArtillery)
    .flatMap(firer => {
      const ranging = targetsFor(state, firer, phase).map(target =>
        waysAt(state, firer, target, true).slice(0, 1),
      )
      return ranging.flat().map(({ declared }) => declared)
    })
}

/** How a unit can fire at a target, an offer for each edge in sight. */
function waysAt(state: State, firer: Unit, target: Unit, isRanging = false): Way[] {
  const able = isRanging ? filesOf(firer) : ableFiles(state, firer, target)
  const front = frontOfFiles(able)
  if (!front) return []
  const field = { front: front.from, left: front.from, right: front.from, half: angleOf(firer) }
  const named = namedAs(state, firer, target)
  if (named === null || (isRanging && named.isHidden)) return []
  const declared = { unit: firer.id, ...named, ...amountOf(state, firer, able), isRanging }
  return stretchesIn(field, target).flatMap(stretch => lawfulAt(state, declared, stretch))
}

/** [BA-1.1.2-10] Who is seen, else the piece of ground that somebody is assumed to be in. */
function namedAs(state: State, firer: Unit, target: Unit) {
  if (isSeen(state, viewerOf(firer), target)) return { target: target.id, isHidden: false }
  const piece = state.terrain.find(({ points, kind }) => {
    return isHidingPlace(kind) && hullMeetsPolygon(hullOf(target), points)
  })
  return piece ? { target: piece.id, isHidden: true } : null
}

/** How many figures, or gunners, an undivided fire at a target has. */
export function mostAt(state: State, firer: Unit, target: Unit): number {
  const body = firingAsOne(state, firer)
  return amountOf(state, body, ableFiles(state, body, target)).figures
}

function ableFiles(state: State, firer: Unit, target: Unit): FiringFile[] {
  const aiming = aimingAt(state, firer, target)
  const used = familyFires(state, firer).flatMap(({ guns }) => guns)
  const free = filesOf(firer).filter(({ gun }) => gun === null || !used.includes(gun))
  return bestSide(
    free.filter(file => canAim(aiming, file)),
    centreOf(target),
  )
}

/** Figures that fire elsewhere are not there any more. */
function amountOf(state: State, firer: Unit, able: readonly FiringFile[]) {
  const guns = able.flatMap(({ gun }) => (gun === null ? [] : [gun]))
  const figures = figuresFiring(able)
  if (guns.length > 0) return { figures, guns }
  return { figures: Math.min(figures, figuresLeft(state, firer)), guns }
}

/** How far apart hit points are tried along an edge, in parts of it. */
const TRIES = 4

/** A hit point of an edge that may be named: one without doubts before others, its middle first. */
function lawfulAt(state: State, declared: Omit<Declared, 'x' | 'y'>, stretch: Stretch): Way[] {
  const { ax, ay, bx, by } = stretch.edge
  const length = Math.max(Math.abs(bx - ax), Math.abs(by - ay))
  const points = pointsAlong(stretch, Math.max(1, length / TRIES))
  const doubtful: Way[] = []
  for (const point of points) {
    const way = wayOf(state, { ...declared, ...point })
    if (way === null) continue
    if (!way.isDoubtful) return [way]
    doubtful.push(way)
  }
  return doubtful.slice(0, 1)
}

/** [BA-3.1.2-01] A part of the figures or guns fires, so that the rest can fire elsewhere. */
function sharesOf(state: State, firer: Unit, ways: readonly Way[]): Way[] {
  if (familyFires(state, firer).length > 0) return []
  const parts = ways.flatMap(({ declared }) => smallerFiresOf(firer, declared))
  return parts.flatMap(declared => wayOf(state, declared) ?? [])
}

/** Guns one by one, figures by thirds and halves. */
function smallerFiresOf(firer: Unit, way: Declared): Declared[] {
  const guns = firer.guns.filter(({ id }) => way.guns.includes(id))
  if (guns.length > 0) return guns.slice(1).map((_, i) => withGuns(way, guns.slice(0, i + 1)))
  const counts = shares.map(({ of, from }) => Math.ceil((way.figures * of) / from))
  const parts = [...new Set(counts)].filter(figures => figures < way.figures)
  return parts.map(figures => ({ ...way, figures }))
}

const shares = [
  { of: 1, from: 3 },
  { of: 1, from: 2 },
  { of: 2, from: 3 },
]

function withGuns(way: Declared, guns: readonly Gun[]): Declared {
  const figures = guns.reduce((sum, { gunners }) => sum + gunners, 0)
  return { ...way, figures, guns: guns.map(({ id }) => id) }
}

/** [BA-1.1.1-03] Who can go on firing, or support a unit that may be fired at. */
export function seatsToContinue(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayContinueAny(state, seat))
}

/** [BA-3.1.1-05] Who can fire, or support a unit that may be fired at. */
export function seatsToFire(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayFireAny(state, seat))
}

/** [BA-3.1.1-05] Fire at what is seen; ground where somebody is only assumed to be is left aside. */
export function couldFire(state: State, seat: Seat): Forfeit[] {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  const units = seen.map(({ unit }) => unit)
  return couldStill(state, 'ba.ask.fire', units)
}
