import type { GroundShape, Picture } from '@grognard/umpire'
import { along, boundsOf, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { isWindFromBelow } from './rose.ts'

/** How thick the border of a chart is, in ground units. */
export const borderOf = ({ width, height }: Bounds) => Math.min(width, height) * 0.008

/** Between a border and a name beyond it, in pixels. */
const BEYOND = 11

/** Beyond the edge of the sheet that a row of berths lies on, since ships lie on all of it. */
export function beyondEdge({ polygon }: GroundShape, { bounds }: Picture): PortName {
  const { x, y, width, height } = boundsOf(pointsOf(polygon))
  const isSouth = y - bounds.y < bounds.y + bounds.height - (y + height)
  const away = isSouth ? 1 : -1
  const edge = isSouth ? y : y + height
  return { at: { x: x + width / 2, y: edge - away * borderOf(bounds) }, down: away * BEYOND }
}

/** A ground point, and how far below it on the screen, in pixels, a port's name stands. */
interface PortName {
  at: Point
  down: number
}

export function isPort({ dots }: Picture, { kind }: GroundShape): boolean {
  return dots !== undefined && kind === 'harbour'
}

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
