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
import type { Marcher } from './marcher.ts'
import { slackening } from './pace.ts'
import { startedPath } from './path.ts'
import type { Path } from './path.ts'
import { poseAt } from './pose-at.ts'
import { hasReachedPosition } from './position.ts'
import { speedOf } from './rates.ts'
import { goingAfter, stopAtClosedGround, stopAtPosition, turnsFreely } from './stride.ts'
import { copyPlaceInto, newPlace, rebase, walk } from './walk.ts'
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
  stretches: readonly Stretch[]
}

/** What it does in one tick. */
interface Stretch {
  walker: Walker
  from: Place
  spent: number
  budget: number
}

/** [BA-Q-14] [BA-2.3.1-01] Each tick is as long as the ground that the last one ended in lets it be. */
export function foreseenWay(state: State, unit: Unit, part: MarchPart): ForeseenWay {
  const path = startedPath(state, unit)
  const land = landOf(state)
  const marcher = setOut(path, part, land)
  marcher.attack = attackMeant(state, unit.id)
  const way = newWay(path, marcher)
  const stretches: Stretch[] = []
  let tick = marcher.fromTick
  for (; isMarching(marcher, tick); tick += 1) {
    const spent = playTick({ state, land, way, stretches }, marcher)
    way.left = Math.max(0, marcher.budget - spent)
  }
  const isDone = marcher.isStopped || marcher.from.leg >= marcher.legs.length
  const ahead = Math.max(0, marcher.toTick - tick + 1)
  way.left = isDone ? way.left + ahead * strideOf(marcher) : 0
  way.wanting = marcher.isStopped ? 0 : wantingOf(marcher)
  addEnd(way, marcher.from)
  return { ...way, stretches }
}

type Drawn = Omit<ForeseenWay, 'stretches'>

interface Playing {
  state: State
  land: Land
  way: Drawn
  stretches: Stretch[]
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
function playTick({ state, land, way, stretches }: Playing, marcher: Marcher): number {
  if (slackening({ marchers: [] }, marcher)) marcher.rate = 'normal'
  marcher.limit = 1
  marcher.legEnd = null
  marcher.turnsFreely = turnsFreely(marcher)
  marcher.budget = strideOf(marcher)
  stopAtClosedGround(land, marcher)
  stopAtPosition(state, marcher)
  const { from, to, budget, limit } = marcher
  poseAt(marcher, 1, to)
  const spent = spentBetween(marcher, from, to)
  stretches.push({
    walker: walkerOf(marcher),
    from: copied(from),
    spent: way.spent,
    budget: budget * limit,
  })
  addEnds(way, marcher)
  way.spent += spent
  endLeg(way, marcher)
  marcher.going = goingAfter(land, marcher)
  copyPlaceInto(to, from)
  marcher.isStopped = hasReachedPosition(state, marcher, from)
  return spent
}

function walkerOf(marcher: Marcher): Walker {
  const { legs, course, length, beam, toFront } = marcher
  return { legs, course, length, beam, toFront, turnsFreely: marcher.turnsFreely }
}

function copied(place: Place): Place {
  const copy = newPlace()
  copyPlaceInto(place, copy)
  return copy
}

/** The places where legs end within the tick. */
function addEnds(way: Drawn, marcher: Marcher): void {
  const { from, to, legs } = marcher
  const at = copied(from)
  for (let leg = from.leg; leg < to.leg; leg += 1) {
    walk({ ...walkerOf(marcher), legs: legs.slice(0, leg + 1) }, at, Number.MAX_SAFE_INTEGER, at)
    way.poses.push(poseOf(at))
  }
}

/** [BA-Q-14] Ground ends a leg. */
function endLeg(way: Drawn, { legEnd, to }: Marcher): void {
  if (!legEnd) return
  way.bar ??= { spent: way.spent, place: copied(to), by: legEnd }
  to.leg += 1
  rebase(to)
  way.poses.push(poseOf(to))
}

function addEnd({ poses }: Drawn, end: Place): void {
  if (end.used > 0) poses.push(poseOf(end))
}

function poseOf({ x, y, heading }: Place): Pose {
  return { x, y, heading }
}

/** March between two places of one tick. */
function spentBetween({ legs, beam, turnsFreely: isFree }: Marcher, from: Place, to: Place) {
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
function wantingOf({ legs, beam, turnsFreely: isFree, from }: Marcher): number {
  let wanting = 0
  for (const leg of legs.slice(from.leg)) wanting += pathOf(leg, beam) * priceOf(leg, isFree)
  const begun = legs[from.leg]
  if (begun) wanting -= from.used * priceOf(begun, isFree)
  return wanting > CONTACT ? wanting : 0
}

/** Where it is after so much march. */
export function placeAfter({ stretches, end }: ForeseenWay, spent: number): Place {
  const stretch = stretches.findLast(one => one.spent <= spent)
  if (!stretch) return end
  const { walker, from, budget } = stretch
  const place = copied(from)
  walk(walker, place, Math.min(spent - stretch.spent, budget), place)
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
