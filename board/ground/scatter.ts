import { boundsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { isWithin } from '../base/soundings.ts'
import { path } from '../base/svg.ts'

/** Something that grows, and how large it is. */
export interface Growth {
  at: Point
  r: number
}

/** Points of a grid within an outline, each off its place by chance; `wild` 0 for none of it. */
export function scattered(corners: readonly Point[], step: number, wild: number): Growth[] {
  const { x, y, width, height } = boundsOf(corners)
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  return Array.from({ length: columns * rows }, (_, i) => {
    const slant = wild > 0 && Math.floor(i / columns) % 2 === 1 ? 0.5 : 0
    const at = {
      x: x + ((i % columns) + 0.5 + slant + wild * (speck(i) - 0.5)) * step,
      y: y + (Math.floor(i / columns) + 0.5 + wild * (speck(i + 5000) - 0.5)) * step,
    }
    return { at, r: step * (0.36 + 0.2 * wild * speck(i + 9000)) }
  }).filter(({ at }) => isWithin(corners, at))
}

/** Tufts of grass or reed: three short blades each. */
export function tufts(growths: readonly Growth[]): SVGPathElement {
  const d = growths.map(({ at, r }) => {
    const [x, y, h] = [Math.round(at.x), Math.round(-at.y), Math.round(r)]
    return `M${x - h} ${y}l${Math.round(h * 0.6)} ${-h}M${x} ${y}v${-Math.round(h * 1.5)}M${x + h} ${y}l${-Math.round(h * 0.6)} ${-h}`
  })
  return path('tuft', d.join(''))
}
