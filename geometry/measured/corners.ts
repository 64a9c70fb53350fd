import { squaredToSegment } from './segment.ts'

/**
 * Four corners as eight whole numbers, clockwise: bow-port, bow-starboard, stern-starboard,
 * stern-port. They are the hull: every test of contact is exact on them. A typed list, since
 * engines then calculate with them twice as fast as with numbers of an unknown kind.
 */
export type Corners = Float64Array

/** A place to put corners, to be used again and again. */
export function newCorners(): Corners {
  return new Float64Array(8)
}

/** Whether two hulls share any of their insides: no side of either keeps them apart. */
export function cornersOverlap(a: Corners, b: Corners): boolean {
  return !hasSideBeyond(a, b) && !hasSideBeyond(b, a)
}

/** Whether all of b lies on or outside one side of a. */
function hasSideBeyond(a: Corners, b: Corners): boolean {
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) & 7
    const x = cornerAt(a, i)
    const y = cornerAt(a, i + 1)
    if (isAllOutside(x, y, cornerAt(a, j) - x, cornerAt(a, j + 1) - y, b)) return true
  }
  return false
}

/** Corners run clockwise, so outside is to port of a side. */
function isAllOutside(x: number, y: number, ex: number, ey: number, b: Corners): boolean {
  return (
    ex * (cornerAt(b, 1) - y) >= ey * (cornerAt(b, 0) - x) &&
    ex * (cornerAt(b, 3) - y) >= ey * (cornerAt(b, 2) - x) &&
    ex * (cornerAt(b, 5) - y) >= ey * (cornerAt(b, 4) - x) &&
    ex * (cornerAt(b, 7) - y) >= ey * (cornerAt(b, 6) - x)
  )
}

/** Squared distance between two hulls, 0 where they touch or overlap. */
export function squaredBetween(a: Corners, b: Corners): number {
  if (cornersOverlap(a, b)) return 0
  return Math.min(squaredFromSides(a, b), squaredFromSides(b, a))
}

/** Squared distance from the sides of a to the nearest corner of b outside of them. */
function squaredFromSides(a: Corners, b: Corners): number {
  let nearest = Infinity
  for (let i = 0; i < 8; i += 2) {
    const j = (i + 2) & 7
    const squared = squaredFromSide(
      cornerAt(a, i),
      cornerAt(a, i + 1),
      cornerAt(a, j),
      cornerAt(a, j + 1),
      b,
    )
    if (squared < nearest) nearest = squared
  }
  return nearest
}

/** `squaredToSegment`, with what all corners share taken out of the loop: this is where time goes. */
function squaredFromSide(ax: number, ay: number, bx: number, by: number, b: Corners): number {
  const ex = bx - ax
  const ey = by - ay
  const length = ex * ex + ey * ey
  let nearest = Infinity
  for (let i = 0; i < 8; i += 2) {
    const dx = cornerAt(b, i) - ax
    const dy = cornerAt(b, i + 1) - ay
    const aside = ex * dy - ey * dx
    if (aside < 0) continue
    const along = ex * dx + ey * dy
    let squared = dx * dx + dy * dy
    if (along >= length) squared += length - 2 * along
    else if (along > 0) squared = (aside * aside) / length
    if (squared < nearest) nearest = squared
  }
  return nearest
}

/** Squared distance of a point from a hull, 0 on or inside it. */
export function squaredToPoint(corners: Corners, x: number, y: number): number {
  let nearest = Infinity
  for (let i = 0; i < 8; i += 2) {
    const ax = cornerAt(corners, i)
    const ay = cornerAt(corners, i + 1)
    const bx = cornerAt(corners, (i + 2) & 7)
    const by = cornerAt(corners, (i + 3) & 7)
    if ((bx - ax) * (y - ay) < (by - ay) * (x - ax)) continue
    nearest = Math.min(nearest, squaredToSegment(x, y, ax, ay, bx, by))
  }
  return nearest === Infinity ? 0 : nearest
}

/** Whether the segment a-b passes through the inside of a hull; touching is not passing. */
export function segmentMeetsCorners(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  corners: Corners,
): boolean {
  let port = 0
  let starboard = 0
  for (let i = 0; i < 8; i += 2) {
    const x = cornerAt(corners, i)
    const y = cornerAt(corners, i + 1)
    const ex = cornerAt(corners, (i + 2) & 7) - x
    const ey = cornerAt(corners, (i + 3) & 7) - y
    if (ex * (ay - y) >= ey * (ax - x) && ex * (by - y) >= ey * (bx - x)) return false
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if (side >= 0) port += 1
    if (side <= 0) starboard += 1
  }
  return isPoint(ax, ay, bx, by) || (port < 4 && starboard < 4)
}

function isPoint(ax: number, ay: number, bx: number, by: number): boolean {
  return ax === bx && ay === by
}

/** One number of the eight: x where even, y where odd. Throws a RangeError past the last. */
export function cornerAt(corners: Corners, place: number): number {
  const found = corners[place]
  if (found === undefined) throw new RangeError(`no corner at place ${place}`)
  return found
}
