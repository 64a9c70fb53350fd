import type { Picture } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import { alongBorder, isClockwise, speck } from '../base/soft.ts'
import { isWithin } from '../base/soundings.ts'
import { group, path } from '../base/svg.ts'

/** Of the measure: from one tooth to the next, and how far inland they reach. */
const APART = 0.09
const LONG = 0.3

/** Teeth inland along the shores of a sea chart, longer here and there, as engravers show a cliff. */
export function cliffsOf({ theme, ground, measure, bounds }: Picture): SVGElement[] {
  if (theme !== 'sea-chart') return []
  const inner = {
    x0: bounds.x,
    y0: bounds.y,
    x1: bounds.x + bounds.width,
    y1: bounds.y + bounds.height,
  }
  const lands = ground.filter(({ kind }) => kind === 'land').map(({ polygon }) => pointsOf(polygon))
  return lands.map((corners, land) => {
    const inland = isClockwise(corners) ? 1 : -1
    const others = lands.filter(other => other !== corners)
    const teeth = alongBorder(corners, measure.size * APART).flatMap(({ at, ahead }, index) => {
      const isEdge = at.x <= inner.x0 || at.x >= inner.x1 || at.y <= inner.y0 || at.y >= inner.y1
      if (isEdge || others.some(other => isWithin(other, at))) return []
      const steep = 0.35 + 0.65 * Math.abs(Math.sin(index / 7 + land))
      const long = measure.size * LONG * steep * (0.5 + 0.6 * speck(index + land * 991))
      const east = inland * ahead.y * long + ahead.x * long * 0.22
      const north = -inland * ahead.x * long + ahead.y * long * 0.22
      return `M${Math.round(at.x)} ${-Math.round(at.y)}l${Math.round(east)} ${-Math.round(north)}`
    })
    return group('cliffs', [path('cliff', teeth.join(''))])
  })
}
