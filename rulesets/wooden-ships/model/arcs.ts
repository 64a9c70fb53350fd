import { alongAxes, directions, stepDown, stepEast, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { longestRange } from '../book/tables/gunnery.ts'
import { isOn } from '../book/options.ts'
import { sides } from './state.ts'
import type { Rake, Ship, Side, State } from './state.ts'

/** [WS-150] [WS-151] A field of fire, 1 to 5; 0 outside. In fields 4 and 5 one section bears. */
export type Field = 0 | 1 | 2 | 3 | 4 | 5

/** [WS-150] By row away from the ship, 1 to 10, then by the place in it, from astern to ahead. */
const fieldRows: readonly (readonly Field[])[] = Array.from(
  { length: longestRange + 1 },
  (_, row) =>
    row === 0 ? [] : Array.from({ length: row + 2 }, (_field, place) => fieldIn(row, place)),
)

/** [WS-150] Rows in a band of four have one hex more for a single section at either end. */
function fieldIn(row: number, place: number): Field {
  const ends = Math.ceil(row / 4)
  if (place < ends) return 4
  if (place > row + 1 - ends) return 5
  if (2 * place === row + 1) return 1
  return 2 * place < row + 1 ? 2 : 3
}

/** How steps along the axes of the map are counted in rows from a side and places along the keel. */
interface Frame {
  rowEast: number
  rowDown: number
  placeEast: number
  placeDown: number
}

const origin = { q: 0, r: 0 }

/** By heading, port then starboard. */
const frames: readonly (readonly Frame[])[] = [
  [],
  ...directions.map(heading => [frameOf(heading, -2), frameOf(heading, 2)]),
]

function frameOf(heading: number, abeam: number): Frame {
  return frameBy(turnedBy(heading, abeam), heading)
}

function frameBy(rows: number, places: number): Frame {
  const east = alongAxes(origin, { q: 1, r: 0 }, rows, places)
  const down = alongAxes(origin, { q: 0, r: 1 }, rows, places)
  return {
    rowEast: east.first,
    rowDown: down.first,
    placeEast: east.second,
    placeDown: down.second,
  }
}

/** [WS-150] The field of a ship's side that a hex lies in; 0: none. */
export function fieldOf(ship: Ship, side: Side, q: number, r: number): Field {
  const frame = frames[ship.heading]?.[side === 'port' ? 0 : 1]
  if (!frame) return 0
  const east = q - ship.q + stepEast(ship.heading)
  const down = r - ship.r + stepDown(ship.heading)
  const row = frame.rowEast * east + frame.rowDown * down
  if (row < 1 || row > longestRange) return 0
  return fieldRows[row]?.[frame.placeEast * east + frame.placeDown * down] ?? 0
}

/** Fields as a set, a bit each. */
export const fieldBit = (field: Field): number => (field === 0 ? 0 : 1 << field)

/** [WS-152] The fields that the two hexes of a ship lie in, as a set; 0 where she is in none. */
export function fieldsOf(ship: Ship, side: Side, other: Ship): number {
  const { q, r, heading } = other
  return (
    fieldBit(fieldOf(ship, side, q, r)) |
    fieldBit(fieldOf(ship, side, q - stepEast(heading), r - stepDown(heading)))
  )
}

/** [WS-172] [WS-173] [WS-174] The end of the target that the firer rakes, as the game has it. */
export function rakeOf(state: State, firer: Ship, target: Ship): Rake {
  if (isOn(state.options, 'specialRake')) return endOf(isInWedge, firer, target)
  if (state.options.game !== 'basic') {
    const straight = endOf(isStraightAhead, firer, target)
    if (straight !== 'none') return straight
  }
  return rakeOutsideFields(firer, target)
}

type Wedge = (ahead: number, aside: number) => boolean

/** [WS-172] Wholly between the spines that go out from the end of the ship. */
const isInWedge: Wedge = (ahead, aside) => ahead >= aside + 1
/** [WS-174] The hex next to the end of the ship. */
const isStraightAhead: Wedge = (ahead, aside) => ahead === 1 && aside === 0

function endOf(isWithin: Wedge, firer: Ship, target: Ship): Rake {
  const { q, r, heading } = target
  if (isEitherHex(isWithin, firer, q, r, heading)) return 'bow'
  const sternQ = q - stepEast(heading)
  const sternR = r - stepDown(heading)
  return isEitherHex(isWithin, firer, sternQ, sternR, turnedBy(heading, 3)) ? 'stern' : 'none'
}

/** One of the two hexes of the firer lies ahead of an end that looks that way. */
function isEitherHex(
  isWithin: Wedge,
  { q, r, heading }: Ship,
  endQ: number,
  endR: number,
  direction: number,
): boolean {
  const [east, down] = [q - endQ, r - endR]
  return (
    isAhead(isWithin, direction, east, down) ||
    isAhead(isWithin, direction, east - stepEast(heading), down - stepDown(heading))
  )
}

/** By direction, with either hand: how steps along the axes are counted in steps ahead and steps aside. */
const wedges: readonly (readonly Frame[])[] = [
  [],
  ...directions.map(direction =>
    [1, -1].map(hand => frameBy(direction, turnedBy(direction, hand))),
  ),
]

function isAhead(isWithin: Wedge, direction: number, east: number, down: number): boolean {
  for (const frame of wedges[direction] ?? []) {
    const aside = frame.placeEast * east + frame.placeDown * down
    if (aside >= 0 && isWithin(frame.rowEast * east + frame.rowDown * down, aside)) return true
  }
  return false
}

/** [WS-174] The firer lies in none of the target's fields; the end is the nearer one. */
function rakeOutsideFields(firer: Ship, target: Ship): Rake {
  for (const side of sides) if (fieldsOf(target, side, firer) !== 0) return 'none'
  const { first } = alongAxes(target, firer, target.heading, turnedBy(target.heading, 2))
  return first > 0 ? 'bow' : 'stern'
}

/** [WS-185] Which side of a ship another lies on; `either` right ahead or astern. */
export function sideTowards(ship: Ship, other: Ship): Side | 'either' {
  const across = turnedBy(ship.heading, 2)
  const east = 2 * (other.q - ship.q) - stepEast(other.heading)
  const down = 2 * (other.r - ship.r) - stepDown(other.heading)
  const { second } = alongAxes(origin, { q: east, r: down }, ship.heading, across)
  if (second === 0) return 'either'
  return second > 0 ? 'starboard' : 'port'
}
