import type { Point } from '../base/place.ts'
import { distance, headingTo } from '../base/place.ts'
import type { ChartNote } from '../base/scene.ts'
import { group, line, path, pinned, draw } from '../base/svg.ts'

/** Pixels of the circle around a place. */
const RADIUS = 24

/** Arrows and circles that a player has drawn on the chart, and those that his side has shown him. */
export function drawNotes(notes: readonly ChartNote[]): SVGElement[] {
  return notes.map(({ from, to, isOthers }) => {
    const drawn = to ? arrow(from, to) : circle(from)
    if (isOthers) drawn.classList.add('of-others')
    return drawn
  })
}

function circle({ x, y }: Point): SVGGElement {
  return pinned(x, -y, [draw('circle', { class: 'chart-note', r: RADIUS })])
}

function arrow(from: Point, to: Point): SVGGElement {
  const head = pinned(to.x, -to.y, [
    draw('g', { transform: `rotate(${headingTo(from, to) / 100})` }, [
      path('chart-note-head', 'M0 0L-11 22L0 17L11 22Z'),
    ]),
  ])
  return group('chart-note-arrow', [line('chart-note', from.x, -from.y, to.x, -to.y), head])
}

/** The same drawn once more takes it away; ends so near to each other are the same, in ground units. */
export function noted(
  notes: readonly ChartNote[],
  next: ChartNote,
  near: number,
): readonly ChartNote[] {
  const same = notes.find(one => isNear(one.from, next.from, near) && isNear(one.to, next.to, near))
  return same ? notes.filter(one => one !== same) : [...notes, next]
}

function isNear(one: Point | null, other: Point | null, near: number): boolean {
  if (!one || !other) return one === other
  return distance(one, other) <= near
}
