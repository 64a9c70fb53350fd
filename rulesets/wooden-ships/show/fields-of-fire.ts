import { columnWidth, hexHeight, middleOf } from '@grognard/geometry/hex/plane.ts'
import { hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import type { Arc } from '@grognard/umpire'
import { carronadeRange, hullRange, longestRange } from '../book/tables/gunnery.ts'
import { sternOf } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, Side } from '../model/state.ts'

/** [WS-153] [WS-160] [WS-167] Rows of a field that belong together, from near to far. */
const bands = [carronadeRange, hullRange, longestRange] as const

/** [WS-150] [WS-151] Where the broadsides of a ship bear, outlined hex by hex. */
export function fieldsOfFire(ship: Ship): Arc[] {
  const stern = middleOf(sternOf(ship))
  return sides.map(side => ({
    piece: ship.id,
    key: `ws.arc.${side}`,
    bands: bands.map(range => ({
      polygon: movedBy(outlineFor(ship.heading, side, range), stern),
      label: { key: 'ws.arc.range', values: { range } },
    })),
  }))
}

function movedBy(polygon: readonly number[], { x, y }: { x: number; y: number }): number[] {
  return polygon.map((at, index) => at + (index % 2 === 0 ? x : y))
}

/** Fields look alike wherever a ship lies: each is outlined once. */
const outlines = new Map<string, number[]>()

function outlineFor(heading: number, side: Side, range: number): number[] {
  const key = `${heading} ${side} ${range}`
  const known = outlines.get(key) ?? outlined(rowsOf(heading, side, range))
  outlines.set(key, known)
  return known
}

/** [WS-150] Row r has hexes 0 to r + 1 along the keel, counted from abeam of the stern. */
function rowsOf(heading: number, side: Side, range: number): Hex[] {
  const across = turnedBy(heading, side === 'port' ? -2 : 2)
  return Array.from({ length: range }, (_, index) => index + 1).flatMap(row => {
    const first = hexTowards({ q: 0, r: 0 }, across, row)
    return Array.from({ length: row + 2 }, (_hex, place) => hexTowards(first, heading, place))
  })
}

/** A corner, in thirds of a column to the east and halves of a hex down. */
type Corner = readonly [thirds: number, halves: number]

const keyOf = ([thirds, halves]: Corner) => `${thirds} ${halves}`
const wayOf = (from: Corner, to: Corner) => `${keyOf(from)} ${keyOf(to)}`

/** From the east, clockwise. */
const corners: readonly Corner[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
]

/** The way round hexes that hang together without a hole: along the sides that only one of them has. */
function outlined(hexes: readonly Hex[]): number[] {
  const next = new Map<string, Corner>()
  const all = hexes.flatMap(sidesOf)
  const ways = new Set(all.map(([from, to]) => wayOf(from, to)))
  for (const [from, to] of all) if (!ways.has(wayOf(to, from))) next.set(keyOf(from), to)
  return wayRound(next)
}

function sidesOf({ q, r }: Hex): (readonly [Corner, Corner])[] {
  const own = corners.map(([east, down]): Corner => [3 * q + east, 2 * r + q + down])
  return own.map((corner, index) => [corner, own[(index + 1) % own.length] ?? corner])
}

function wayRound(next: ReadonlyMap<string, Corner>): number[] {
  const [first] = next.values()
  const points: number[] = []
  for (let at = first; at && (at !== first || points.length === 0); at = next.get(keyOf(at))) {
    const [thirds, halves] = at
    points.push(Math.round((thirds * columnWidth) / 3), -(halves * hexHeight) / 2)
  }
  return points
}
