import { field } from '../fields.ts'
import type { FieldsOf } from '../fields.ts'
import type { Seat } from '../kind.ts'

/** So many at most share a side. */
export const mostCommanders = 4

const fields = {
  seat: field.text(80),
  side: field.text(80),
  charge: field.list(field.text(120), { isDistinct: true }),
}

/** One of several who share a side, and what he has charge of, by ids that the ruleset knows. */
export type Commander = FieldsOf<typeof fields>

/** Those of each side that has several, the senior first; none of a side that one commands alone. */
export const commanders = field.usually(
  [],
  field.list(field.record(fields), { most: 2 * mostCommanders }),
)

const MARK = '-'
const sides = new Map<Seat, Seat>()

/** The side that a seat fights for: what stands before the number of a further commander, else itself. */
export function sideOfSeat(seat: Seat): Seat {
  const known = sides.get(seat)
  if (known !== undefined) return known
  const at = seat.lastIndexOf(MARK)
  const side = at < 0 ? seat : seat.slice(0, at)
  if (sides.size < MOST_KEPT) sides.set(seat, side)
  return side
}

/** Seats are few; names from outside that are none must not pile up. */
const MOST_KEPT = 1000

/** The seats of a side with so many commanders, the senior first. */
export function seatsOfSide(side: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, at) => (at === 0 ? side : `${side}${MARK}${at + 1}`))
}

/** A part of a side, and how much of it there is to command when the battle begins. */
export interface Body {
  id: string
  weight: number
}

/**
 * The commanders of a side among whom its bodies are shared out in their order, each a run of about the
 * same weight with something to command; the first have what is left over. One alone is no such commander.
 */
export function sharedOut(side: Seat, count: number, bodies: readonly Body[]): Commander[] {
  const present = bodies.filter(({ weight }) => weight > 0).length
  const seats = seatsOfSide(side, Math.min(count, present, mostCommanders))
  if (seats.length < 2) return []
  const places = placesOf(bodies, seats.length)
  return seats.map((seat, place) => ({
    seat,
    side,
    charge: bodies.filter((_, at) => places[at] === place).map(({ id }) => id),
  }))
}

/** For each body the place of its commander among so many. */
function placesOf(bodies: readonly Body[], count: number): number[] {
  const total = bodies.reduce((sum, { weight }) => sum + weight, 0)
  let place = 0
  let before = 0
  let own = 0
  return bodies.map(({ weight }, at) => {
    const left = bodies.slice(at).filter(body => body.weight > 0).length
    const isFull = before * count >= total * (place + 1) || left < count - place
    if (place < count - 1 && own > 0 && weight > 0 && isFull) {
      place += 1
      own = 0
    }
    before += weight
    own += weight
    return place
  })
}

/** The seats that fight for these sides: of a side that several share, all of them. */
export function withColleagues(several: readonly Commander[], all: readonly Seat[]): Seat[] {
  return all.flatMap(side => {
    const own = several.filter(one => one.side === side)
    return own.length === 0 ? [side] : own.map(one => one.seat)
  })
}
