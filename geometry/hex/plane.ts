import type { Hex } from './hex.ts'

/** Ground units from hex to hex of one column; half of it lies between neighbouring columns' rows. */
export const hexHeight = 1000
/** Ground units from column to column: the height times the root of three quarters, cut to a whole number. */
export const columnWidth = 866
/** Ground units from the middle of a hex to its corner to the east: a third of two columns. */
const hexRadius = 577

/** A point of the ground: x to the east, y to the north. */
export interface Point {
  x: number
  y: number
}

/** The middle of a hex, ground units. */
export function middleOf({ q, r }: Hex): Point {
  return { x: q * columnWidth, y: -(r * hexHeight + (q * hexHeight) / 2) }
}

/** The hex a point lies in; on the border between two, either. */
export function hexAt({ x, y }: Point): Hex {
  const q = x / columnWidth
  const r = -y / hexHeight - q / 2
  return rounded(q, r)
}

/** The hex whose axes are nearest: of three that must sum to nothing, the worst rounded follows. */
function rounded(q: number, r: number): Hex {
  const east = Math.round(q)
  const down = Math.round(r)
  const third = Math.round(-q - r)
  const off = { q: Math.abs(east - q), r: Math.abs(down - r), s: Math.abs(third + q + r) }
  if (off.q > off.r && off.q > off.s) return { q: whole(-down - third), r: whole(down) }
  if (off.r > off.s) return { q: whole(east), r: whole(-east - third) }
  return { q: whole(east), r: whole(down) }
}

/** No zero with a sign: states are compared as they are written. */
function whole(number: number): number {
  return number === 0 ? 0 : number
}

/** The corners of a hex, flat x0,y0,x1,y1 … from the east, clockwise; ground units. */
export function cornersOf(hex: Hex): number[] {
  const { x, y } = middleOf(hex)
  const half = hexHeight / 2
  const near = hexRadius / 2
  return [
    [x + hexRadius, y],
    [x + near, y - half],
    [x - near, y - half],
    [x - hexRadius, y],
    [x - near, y + half],
    [x + near, y + half],
  ].flat()
}
