import { directions, hexDistance, hexTowards, stepDown, stepEast, turnedBy } from './hex.ts'
import type { Hex } from './hex.ts'

/** What a line passes through: the inside of one hex, or the side between two. */
export type Crossing = readonly [Hex] | readonly [Hex, Hex]

/** All that a straight line between the middles of two hexes passes through, the two themselves left out. */
export function crossingsBetween(from: Hex, to: Hex): Crossing[] {
  const near = hexesAlong(from, to)
  const through = near.filter(hex => isCrossed(from, to, hex))
  const beside = near.filter(hex => isGrazed(from, to, hex))
  const pairs = beside.flatMap((one, index) =>
    beside
      .slice(index + 1)
      .flatMap(other => (isPair(from, to, one, other) ? [[one, other] as const] : [])),
  )
  return [...through.map(hex => [hex] as const), ...pairs]
}

/** Every hex whose middle lies within a hex of the line, between its ends. */
function hexesAlong(from: Hex, to: Hex): Hex[] {
  const steps = hexDistance(from, to)
  const found = new Map<string, Hex>()
  for (let step = 0; step <= steps; step++) {
    const middle = {
      q: Math.round(from.q + ((to.q - from.q) * step) / Math.max(1, steps)),
      r: Math.round(from.r + ((to.r - from.r) * step) / Math.max(1, steps)),
    }
    for (const hex of [middle, ...directions.map(direction => hexTowards(middle, direction))])
      if (isBetween(from, to, hex)) found.set(`${hex.q},${hex.r}`, hex)
  }
  return [...found.values()]
}

/** Neither end, and not beyond one. */
function isBetween(from: Hex, to: Hex, hex: Hex): boolean {
  return along(from, to, hex) > 0 && along(to, from, hex) > 0
}

/** Twice how far a hex lies in the direction of the line, as a product of ways. */
function along(from: Hex, to: Hex, hex: Hex): number {
  const [q, r] = [to.q - from.q, to.r - from.r]
  const [east, down] = [hex.q - from.q, hex.r - from.r]
  return 2 * (q * east + r * down) + q * down + r * east
}

/** For each corner of the hex on which side of the line it lies; 0 on it. Exact in whole numbers. */
function sidesOfCorners(from: Hex, to: Hex, hex: Hex): number[] {
  const [q, r] = [to.q - from.q, to.r - from.r]
  return directions.map(direction => {
    const next = turnedBy(direction, 1)
    const east = 3 * (hex.q - from.q) + stepEast(direction) + stepEast(next)
    const down = 3 * (hex.r - from.r) + stepDown(direction) + stepDown(next)
    return Math.sign(q * down - r * east)
  })
}

function isCrossed(from: Hex, to: Hex, hex: Hex): boolean {
  const sides = sidesOfCorners(from, to, hex)
  return sides.includes(1) && sides.includes(-1)
}

/** The line runs along a side of the hex. */
function isGrazed(from: Hex, to: Hex, hex: Hex): boolean {
  const sides = sidesOfCorners(from, to, hex)
  return !isCrossed(from, to, hex) && sides.filter(side => side === 0).length === 2
}

/** Neighbours on either side of the line, whose common side it runs along. */
function isPair(from: Hex, to: Hex, one: Hex, other: Hex): boolean {
  return hexDistance(one, other) === 1 && along(from, to, one) === along(from, to, other)
}
