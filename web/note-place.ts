import type { Point } from '@grognard/board'

interface Extent {
  width: number
  height: number
}

const GAP = 30
const EDGE = 8

/** Where a note goes beside a ghost: on the side away from its piece, turned back where there is no room. */
export function notePlace(ghost: Point, piece: Point | null, note: Extent, chart: Extent): Point {
  const right = { x: ghost.x + GAP, y: ghost.y - note.height / 2 }
  const left = { x: ghost.x - GAP - note.width, y: right.y }
  const goesRight = !piece || ghost.x >= piece.x
  const [first, second] = goesRight ? [right, left] : [left, right]
  const fits = ({ x }: Point) => x >= EDGE && x + note.width <= chart.width - EDGE
  const place = [first, second].find(fits) ?? above(ghost, note)
  return {
    x: Math.max(EDGE, Math.min(chart.width - EDGE - note.width, place.x)),
    y: Math.max(EDGE, Math.min(chart.height - EDGE - note.height, place.y)),
  }
}

function above(ghost: Point, note: Extent): Point {
  const y = ghost.y > note.height + GAP * 2 ? ghost.y - GAP - note.height : ghost.y + GAP
  return { x: ghost.x - note.width / 2, y }
}
