/** Squared distance of a point from the segment a-b. Exact for whole numbers where an end is nearest. */
export function squaredToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const ex = bx - ax
  const ey = by - ay
  const along = ex * (x - ax) + ey * (y - ay)
  if (along <= 0) return square(x - ax) + square(y - ay)
  const length = ex * ex + ey * ey
  if (along >= length) return square(x - bx) + square(y - by)
  const aside = ex * (y - ay) - ey * (x - ax)
  return (aside * aside) / length
}

/** On which side of the line a-b a point lies: above 0 to port of it, below 0 to starboard, 0 on it. */
export function sideOfLine(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}

/** Whether a point lies on the segment a-b, ends included. Exact for whole and half numbers. */
export function isOnSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return (
    sideOfLine(ax, ay, bx, by, x, y) === 0 &&
    x >= Math.min(ax, bx) &&
    x <= Math.max(ax, bx) &&
    y >= Math.min(ay, by) &&
    y <= Math.max(ay, by)
  )
}

/**
 * Whether segments a-b and c-d have a point in common: an end that touches counts, and so does one lying
 * along the other. Exact for whole numbers. Where ends shall not count, see `segmentsCross`.
 */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = sideOfLine(ax, ay, bx, by, cx, cy)
  const d = sideOfLine(ax, ay, bx, by, dx, dy)
  if (areOnOneSide(c, d)) return false
  const a = sideOfLine(cx, cy, dx, dy, ax, ay)
  const b = sideOfLine(cx, cy, dx, dy, bx, by)
  if (areOnOneSide(a, b)) return false
  return areRangesMet(ax, bx, cx, dx) && areRangesMet(ay, by, cy, dy)
}

/** Whether they meet at a point strictly between the ends of both: touching is no cut. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = sideOfLine(ax, ay, bx, by, cx, cy)
  const d = sideOfLine(ax, ay, bx, by, dx, dy)
  if (!areOpposite(c, d)) return false
  return areOpposite(sideOfLine(cx, cy, dx, dy, ax, ay), sideOfLine(cx, cy, dx, dy, bx, by))
}

function areOnOneSide(one: number, other: number): boolean {
  return (one > 0 && other > 0) || (one < 0 && other < 0)
}

function areOpposite(one: number, other: number): boolean {
  return (one > 0 && other < 0) || (one < 0 && other > 0)
}

/** Whether the range from a to b and that from c to d, each either way round, have a value in common. */
function areRangesMet(a: number, b: number, c: number, d: number): boolean {
  return Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b)
}

function square(value: number): number {
  return value * value
}
