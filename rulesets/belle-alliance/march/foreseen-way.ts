import type { Pose } from '@grognard/geometry'
import { attackMeant } from '../command/attacks.ts'
import type { Leg, MarchPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { CONTACT } from '../tables/distances.ts'
import { ticks } from '../tables/scale.ts'
import type { HoldUp } from './hold-ups.ts'
import { landOf } from './land.ts'
import type { Land } from './land.ts'
import { pathOf, priceOf } from './legs.ts'
import { isMarching, marcherOf, setOff } from './marcher.ts'
import type { Marcher, Stretch } from './marcher.ts'
import { slackening } from './pace.ts'
import { startedPath } from './path.ts'
import type { Path } from './path.ts'
import { poseAt, rateAt } from './pose-at.ts'
import { hasReachedPosition } from './position.ts'
import { speedOf } from './rates.ts'
import { marchFor, stopAtPosition, stretchesOf } from './stride.ts'
import { copyPlaceInto, newPlace, walk } from './walk.ts'
import type { Place, Walker } from './walk.ts'

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
  bar: { spent: number; place: Place; by: Omit<HoldUp, 'tick'> } | null
  bits: readonly Bit[]
}

/** A part of the way that is gone at one pace. */
interface Bit {
  walker: Walker
  from: Place
  /** March spent before it, and at most in it. */
  spent: number
  budget: number
}

/** [BA-Q-14] [BA-2.3.1-01] Each tick is as long as the ground that it goes over lets it be. */
export function foreseenWay(state: State, unit: Unit, part: MarchPart): ForeseenWay {
  const path = startedPath(state, unit)
  const land = landOf(state)
  const marcher = setOut(path, part, land)
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
  way.left = isDone ? way.left + ahead * strideOf(marcher) : 0
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

function setOut({ unit, start }: Pick<Path, 'unit' | 'start'>, part: MarchPart, land: Land) {
  const marcher = marcherOf({ ...unit, ...start }, 0)
  setOff(marcher, { ...part, isAdvance: false })
  marcher.going = land.goingAt(marcher, marcher.from)
  return marcher
}

/** March in one tick. */
function strideOf({ unit, rate, going }: Marcher): number {
  return speedOf(unit, rate, going) / ticks.march
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
  marcher.going = land.goingAt(marcher, to)
  copyPlaceInto(to, from)
  marcher.isStopped = hasReachedPosition(state, marcher, from)
  return way.spent - before
}

/** What it does at one pace, up to this part of the tick. */
function goOn(way: Drawn, bits: Bit[], stretch: Stretch, until: number): void {
  const { walker, from, legEnd, speed, at } = stretch
  if (legEnd) endLeg(way, from, legEnd)
  const budget = speed * (until - at)
  const end = newPlace()
  walk(walker, from, budget, end)
  bits.push({ walker, from, spent: way.spent, budget })
  addEnds(way, walker, from, end)
  way.spent += spentBetween(walker, from, end)
}

function copied(place: Place): Place {
  const copy = newPlace()
  copyPlaceInto(place, copy)
  return copy
}

/** The places where legs end within the tick. */
function addEnds(way: Drawn, walker: Walker, from: Place, end: Place): void {
  const at = copied(from)
  for (let leg = from.leg; leg < end.leg; leg += 1) {
    const legs = walker.legs.slice(0, leg + 1)
    walk({ ...walker, legs }, at, Number.MAX_SAFE_INTEGER, at)
    way.poses.push(poseOf(at))
  }
}

/** [BA-Q-14] Ground ends a leg. */
function endLeg(way: Drawn, at: Place, by: Omit<HoldUp, 'tick'>): void {
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
function spentBetween({ legs, beam, turnsFreely: isFree }: Walker, from: Place, to: Place) {
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
  const { walker, from, budget } = bit
  const place = copied(from)
  walk(walker, place, Math.min(spent - bit.spent, budget), place)
  return place
}

/** The legs without what time does not suffice for. */
export function legsWithin({ end, wanting }: ForeseenWay, legs: readonly Leg[], beam: number) {
  if (wanting === 0) return legs.slice()
  const last = legs[end.leg]
  if (!last) return legs.slice()
  const amount = Math.trunc((last.amount * end.used) / pathOf(last, beam))
  const kept = legs.slice(0, end.leg)
  return amount === 0 ? kept : [...kept, { kind: last.kind, amount }]
}
