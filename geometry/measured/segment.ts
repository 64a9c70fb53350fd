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

/** Whether segments a-b and c-d cut each other, each strictly between its ends. */
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

function areOpposite(one: number, other: number): boolean {
  return (one > 0 && other < 0) || (one < 0 && other > 0)
}

function square(value: number): number {
  return value * value
}
