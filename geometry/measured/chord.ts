import { entry } from './entry.ts'
import { sideOfLine } from './segment.ts'

/** A stretch of a line inside an outline: 0 stands for the line's first point, 1 for its second. */
export interface Chord {
  from: number
  to: number
}

/** The chords that the line through a and b, prolonged both ways, cuts from a polygon, in its order. */
export function chordsOf(
  polygon: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Chord[] {
  const cuts = cutsOf(polygon, ax, ay, bx, by).toSorted((one, other) => one - other)
  const chords: Chord[] = []
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    chords.push({ from: entry(cuts, i), to: entry(cuts, i + 1) })
  }
  return chords
}

/** A corner on the line belongs to its right side, so that the cuts are even in number. */
function cutsOf(
  polygon: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number[] {
  const cuts: number[] = []
  let x = entry(polygon, polygon.length - 2)
  let y = entry(polygon, polygon.length - 1)
  let side = sideOfLine(ax, ay, bx, by, x, y)
  for (let i = 0; i < polygon.length; i += 2) {
    const nextX = entry(polygon, i)
    const nextY = entry(polygon, i + 1)
    const nextSide = sideOfLine(ax, ay, bx, by, nextX, nextY)
    if (side > 0 !== nextSide > 0) {
      const part = side / (side - nextSide)
      cuts.push(alongLine(ax, ay, bx, by, x + part * (nextX - x), y + part * (nextY - y)))
    }
    x = nextX
    y = nextY
    side = nextSide
  }
  return cuts
}

function alongLine(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const ex = bx - ax
  const ey = by - ay
  return ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)
}
