import { draw, path } from '../base/svg.ts'

/** A puff is drawn with this radius around its origin. */
const PUFF = 10

/** Nine lobes around a puff, each bulging out by its own share. */
const LOBES = [1.02, 0.9, 1.08, 0.94, 1, 0.86, 1.06, 0.92, 0.98] as const
/** Where curls lie on the side away from the light: angle in degrees, and distance from the middle. */
const CURLS = [
  [20, 6.2],
  [75, 5.4],
  [128, 6.6],
  [52, 2.4],
  [350, 3.4],
] as const

function onCircle(degrees: number, radius: number): string {
  const angle = degrees * (Math.PI / 180)
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function lobes(): string {
  const step = 360 / LOBES.length
  const arcs = LOBES.map((bulge, index) => {
    const r = (PUFF * 0.36 * bulge).toFixed(2)
    return `A${r} ${r} 0 0 1 ${onCircle((index + 1) * step, PUFF * 0.86)}`
  })
  return `M${onCircle(0, PUFF * 0.86)}${arcs.join('')}Z`
}

function curls(): string {
  return CURLS.map(
    ([at, far]) => `M${onCircle(at - 24, far)}A3.1 3.1 0 0 1 ${onCircle(at + 26, far * 0.92)}`,
  ).join('')
}

/** A tongue of flame along -y, the muzzle at the origin, within a longer and paler one. */
const FLASH =
  'M-1.5 0C-2.6 -4 -3.4 -5 -1.7 -9.4L-1 -7.4L0 -15L1.1 -7.6L1.9 -9.8C3.4 -5 2.5 -4 1.5 0Z'
const CORE = 'M-0.7 0C-1.4 -3 -1.2 -4 0 -9C1.2 -4 1.4 -3 0.7 0Z'

function gradient(id: string, at: { cx: number; cy: number; r: number }, stops: readonly number[]) {
  const all = stops.map((offset, rank) => draw('stop', { class: `${id}-${rank}`, offset }))
  return draw('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...at }, all)
}

/** What smoke and fire are made of, once for each drawing; used by `puff`, `flash` and `glow`. */
export function powderCuts(): SVGDefsElement {
  return draw('defs', {}, [
    gradient('puff-shade', { cx: -3.4, cy: -4, r: 15 }, [0, 0.45, 1]),
    gradient('glow-shade', { cx: 0, cy: 0, r: 10 }, [0, 0.4, 1]),
    draw('g', { id: 'puff' }, [path('puff-face', lobes()), path('puff-curls', curls())]),
    draw('g', { id: 'flash' }, [path('flash-flame', FLASH), path('flash-core', CORE)]),
    draw('circle', { id: 'glow', class: 'glow-face', r: 10 }),
  ])
}

/** In the drawing, which has y down; `r` in ground units, `turned` in degrees. */
export interface Placed {
  x: number
  y: number
  r: number
  turned?: number
}

function placed(id: string, { x, y, r, turned = 0 }: Placed): SVGUseElement {
  const scale = (r / PUFF).toFixed(3)
  const turn = turned === 0 ? '' : ` rotate(${turned})`
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn} scale(${scale})`
  return draw('use', { href: `#${id}`, transform })
}

/** A cloud of powder smoke; never turned, for the light falls on it from the north-west. */
export function puff(at: Placed, opacity: number): SVGUseElement {
  const cloud = placed('puff', at)
  cloud.setAttribute('opacity', opacity.toFixed(2))
  return cloud
}

/** A tongue of flame out of a muzzle. */
export function flash(at: Placed): SVGUseElement {
  return placed('flash', at)
}

/** The light of a flash around it. */
export function glow(at: Placed): SVGUseElement {
  return placed('glow', at)
}
