import type { Pose } from '@grognard/geometry'
import type { Message, Reason, Trace, Value } from '@grognard/umpire'
import { cm, CM, DEGREE } from '../../book/measures.ts'
import { distances, GUESS, ZONE_DEPTH } from '../../book/tables/scale.ts'
import type { ClauseOrder, Leg, MarchClause } from '../../model/clauses.ts'
import { centreOf } from '../../model/footprint.ts'
import { coverInMelee } from '../../model/ground/cover.ts'
import { newPlace, moveAlongLegs } from '../../model/marching/legs.ts'
import type { Place } from '../../model/marching/legs.ts'
import { marcherOf } from '../../model/marching/marcher.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { overlap, squaredApart, zoneReaches } from '../../model/marching/poses.ts'
import { fastMarchEndedBy } from '../../model/marching/rates.ts'
import { nameOf } from '../../model/names.ts'
import { mayMeasure } from '../../model/options.ts'
import { placeName } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  areEnemies,
  isAbandoned,
  isClosed,
  isOnBoard,
  isSkirmishLine,
  mayPass,
  unitOf,
} from '../../model/units.ts'
import { foreseenWay, placeAfter } from './foreseen-way.ts'
import type { ForeseenWay } from './foreseen-way.ts'
import { pathOfMarch } from './path.ts'
import type { Path } from './path.ts'
import { slowedNotes } from './slowed.ts'

/** How finely the way is looked through. */
const NOTE_STEP = cm(2)

/**
 * [BA-2.3.2-03] Where on its way a fast march comes near an enemy as all stand now. [BA-1.1.1-11] By
 * eye one guesses distances to a quarter, so the note says no more than that it may.
 */
function fastMarchNotes(state: State, { rate }: MarchClause, path: Path): Reason[] {
  if (rate !== 'fast') return []
  const isMeasured = mayMeasure(state)
  const within = distances.fastMarch * (isMeasured ? 1 : GUESS)
  const most = Math.min(path.cost, path.budget)
  for (let spent = 0; spent <= most; spent += NOTE_STEP) {
    const enemy = fastMarchEndedBy(state, { ...path.unit, ...poseAfter(path, spent) }, within)
    if (enemy) return [noteOf(spent, { by: nameOf(enemy), sure: isMeasured ? 'yes' : 'no' })]
  }
  return []
}

function noteOf(spent: number, values: NonNullable<Reason['values']>): Reason {
  const after = { cm: Math.round(spent / CM), within: distances.fastMarch / CM }
  return { rule: 'BA-2.3.2-03', message: 'ba.trace.fastEnds', values: { ...values, ...after } }
}

function poseAfter({ mover, start }: Path, spent: number) {
  const place = newPlace(start.x, start.y, start.heading)
  moveAlongLegs(mover, place, spent, place)
  return { x: Math.round(place.x), y: Math.round(place.y), heading: place.heading }
}

/** How finely the way is looked through, and how often the last bit of it is halved. */
const STEP = cm(1)
const HALVINGS = 6

/** Where a march leads as it is written, and what stands in its way now; who stands may yet move. */
export function traceOf(state: State, order: ClauseOrder<MarchClause>): Trace {
  const unit = unitOf(state, order.unit)
  const way = foreseenWay(state, unit, order)
  const reached = Math.round(way.spent)
  const trace: Trace = {
    poses: way.poses.map(pose => middleAt(way.unit, pose)),
    cost: Math.round(way.spent + way.wanting),
    budget: Math.round(way.spent + way.left),
    reached,
    contact: null,
  }
  const unitFirst = meetingOn(state, way, order.course)
  const fast = fastMarchNotes(state, order, pathOfMarch(state, unit, order))
  const notes = [...slowedNotes(state, way), ...fast, ...(unitFirst ? stopNotes(state, way) : [])]
  if (notes.length > 0) trace.notes = notes
  const met = unitFirst ?? barMet(state, way)
  if (!met) return way.wanting > 0 ? { ...trace, meets: { key: 'ba.trace.short' } } : trace
  const { x, y } = middleAt(way.unit, met.place)
  return { ...trace, reached: Math.round(met.spent), contact: { x, y }, meets: met.meets }
}

/** The middle of the unit, which is where it is drawn, when it stands in a pose. */
function middleAt(unit: Unit, pose: Pose): Pose {
  return { ...centreOf({ ...unit, ...pose }), heading: pose.heading }
}

interface Meeting {
  /** March used up to there, 1/1000 cm. */
  spent: number
  place: Place
  meets: Message
}

/** One who marches in thought, among those who stand. */
interface Way {
  state: State
  way: ForeseenWay
  marcher: Marcher
  others: readonly Marcher[]
}

/** The first unit in its way short of closed ground, and the last place before it. */
function meetingOn(state: State, foreseen: ForeseenWay, course: number): Meeting | null {
  const way = wayOf(state, foreseen, course)
  const most = foreseen.bar?.spent ?? foreseen.spent
  for (let spent = Math.min(STEP, most); spent > 0; spent = Math.min(spent + STEP, most)) {
    const meets = metAt(way, spent)
    if (meets) return lastBefore(way, Math.max(0, spent - STEP), spent, meets)
    if (spent === most) return null
  }
  return null
}

function wayOf(state: State, way: ForeseenWay, course: number): Way {
  const { unit, poses } = way
  const marcher = marcherOf({ ...unit, ...poses[0] }, 0)
  marcher.course = course
  const others = state.units
    .filter(other => other.id !== unit.id && isOnBoard(other))
    .map((other, row) => marcherOf(other, row))
  return { state, way, marcher, others }
}

function lastBefore(way: Way, from: number, to: number, meets: Message): Meeting {
  let [low, high] = [from, to]
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (metAt(way, middle)) high = middle
    else low = middle
  }
  return { spent: low, place: placeAfter(way.way, low), meets: metAt(way, high) ?? meets }
}

function metAt(way: Way, spent: number): Message | null {
  return unitMet(way, placeAfter(way.way, spent))
}

type Bar = NonNullable<ForeseenWay['bar']>

/** [BA-Q-14] Where ground closed to it, or the edge, ends a leg. */
function barMet(state: State, { bar }: ForeseenWay): Meeting | null {
  if (!bar) return null
  const { spent, place } = bar
  if (bar.by.because === 'edge') return { spent, place, meets: { key: 'ba.trace.edge' } }
  return { spent, place, meets: { key: 'ba.trace.ground', values: { by: barName(state, bar) } } }
}

function barName(state: State, { by }: Bar): Value {
  return by.by === '' ? { key: 'ba.heldUp.ground' } : placeName(state, by.by)
}

/** [BA-2.3.1-01] And beyond whoever stands in its way now: the ground that ends it even if they go. */
function stopNotes(state: State, { bar }: ForeseenWay): Reason[] {
  if (bar?.by.because !== 'ground') return []
  const values = { cm: Math.round(bar.spent / CM), by: barName(state, bar) }
  return [{ rule: 'BA-2.3.1-01', message: 'ba.trace.stops', values }]
}

function unitMet(way: Way, place: Place): Message | null {
  const met = way.others.find(other => isMet(way, other, place))
  if (!met) return null
  const kind = areEnemies(way.marcher.unit, met.unit) ? 'enemy' : 'ownUnit'
  return { key: `ba.trace.${kind}`, values: { by: nameOf(met.unit) } }
}

function isMet(way: Way, other: Marcher, place: Place): boolean {
  const { marcher } = way
  if (!isNear(marcher, other, place)) return false
  if (areEnemies(marcher.unit, other.unit)) return isEnemyMet(way, other, place)
  if (mayPass(marcher.unit, other.unit)) return false
  return (
    overlap(marcher, place, other, other.from) && !overlap(marcher, marcher.from, other, other.from)
  )
}

/** Their circles come together, melee zones included. */
function isNear(marcher: Marcher, other: Marcher, { x, y }: Place): boolean {
  const reach = marcher.radius + marcher.length + other.radius + other.length + ZONE_DEPTH
  const [dx, dy] = [other.from.x - x, other.from.y - y]
  return dx * dx + dy * dy <= reach * reach
}

/** [BA-4.1.1-04] Its zone comes nearer to an enemy whom it does not press back. */
function isEnemyMet({ state, marcher }: Way, other: Marcher, place: Place): boolean {
  if (isAbandoned(other.unit) || isAbandoned(marcher.unit)) return false
  if (givesWay(state, marcher.unit, other.unit) || !comesNearer(marcher, other, place)) return false
  return (
    overlap(marcher, place, other, other.from) || zoneReaches(marcher, place, other, other.from)
  )
}

function comesNearer(marcher: Marcher, other: Marcher, place: Place): boolean {
  const before = squaredApart(marcher, marcher.from, other, other.from)
  return squaredApart(marcher, place, other, other.from) < before
}

/** [BA-4.2.0-01] [BA-4.2.0-02] */
function givesWay(state: State, unit: Unit, enemy: Unit): boolean {
  if (!isClosed(unit) || enemy.walls) return false
  if (enemy.disorder === 'FU') return true
  return isSkirmishLine(enemy) && coverInMelee(state, enemy, unit) === null
}

const BACKWARDS = 18_000

/** The legs of a march in words: each with the rest of them behind it. */
export function legsTold({ legs, course }: Pick<MarchClause, 'legs' | 'course'>): Message {
  const messages = legs.map(leg => legTold(leg, course))
  const last = messages.pop()
  if (!last) return { key: 'ba.leg.none' }
  return messages.reduceRight<Message>(
    (rest, first) => ({ key: 'ba.leg.then', values: { first, rest } }),
    last,
  )
}

function legTold({ kind, amount }: Leg, course: number): Message {
  if (kind === 'about') return { key: 'ba.leg.about' }
  if (kind === 'straight')
    return {
      key: `ba.leg.${straightWay(course)}`,
      values: { cm: Math.round(amount / 100) / (CM / 100) },
    }
  const hand = { key: amount < 0 ? 'ba.hand.left' : 'ba.hand.right' }
  return { key: `ba.leg.${kind}`, values: { degrees: Math.round(Math.abs(amount) / DEGREE), hand } }
}

function straightWay(course: number): 'straight' | 'backwards' | 'sideways' {
  if (course === 0) return 'straight'
  return course === BACKWARDS ? 'backwards' : 'sideways'
}
