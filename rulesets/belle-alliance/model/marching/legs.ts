import { cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { HALF_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { TURNING_COST, turningQuarters } from '../../book/tables/march.ts'
import type { Leg } from '../clauses.ts'

const QUARTER_TURN = 9_000
const QUARTERS_OF_FRONT = 4

/** [BA-2.4.2-02] Path of a leg, 1/1000 cm, also broken: of a turn in proportion to front and angle. */
export function pathOf({ kind, amount }: Leg, front: number): number {
  if (kind === 'about') return 0
  if (kind === 'straight') return Math.abs(amount)
  const quarters = (front * turningQuarters[kind]) / QUARTERS_OF_FRONT
  return (quarters * Math.abs(amount)) / QUARTER_TURN
}

/** [BA-2.4.3-01] [BA-2.4.2-01] What a length of the leg costs, in lengths of straight march. */
export function priceOf({ kind }: Leg, turnsFreely: boolean): number {
  return kind === 'straight' || turnsFreely ? 1 : TURNING_COST
}

/** Straight march that all legs cost together, 1/1000 cm. */
export function costOf(legs: readonly Leg[], front: number, turnsFreely: boolean): number {
  let cost = 0
  for (const leg of legs) cost += pathOf(leg, front) * priceOf(leg, turnsFreely)
  return cost
}

/** [BA-2.4.2-02] The most that a march turns, 1/100 degree, rounded down; at most all the way round. */
export function mostTurned(
  kind: 'pivot' | 'wheel',
  front: number,
  march: number,
  turnsFreely: boolean,
): number {
  const quarter = pathOf({ kind, amount: QUARTER_TURN }, front)
  const price = priceOf({ kind, amount: 0 }, turnsFreely)
  return Math.min(4 * QUARTER_TURN, Math.floor((march / price / quarter) * QUARTER_TURN))
}

/** Where a unit is on its legs; the base is where the leg began. */
export interface Place {
  x: number
  y: number
  heading: number
  leg: number
  /** Path gone of the leg, 1/1000 cm. */
  used: number
  baseX: number
  baseY: number
  baseHeading: number
  /** Path gone this turn, and since the last about-turn, 1/1000 cm. */
  marched: number
  sinceAbout: number
  /** Turned so far, either way, 1/100 degree. */
  turned: number
}

/** Who moves: the legs, the outline, and how it moves. */
export interface LegMover {
  legs: readonly Leg[]
  /** [BA-2.3.1-05] Course of straight legs against the front, 1/100 degree. */
  course: number
  length: number
  beam: number
  /** From the front edge back to the pose: 0, or half the depth where that is the centre. */
  toFront: number
  /** [BA-2.4.2-01] [BA-2.4.3-03] Turns without half march. */
  turnsFreely: boolean
}

export function newPlace(x = 0, y = 0, heading = 0): Place {
  return {
    x,
    y,
    heading,
    leg: 0,
    used: 0,
    baseX: x,
    baseY: y,
    baseHeading: heading,
    marched: 0,
    sinceAbout: 0,
    turned: 0,
  }
}

export function copyPlaceInto(from: Place, into: Place): void {
  into.x = from.x
  into.y = from.y
  into.heading = from.heading
  into.leg = from.leg
  into.used = from.used
  into.baseX = from.baseX
  into.baseY = from.baseY
  into.baseHeading = from.baseHeading
  into.marched = from.marched
  into.sinceAbout = from.sinceAbout
  into.turned = from.turned
}

/** Legs from here on begin where it stands now. */
export function rebase(place: Place): void {
  place.used = 0
  place.baseX = place.x
  place.baseY = place.y
  place.baseHeading = place.heading
}

/** [BA-Q-14] Goes on along the legs; what a leg leaves over goes to the next at that leg's price. */
export function moveAlongLegs(mover: LegMover, from: Place, spend: number, into: Place): void {
  if (into !== from) copyPlaceInto(from, into)
  let left = spend
  for (let leg = mover.legs[into.leg]; leg; leg = mover.legs[into.leg]) {
    if (leg.kind === 'about') {
      turnAbout(mover, into)
      continue
    }
    const price = priceOf(leg, mover.turnsFreely)
    const room = pathOf(leg, mover.beam) - into.used
    const isWhole = room * price <= left
    const step = isWhole ? room : left / price
    left -= step * price
    stepAlong(mover, leg, step, into)
    if (!isWhole) return
    into.leg += 1
    rebase(into)
  }
}

/** [BA-2.4.2-03] [BA-4.4.0-02] Front and rear change places, no time; the count of march begins anew. */
function turnAbout({ length, toFront }: LegMover, place: Place): void {
  const back = length - 2 * toFront
  place.x -= whole(back * sine(place.heading))
  place.y -= whole(back * cosine(place.heading))
  place.heading = normalise(place.heading + HALF_TURN)
  place.sinceAbout = 0
  place.leg += 1
  rebase(place)
}

function stepAlong(mover: LegMover, leg: Leg, step: number, place: Place): void {
  place.used += step
  place.marched += step
  place.sinceAbout += step
  if (leg.kind === 'straight') goAhead(place, mover.course)
  else turnRound(mover, leg, place)
}

function goAhead(place: Place, course: number): void {
  const heading = place.baseHeading + course
  place.x = place.baseX + whole(place.used * sine(heading))
  place.y = place.baseY + whole(place.used * cosine(heading))
}

/** [BA-2.4.1-01] A pivot goes round the wing it turns to, a wheel round the middle of the front rank. */
function turnRound({ beam, toFront }: LegMover, leg: Leg, place: Place): void {
  const path = pathOf(leg, beam)
  const angle = path === 0 ? leg.amount : whole((leg.amount * place.used) / path)
  const wing = leg.amount < 0 ? -beam / 2 : beam / 2
  const aside = leg.kind === 'pivot' ? wing : 0
  const was = place.heading
  place.heading = normalise(place.baseHeading + angle)
  place.turned += Math.abs(turnBetween(was, place.heading))
  const s = sine(place.baseHeading) - sine(place.heading)
  const c = cosine(place.baseHeading) - cosine(place.heading)
  place.x = place.baseX + whole(toFront * s + aside * c)
  place.y = place.baseY + whole(toFront * c - aside * s)
}
