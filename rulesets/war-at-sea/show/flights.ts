import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { baseSize } from '../book/tables/measures.ts'
import type { Aircraft } from '../model/state.ts'
import { isWithin } from '../model/units.ts'

/** Bases whose middles lie this near each other are drawn side by side, so that each can be seen and chosen; our own measure. */
const nearby = baseSize / 2
/** Between the middles of neighbours that are fanned out. */
const apart = baseSize * 0.8

const nowhere: Point = { x: 0, y: 0 }

/** [WAS-065] Aircraft may lie on one another in any number: how far beside its place each is drawn. */
export function fannedOut(planes: readonly Aircraft[]): Map<string, Point> {
  const aside = new Map<string, Point>()
  for (const plane of planes) {
    if (aside.has(plane.id)) continue
    const stack = planes.filter(other => !aside.has(other.id) && isWithin(plane, other, nearby))
    for (const [at, { id }] of stack.entries()) aside.set(id, placeInFan(at, stack.length))
  }
  return aside
}

/** On a ring as large as keeps neighbours apart, the first to the north-west. */
function placeInFan(at: number, count: number): Point {
  if (count < 2) return nowhere
  const step = 36_000 / count
  const radius = apart / 2 / sine(whole(step / 2))
  const heading = whole(31_500 + at * step)
  return { x: whole(radius * sine(heading)), y: whole(radius * cosine(heading)) }
}
