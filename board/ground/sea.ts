import type { Picture } from '@grognard/umpire'
import { draw, path } from '../base/svg.ts'

/** Of the measure: the tile that is laid again and again, and a crest along the wave. */
const TILE = 3.4
const CREST = 0.25

/** Where crests stand on a tile, in shares of it, and how large they are; scattered by hand so that no rows show. */
const crests: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.07, 0.1, 1],
  [0.3, 0.04, 0.7],
  [0.55, 0.13, 0.9],
  [0.82, 0.06, 0.75],
  [0.93, 0.28, 0.85],
  [0.18, 0.27, 0.8],
  [0.42, 0.25, 1.15],
  [0.69, 0.31, 0.7],
  [0.05, 0.45, 0.75],
  [0.3, 0.47, 1],
  [0.56, 0.45, 0.8],
  [0.83, 0.49, 1.1],
  [0.16, 0.63, 0.7],
  [0.44, 0.66, 0.85],
  [0.7, 0.64, 1],
  [0.95, 0.7, 0.65],
  [0.06, 0.83, 1.1],
  [0.31, 0.85, 0.75],
  [0.58, 0.84, 0.95],
  [0.83, 0.87, 0.8],
]

/** The sea of a chart with hexes: crests across the wind, small marks that say where it blows to. */
export function seaUnderWind({ bounds, hexes, windFrom, measure, theme }: Picture): SVGElement[] {
  if (!hexes || theme !== 'sea-chart' || windFrom === null) return []
  const size = measure.size * TILE
  const pattern = draw(
    'pattern',
    {
      id: 'waves',
      patternUnits: 'userSpaceOnUse',
      width: size,
      height: size,
      patternTransform: `rotate(${windFrom / 100})`,
    },
    [path('wave', crests.map(crest => crestAt(crest, size, measure.size)).join(''))],
  )
  const { x, y, width, height } = bounds
  const water = draw('rect', {
    class: 'waves',
    fill: 'url(#waves)',
    x,
    y: -y - height,
    width,
    height,
  })
  water.style.setProperty('--hex', String(measure.size))
  return [draw('defs', {}, [pattern]), water]
}

/** A crescent, its back to the wind, and a shorter one in its lee. */
function crestAt(
  [x, y, of]: readonly [number, number, number],
  tile: number,
  measure: number,
): string {
  const [left, top] = [x * tile, y * tile]
  const wide = measure * CREST * of
  const deep = wide * 0.42
  const lee = `M${left + wide * 0.3} ${top + deep * 0.8}q${wide * 0.3} ${-deep * 0.6} ${wide * 0.6} 0`
  return `M${left} ${top}q${wide / 2} ${-deep} ${wide} 0${of > 0.75 ? lee : ''}`
}
