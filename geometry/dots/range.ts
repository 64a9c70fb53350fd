/** Dots of range: the larger of both ways, none beyond `longest` or where both exceed `longestSum`. */
export function rangeWithin(
  dx: number,
  dy: number,
  longest: number,
  longestSum: number,
): number | null {
  const east = Math.abs(dx)
  const south = Math.abs(dy)
  const range = Math.max(east, south)
  return range < 1 || range > longest || east + south > longestSum ? null : range
}

/** Whether a dot lies on the straight line between two others, the ends left out. */
export function isBetween(dot: Dot, from: Dot, to: Dot): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const east = dot.x - from.x
  const south = dot.y - from.y
  if (dx * south !== dy * east) return false
  const along = dx * east + dy * south
  return along > 0 && along < dx * dx + dy * dy
}

interface Dot {
  readonly x: number
  readonly y: number
}
