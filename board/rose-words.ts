import type { Picture } from '@grognard/umpire'
import { along } from './place.ts'
import type { Bounds, Point } from './place.ts'
import { isWindFromBelow } from './rose.ts'

/** The radius of a rose that stands among the dots, of the shorter side of the sheet. */
export const FAINT_ROSE = 0.09
/** What it says and where its arrow flies, in hundredths of its radius. */
const WORDS = { away: 122, width: 200, height: 60 }
const ARROW = { away: 172, width: 80, height: 80 }

/** What the roses of a chart say, in ground units: figures are not written there. */
export function roseWords({ roses = [], windFrom, bounds }: Picture): Bounds[] {
  if (windFrom === null) return []
  const unit = (Math.min(bounds.width, bounds.height) * FAINT_ROSE) / 100
  return roses.flatMap(rose => {
    const name = { x: rose.x, y: rose.y + (isWindFromBelow(windFrom) ? 1 : -1) * WORDS.away * unit }
    const arrow = along(rose, windFrom, ARROW.away * unit)
    return [boundsAround(name, WORDS, unit), boundsAround(arrow, ARROW, unit)]
  })
}

function boundsAround({ x, y }: Point, size: { width: number; height: number }, unit: number) {
  const [width, height] = [size.width * unit, size.height * unit]
  return { x: x - width / 2, y: y - height / 2, width, height }
}
