import type { Point, Pose } from '@grognard/geometry'
import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { aheadOf } from '@grognard/geometry/measured/pose.ts'
import { angles, CONTACT, ticks } from '../../book/tables/scale.ts'
import { attackMeant } from '../../model/attacks.ts'
import type { Leg, MarchClause, Rate } from '../../model/clauses.ts'
import { landOf } from '../../model/marching/land.ts'
import type { Land } from '../../model/marching/land.ts'
import { isMarching, marcherOf, setOff } from '../../model/marching/marcher.ts'
import type { Obstruction, Marcher, Stretch } from '../../model/marching/marcher.ts'
import { hasReachedPosition, poseAt, rateAt } from '../../model/marching/poses.ts'
import { isMarchColumn, slackening, speedOf } from '../../model/marching/rates.ts'
import { marchFor, stopAtPosition, stretchesOf } from '../../model/marching/march-step.ts'
import {
  copyPlaceInto,
  newPlace,
  pathOf,
  priceOf,
  moveAlongLegs,
} from '../../model/marching/legs.ts'
import type { Place, LegMover } from '../../model/marching/legs.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { endOf, frontAt, pathOfMarch, startedPath, trimmed } from './path.ts'
import type { Path } from './path.ts'

/** A written march over the ground as it lies, tick by tick as it is played, if nobody is in its way. */
export interface ForeseenWay {
  unit: Unit
  /** Where it begins, where each leg ends that it comes to the end of, and where it ends itself. */
  poses: Pose[]
  /** Where it is at the end. */
  end: Place
  /** March spent up to there, in lengths straight ahead, 1/1000 cm. */
  spent: number
  /** And what is left of it there, in the ground it has come to. */
  left: number
  /** What the legs cost that time does not suffice for; 0 where it does. */
  wanting: number
  /** The first ground that ends one of its legs. */
  bar: { spent: number; place: Place; by: Omit<Obstruction, 'tick'> } | null
  bits: readonly Bit[]
}

/** A part of the way that is gone at one pace. */
interface Bit {
  mover: LegMover
  rate: Rate
  from: Place
  /** March spent before it, and at most in it. */
  spent: number
  budget: number
}

/** [BA-Q-14] [BA-2.3.1-01] Each tick is as long as the ground that it goes over lets it be. */
export function foreseenWay(state: State, unit: Unit, clause: MarchClause): ForeseenWay {
  const path = startedPath(state, unit)
  const land = landOf(state)
  const marcher = setOut(path, clause, land)
  marcher.attack = attackMeant(state, unit.id)
  const way = newWay(path, marcher)
  const bits: Bit[] = []
  let tick = marcher.fromTick
  for (; isMarching(marcher, tick); tick += 1) {
    const spent = playTick({ state, land, way, bits }, marcher)
    way.left = Math.max(0, marcher.budget - spent)
  }
  const isDone = marcher.isStopped || marcher.from.leg >= marcher.legs.length
  const ahead = Math.max(0, marcher.toTick - tick + 1)
  way.left = isDone ? way.left + ahead * stepLengthOf(marcher) : 0
  way.wanting = marcher.isStopped ? 0 : wantingOf(marcher)
  addEnd(way, marcher.from)
  return { ...way, bits }
}

type Drawn = Omit<ForeseenWay, 'bits'>

interface Playing {
  state: State
  land: Land
  way: Drawn
  bits: Bit[]
}

function newWay({ unit, start }: Pick<Path, 'unit' | 'start'>, { from }: Marcher): Drawn {
  return { unit, poses: [start], end: from, spent: 0, left: 0, wanting: 0, bar: null }
}

function setOut({ unit, start }: Pick<Path, 'unit' | 'start'>, clause: MarchClause, land: Land) {
  const marcher = marcherOf({ ...unit, ...start }, 0)
  setOff(marcher, { ...clause, isAdvance: false })
  marcher.terrainCost = land.terrainCostAt(marcher, marcher.from)
  return marcher
}

/** March in one tick. */
function stepLengthOf({ unit, rate, terrainCost }: Marcher): number {
  return speedOf(unit, rate, terrainCost) / ticks.march
}

/** Enemies who would end a fast march are left aside: they may move, and nobody measures. */
function playTick({ state, land, way, bits }: Playing, marcher: Marcher): number {
  const { spent: before } = way
  if (slackening({ marchers: [] }, marcher)) marcher.rate = 'normal'
  marcher.limit = 1
  marchFor(marcher, stretchesOf(land, marcher))
  stopAtPosition(state, marcher)
  marcher.stretches.forEach((stretch, i) => {
    const until = Math.min(marcher.limit, marcher.stretches[i + 1]?.at ?? 1)
    if (stretch.at <= until) goOn(way, bits, stretch, until)
  })
  const { from, to } = marcher
  poseAt(marcher, 1, to)
  marcher.rate = rateAt(marcher, 1)
  marcher.terrainCost = land.terrainCostAt(marcher, to)
  copyPlaceInto(to, from)
  marcher.isStopped = hasReachedPosition(state, marcher, from)
  return way.spent - before
}

/** What it does at one pace, up to this part of the tick. */
function goOn(way: Drawn, bits: Bit[], stretch: Stretch, until: number): void {
  const { mover, rate, from, legEnd, speed, at } = stretch
  if (legEnd) endLeg(way, from, legEnd)
  const budget = speed * (until - at)
  const end = newPlace()
  moveAlongLegs(mover, from, budget, end)
  bits.push({ mover, rate, from, spent: way.spent, budget })
  addEnds(way, mover, from, end)
  way.spent += spentBetween(mover, from, end)
}

function copied(place: Place): Place {
  const copy = newPlace()
  copyPlaceInto(place, copy)
  return copy
}

/** The places where legs end within the tick. */
function addEnds(way: Drawn, mover: LegMover, from: Place, end: Place): void {
  const at = copied(from)
  for (let leg = from.leg; leg < end.leg; leg += 1) {
    const legs = mover.legs.slice(0, leg + 1)
    moveAlongLegs({ ...mover, legs }, at, Number.MAX_SAFE_INTEGER, at)
    way.poses.push(poseOf(at))
  }
}

/** [BA-Q-14] Ground ends a leg. */
function endLeg(way: Drawn, at: Place, by: Omit<Obstruction, 'tick'>): void {
  way.bar ??= { spent: way.spent, place: copied(at), by }
  way.poses.push(poseOf(at))
}

function addEnd({ poses }: Drawn, end: Place): void {
  if (end.used > 0) poses.push(poseOf(end))
}

function poseOf({ x, y, heading }: Place): Pose {
  return { x, y, heading }
}

/** March between two places of one stretch. */
function spentBetween({ legs, beam, turnsFreely: isFree }: LegMover, from: Place, to: Place) {
  let spent = 0
  for (let i = from.leg; i <= to.leg; i += 1) {
    const leg = legs[i]
    if (!leg) break
    const gone = (i === to.leg ? to.used : pathOf(leg, beam)) - (i === from.leg ? from.used : 0)
    spent += gone * priceOf(leg, isFree)
  }
  return spent
}

/** What is still to be gone of its legs; less than one can see is nothing. */
function wantingOf({ legs, beam, stretches, from }: Marcher): number {
  const isFree = stretches.at(-1)?.turnsFreely ?? false
  let wanting = 0
  for (const leg of legs.slice(from.leg)) wanting += pathOf(leg, beam) * priceOf(leg, isFree)
  const begun = legs[from.leg]
  if (begun) wanting -= from.used * priceOf(begun, isFree)
  return wanting > CONTACT ? wanting : 0
}

/** Where it is after so much march. */
export function placeAfter({ bits, end }: ForeseenWay, spent: number): Place {
  const bit = bits.findLast(one => one.spent <= spent)
  if (!bit) return end
  const { mover, from, budget } = bit
  const place = copied(from)
  moveAlongLegs(mover, place, Math.min(spent - bit.spent, budget), place)
  return place
}

/** The legs without what time does not suffice for. */
function legsWithin({ end, wanting }: ForeseenWay, legs: readonly Leg[], beam: number) {
  if (wanting === 0) return legs.slice()
  const last = legs[end.leg]
  if (!last) return legs.slice()
  const amount = Math.trunc((last.amount * end.used) / pathOf(last, beam))
  const kept = legs.slice(0, end.leg)
  return amount === 0 ? kept : [...kept, { kind: last.kind, amount }]
}

/** Turns smaller than this are not worth a leg, 1/100 degree. */
const LEAST_TURN = 100
/** Beyond this a unit turns about first. */
const BEHIND = 13_500
/** And no leg turns farther than this. */
const MOST_TURN = 17_900
/** A pivot moves the middle of the front: so often its angle is looked for anew. */
const ROUNDS = 6

/** The march made longer towards a point: a turn and straight on, as far as it lasts in open ground. */
export function extendTowards(
  state: State,
  unit: Unit,
  clause: MarchClause,
  to: Point,
): MarchClause {
  const path = pathOfMarch(state, unit, clause)
  return { ...clause, legs: trimmed(longerLegs(path, clause, to), path) }
}

/** [BA-2.3.1-01] The march made longer towards a point, as far as it lasts in the ground that it goes through. */
export function drawTowards(state: State, unit: Unit, clause: MarchClause, to: Point): MarchClause {
  const path = pathOfMarch(state, unit, clause)
  const legs = longerLegs(path, clause, to)
  const way = foreseenWay(state, unit, { ...clause, legs })
  return { ...clause, legs: legsWithin(way, legs, path.mover.beam) }
}

function longerLegs(path: Path, clause: MarchClause, to: Point): Leg[] {
  return merged([...clause.legs, ...legsTo(path, clause, frontAt(path, endOf(path)), to)])
}

interface Heading extends Point {
  heading: number
}

/** From the middle of a front to a point. */
function legsTo(path: Path, clause: MarchClause, front: Heading, to: Point): Leg[] {
  if (clause.course !== 0) return sideways(front, clause.course, to)
  const mayTurnAbout = clause.rate !== 'charge' && !clause.legs.some(({ kind }) => kind === 'about')
  if (Math.abs(turnTo(front, to)) <= BEHIND || !mayTurnAbout)
    return turnAndGo(path, clause, front, to)
  const at = newPlace(front.x, front.y, front.heading)
  moveAlongLegs({ ...path.mover, toFront: 0, legs: [about] }, at, 0, at)
  return [about, ...turnAndGo(path, clause, at, to)]
}

const about: Leg = { kind: 'about', amount: 0 }

/** [BA-2.3.1-05] As far as its course brings it nearer. */
function sideways({ x, y, heading }: Heading, course: number, to: Point): Leg[] {
  const ahead = Math.round(aheadOf({ x, y, heading: heading + course }, to.x, to.y))
  return ahead > 0 ? [{ kind: 'straight', amount: ahead }] : []
}

function turnAndGo({ mover, unit }: Path, clause: MarchClause, front: Heading, to: Point): Leg[] {
  const kind = clause.rate === 'charge' || isMarchColumn(unit) ? 'pivot' : 'wheel'
  const turnedBy = (amount: number) => afterTurn(mover, front, { kind, amount })
  let turn = clamped(clause, turnTo(front, to))
  for (let round = 0; round < ROUNDS; round += 1)
    turn = clamped(clause, turn + turnTo(turnedBy(turn), to))
  if (Math.abs(turn) < LEAST_TURN) return [straightTo(front, to)]
  return [{ kind, amount: turn }, straightTo(turnedBy(turn), to)]
}

/** [BA-2.4.1-02] A charge turns once, and little. */
function clamped({ rate, legs }: MarchClause, turn: number): number {
  if (rate !== 'charge') return Math.max(-MOST_TURN, Math.min(MOST_TURN, turn))
  if (legs.some(({ kind }) => kind !== 'straight')) return 0
  return Math.max(-angles.chargePivot, Math.min(angles.chargePivot, turn))
}

function afterTurn(mover: LegMover, front: Heading, leg: Leg): Heading {
  const at = newPlace(Math.round(front.x), Math.round(front.y), front.heading)
  moveAlongLegs({ ...mover, toFront: 0, legs: [leg] }, at, Number.MAX_SAFE_INTEGER, at)
  return at
}

function turnTo({ x, y, heading }: Heading, to: Point): number {
  return turnBetween(heading, bearing(Math.round(x), Math.round(y), to.x, to.y))
}

function straightTo({ x, y }: Heading, to: Point): Leg {
  const [dx, dy] = [to.x - x, to.y - y]
  return { kind: 'straight', amount: Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy))) }
}

/** Two straight legs in a row are one. */
function merged(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = []
  for (const leg of legs) {
    const last = kept[kept.length - 1]
    if (last?.kind === 'straight' && leg.kind === 'straight')
      kept[kept.length - 1] = { kind: 'straight', amount: last.amount + leg.amount }
    else kept.push(leg)
  }
  return kept
}
