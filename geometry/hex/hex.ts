/** Flat-top hexes on two axes: `q` counts columns to the east, `r` hexes down a column. */
export interface Hex {
  q: number
  r: number
}

/** 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. */
export type Direction = number

export const directions: readonly Direction[] = [1, 2, 3, 4, 5, 6]

const eastward = [0, 1, 1, 0, -1, -1] as const
const downward = [-1, -1, 0, 1, 1, 0] as const

/** A direction turned clockwise by so many sixths of a circle; anticlockwise where negative. */
export function turnedBy(direction: Direction, sixths: number): Direction {
  return ((((direction - 1 + sixths) % 6) + 6) % 6) + 1
}

/** The smaller turn between two directions, 0 to 3 sixths. */
export function turnBetween(one: Direction, other: Direction): number {
  const clockwise = (one - other + 6) % 6
  return clockwise > 3 ? 6 - clockwise : clockwise
}

/** How far one step goes along the axes. */
export function stepEast(direction: Direction): number {
  return eastward[direction - 1] ?? 0
}

export function stepDown(direction: Direction): number {
  return downward[direction - 1] ?? 0
}

/** The hex so many steps away in a direction; back, where they are negative. */
export function hexTowards(from: Hex, direction: Direction, steps = 1): Hex {
  return { q: from.q + stepEast(direction) * steps, r: from.r + stepDown(direction) * steps }
}

export function isSameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r
}

/** The fewest steps from hex to hex. */
export function hexDistance(from: Hex, to: Hex): number {
  return lengthOfSteps(to.q - from.q, to.r - from.r)
}

/** The fewest steps that go so far along the axes. */
export function lengthOfSteps(east: number, down: number): number {
  return Math.max(Math.abs(east), Math.abs(down), Math.abs(east + down))
}

/** How many steps in the first and how many in the second direction lead from hex to hex. */
export interface AlongAxes {
  first: number
  second: number
}

/** The directions may not lie in one line. */
export function alongAxes(from: Hex, to: Hex, first: Direction, second: Direction): AlongAxes {
  const east = to.q - from.q
  const down = to.r - from.r
  const area = stepEast(first) * stepDown(second) - stepEast(second) * stepDown(first)
  return {
    first: (east * stepDown(second) - stepEast(second) * down) / area,
    second: (stepEast(first) * down - east * stepDown(first)) / area,
  }
}
