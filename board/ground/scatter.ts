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

/** Crowns from above, each with its shade to the south-east and the light on the other side. */
export function trees(growths: readonly Growth[]): SVGPathElement[] {
  const ordered = growths.toSorted((a, b) => b.at.y - a.at.y)
  const discs = (share: number, off: number) =>
    ordered.map(({ at, r }) => disc(at.x + off * r, at.y - off * r, r * share)).join('')
  return [
    path('tree-shade', discs(1, 0.38)),
    path('tree', ordered.map(growth => crown(growth)).join('')),
    path('tree-light', discs(0.42, -0.28)),
  ]
}

function disc(x: number, y: number, r: number): string {
  const [left, across] = [Math.round(x - r), Math.round(2 * r)]
  const half = Math.round(r)
  return `M${left} ${Math.round(-y)}a${half} ${half} 0 1 0 ${across} 0a${half} ${half} 0 1 0 ${-across} 0`
}

const LOBES = 7

/** A crown with a lobed edge. */
function crown({ at, r }: Growth): string {
  const turn = speck(Math.round(at.x + at.y)) * Math.PI
  const points = Array.from({ length: LOBES }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / LOBES
    return [Math.round(at.x + r * Math.cos(angle)), Math.round(-at.y + r * Math.sin(angle))]
  })
  const lobe = Math.round(r * 0.48)
  const [first] = points
  const rest = [...points.slice(1), ...points.slice(0, 1)]
  return `M${first?.join(' ')}${rest.map(([x, y]) => `A${lobe} ${lobe} 0 0 1 ${x} ${y}`).join('')}Z`
}

/** Tufts of grass or reed: three short blades each. */
export function tufts(growths: readonly Growth[]): SVGPathElement {
  const d = growths.map(({ at, r }) => {
    const [x, y, h] = [Math.round(at.x), Math.round(-at.y), Math.round(r)]
    return `M${x - h} ${y}l${Math.round(h * 0.6)} ${-h}M${x} ${y}v${-Math.round(h * 1.5)}M${x + h} ${y}l${-Math.round(h * 0.6)} ${-h}`
  })
  return path('tuft', d.join(''))
}
