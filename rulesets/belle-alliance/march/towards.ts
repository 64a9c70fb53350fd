import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { aheadOf } from '@grognard/geometry/measured/pose.ts'
import type { Point } from '@grognard/geometry'
import type { Leg, MarchPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { foreseenWay, legsWithin } from './foreseen-way.ts'
import { isMarchColumn } from './pace.ts'
import { endOf, frontAt, pathOfMarch, trimmed } from './path.ts'
import type { Path } from './path.ts'
import { newPlace, walk } from './walk.ts'
import type { Walker } from './walk.ts'

/** Turns smaller than this are not worth a leg, 1/100 degree. */
const LEAST_TURN = 100
/** Beyond this a unit turns about first. */
const BEHIND = 13_500
/** And no leg turns farther than this. */
const MOST_TURN = 17_900
/** A pivot moves the middle of the front: so often its angle is looked for anew. */
const ROUNDS = 6

/** The march made longer towards a point: a turn and straight on, as far as it lasts in open ground. */
export function extendTowards(state: State, unit: Unit, part: MarchPart, to: Point): MarchPart {
  const path = pathOfMarch(state, unit, part)
  return { ...part, legs: trimmed(longerLegs(path, part, to), path) }
}

/** [BA-2.3.1-01] The same as far as it lasts in the ground that it goes through. */
export function drawTowards(state: State, unit: Unit, part: MarchPart, to: Point): MarchPart {
  const path = pathOfMarch(state, unit, part)
  const legs = longerLegs(path, part, to)
  const way = foreseenWay(state, unit, { ...part, legs })
  return { ...part, legs: legsWithin(way, legs, path.walker.beam) }
}

function longerLegs(path: Path, part: MarchPart, to: Point): Leg[] {
  return merged([...part.legs, ...legsTo(path, part, frontAt(path, endOf(path)), to)])
}

interface Heading extends Point {
  heading: number
}

/** From the middle of a front to a point. */
function legsTo(path: Path, part: MarchPart, front: Heading, to: Point): Leg[] {
  if (part.course !== 0) return sideways(front, part.course, to)
  const mayTurnAbout = part.rate !== 'charge' && !part.legs.some(({ kind }) => kind === 'about')
  if (Math.abs(turnTo(front, to)) <= BEHIND || !mayTurnAbout)
    return turnAndGo(path, part, front, to)
  const at = newPlace(front.x, front.y, front.heading)
  walk({ ...path.walker, toFront: 0, legs: [about] }, at, 0, at)
  return [about, ...turnAndGo(path, part, at, to)]
}

const about: Leg = { kind: 'about', amount: 0 }

/** [BA-2.3.1-05] As far as its course brings it nearer. */
function sideways({ x, y, heading }: Heading, course: number, to: Point): Leg[] {
  const ahead = Math.round(aheadOf({ x, y, heading: heading + course }, to.x, to.y))
  return ahead > 0 ? [{ kind: 'straight', amount: ahead }] : []
}

function turnAndGo({ walker, unit }: Path, part: MarchPart, front: Heading, to: Point): Leg[] {
  const kind = part.rate === 'charge' || isMarchColumn(unit) ? 'pivot' : 'wheel'
  const turnedBy = (amount: number) => afterTurn(walker, front, { kind, amount })
  let turn = clamped(part, turnTo(front, to))
  for (let round = 0; round < ROUNDS; round += 1)
    turn = clamped(part, turn + turnTo(turnedBy(turn), to))
  if (Math.abs(turn) < LEAST_TURN) return [straightTo(front, to)]
  return [{ kind, amount: turn }, straightTo(turnedBy(turn), to)]
}

/** [BA-2.4.1-02] A charge turns once, and little. */
function clamped({ rate, legs }: MarchPart, turn: number): number {
  if (rate !== 'charge') return Math.max(-MOST_TURN, Math.min(MOST_TURN, turn))
  if (legs.some(({ kind }) => kind !== 'straight')) return 0
  return Math.max(-angles.chargePivot, Math.min(angles.chargePivot, turn))
}

function afterTurn(walker: Walker, front: Heading, leg: Leg): Heading {
  const at = newPlace(Math.round(front.x), Math.round(front.y), front.heading)
  walk({ ...walker, toFront: 0, legs: [leg] }, at, Number.MAX_SAFE_INTEGER, at)
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
