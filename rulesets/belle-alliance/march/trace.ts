import type { Message, Trace } from '@grognard/umpire'
import type { Pose } from '@grognard/geometry'
import { placeName } from '../ending/place-name.ts'
import { centreOf } from '../formation/footprint.ts'
import { coverInMelee } from '../ground/index.ts'
import { nameOf } from '../names.ts'
import type { MarchPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { ZONE_DEPTH } from '../tables/distances.ts'
import { areEnemies, isClosed, isOnBoard, isSkirmishLine, unitOf } from '../units.ts'
import { cm } from '../measures.ts'
import { fastMarchNotes } from './fast-march-note.ts'
import { landOf } from './land.ts'
import type { Land } from './land.ts'
import { marcherOf } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { overlap, squaredApart, zoneReaches } from './outline.ts'
import { isAbandoned, mayPass } from './passing.ts'
import { pathOfMarch, posesAlong } from './path.ts'
import type { Path } from './path.ts'
import { newPlace, walk } from './walk.ts'
import type { Place } from './walk.ts'

/** How finely the way is looked through, and how often the last bit of it is halved. */
const STEP = cm(1)
const HALVINGS = 6

type Written = MarchPart & { unit: string }

/** Where a march leads as it is written, and what stands in its way now; who stands may yet move. */
export function traceOf(state: State, order: Written): Trace {
  const path = pathOfMarch(state, unitOf(state, order.unit), order)
  const { budget } = path
  const cost = Math.round(path.cost)
  const trace: Trace = {
    poses: posesAlong(path, budget).map(pose => middleAt(path.unit, pose)),
    cost,
    budget,
    reached: Math.min(cost, budget),
    contact: null,
  }
  const notes = fastMarchNotes(state, order, path)
  if (notes.length > 0) trace.notes = notes
  const met = meetingOn(state, path, trace.reached)
  if (!met) return trace
  const { x, y } = middleAt(path.unit, met.place)
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
  path: Path
  marcher: Marcher
  others: readonly Marcher[]
  land: Land
}

/** The first thing in its way, and the last place before it. */
function meetingOn(state: State, path: Path, most: number): Meeting | null {
  const way = wayOf(state, path)
  for (let spent = Math.min(STEP, most); spent > 0; spent = Math.min(spent + STEP, most)) {
    const meets = metAt(way, spent)
    if (meets) return lastBefore(way, Math.max(0, spent - STEP), spent, meets)
    if (spent === most) return null
  }
  return null
}

function wayOf(state: State, path: Path): Way {
  const { unit, start } = path
  const marcher = marcherOf({ ...unit, ...start }, 0)
  marcher.course = path.walker.course
  const others = state.units
    .filter(other => other.id !== unit.id && isOnBoard(other))
    .map((other, row) => marcherOf(other, row))
  return { state, path, marcher, others, land: landOf(state) }
}

function lastBefore(way: Way, from: number, to: number, meets: Message): Meeting {
  let [low, high] = [from, to]
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (metAt(way, middle)) high = middle
    else low = middle
  }
  return { spent: low, place: placeAfter(way, low), meets: metAt(way, high) ?? meets }
}

function placeAfter({ path: { walker, start } }: Way, spent: number): Place {
  const place = newPlace(start.x, start.y, start.heading)
  walk(walker, place, spent, place)
  return place
}

function metAt(way: Way, spent: number): Message | null {
  const place = placeAfter(way, spent)
  return barMet(way, place) ?? unitMet(way, place)
}

function barMet({ state, marcher, land }: Way, place: Place): Message | null {
  if (land.isOpen(marcher, place)) return null
  const { because, by } = land.barAt(marcher, place)
  if (because === 'edge') return { key: 'ba.trace.edge' }
  const ground = by === '' ? { key: 'ba.heldUp.ground' } : placeName(state, by)
  return { key: 'ba.trace.ground', values: { by: ground } }
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
