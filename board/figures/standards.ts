import { draw, group, line, path } from '../base/svg.ts'

/** A cloth is so broad and so high, in pixels. */
const FLY = 17
const HOIST = 12

/** How the cloth of a nation is laid out; colours from the hoist or from above, or field then charge. */
type Pattern = 'acrossFly' | 'downHoist' | 'cross' | 'saltire' | 'lozenge' | 'border' | 'plain'

/** Colours carried about 1813-15, simplified so that they can be told apart when small. */
const standards: Record<string, readonly [Pattern, ...string[]]> = {
  anhalt: ['downHoist', '#2f6b45', '#f4efe0'],
  austria: ['border', '#f2e6b8', '#1f1d1b'],
  baden: ['acrossFly', '#d9a92b', '#b3261e', '#d9a92b'],
  bavaria: ['lozenge', '#f4efe0', '#5f97cc'],
  belgium: ['acrossFly', '#1f1d1b', '#e0ab2b', '#b3261e'],
  berg: ['cross', '#f4efe0', '#b3261e'],
  brunswick: ['cross', '#1f1d1b', '#7aa7cf'],
  denmark: ['cross', '#b3261e', '#fdf9ee'],
  england: ['saltire', '#1f3f7d', '#fdf9ee', '#b3261e'],
  france: ['acrossFly', '#1f3f7d', '#fdf9ee', '#b3261e'],
  hanover: ['downHoist', '#e0ab2b', '#fdf9ee'],
  hanseaticCities: ['cross', '#fdf9ee', '#b3261e'],
  hesse: ['downHoist', '#b3261e', '#fdf9ee', '#b3261e'],
  holland: ['downHoist', '#d8722a', '#fdf9ee', '#1f3f7d'],
  illyria: ['acrossFly', '#1f3f7d', '#e0ab2b', '#b3261e'],
  italy: ['acrossFly', '#2f6b45', '#fdf9ee', '#b3261e'],
  mecklenburg: ['downHoist', '#1f3f7d', '#e0ab2b', '#b3261e'],
  naples: ['border', '#7aa7cf', '#b3261e'],
  nassau: ['downHoist', '#d8722a', '#1f3f7d'],
  poland: ['downHoist', '#fdf9ee', '#a3263a'],
  portugal: ['saltire', '#1f3f7d', '#e0ab2b', '#fdf9ee'],
  prussia: ['cross', '#fdf9ee', '#1f1d1b'],
  russia: ['saltire', '#2f6b45', '#fdf9ee', '#d9a92b'],
  saxony: ['downHoist', '#fdf9ee', '#2f6b45'],
  spain: ['saltire', '#fdf9ee', '#b3261e', '#b3261e'],
  sweden: ['cross', '#2b5c9c', '#e8c33a'],
  westphalia: ['downHoist', '#1f3f7d', '#fdf9ee'],
  wurttemberg: ['downHoist', '#1f1d1b', '#b3261e'],
  wurzburg: ['cross', '#b3261e', '#e0ab2b'],
}

/**
 * A colour on its staff, upright, its foot at the origin, in pixels: the nation's cloth, square for
 * the first side and cut in a swallowtail for the second, edged in the colour of the side.
 */
export function drawStandard(nation: string, side: number): SVGGElement {
  const shape = side === 0 ? SQUARE : SWALLOW
  const [pattern, ...colours] = standards[nation] ?? ['plain']
  const cloth = group('cloth', chargeOf(pattern, colours))
  cloth.setAttribute('clip-path', `url(#${clipOf(side)})`)
  const colour = group('colour', [
    ...(pattern === 'plain' ? [path('plain-cloth', shape)] : [cloth]),
    path('hem', shape),
  ])
  colour.setAttribute('transform', `translate(0 ${-HOIST - 9})`)
  return group(`standard side-${side}`, [
    line('staff', 0, 0, 0, -HOIST - 10),
    draw('circle', { class: 'finial', cy: -HOIST - 11, r: 1.7 }),
    colour,
  ])
}

const SQUARE = `M0 0H${FLY}V${HOIST}H0Z`
const SWALLOW = `M0 0H${FLY + 2}L${FLY - 4} ${HOIST / 2}L${FLY + 2} ${HOIST}H0Z`

const clipOf = (side: number) => `standard-of-${side === 0 ? 0 : 1}`

/** The cuts of the cloths, drawn once for all of them. */
export function standardCuts(): SVGDefsElement {
  const cuts = [SQUARE, SWALLOW].map((shape, side) =>
    draw('clipPath', { id: clipOf(side) }, [path('', shape)]),
  )
  return draw('defs', {}, cuts)
}

function chargeOf(pattern: Pattern, [field = '', charge = '', third = '']: readonly string[]) {
  const whole = filled(field, `M0 0H${FLY + 2}V${HOIST}H0Z`)
  switch (pattern) {
    case 'acrossFly':
      return stripes(
        [field, charge, third],
        FLY,
        (at, wide) => `M${at} 0h${wide}v${HOIST}h${-wide}Z`,
      )
    case 'downHoist':
      return stripes([field, charge, third], HOIST, (at, high) => `M0 ${at}h${FLY + 2}v${high}H0Z`)
    case 'cross':
      return [
        whole,
        filled(charge, `M0 ${HOIST / 2 - 1.4}H${FLY + 2}v2.8H0ZM5.5 0h2.8V${HOIST}h-2.8Z`),
      ]
    case 'saltire':
      return [
        whole,
        stroked(charge, `M0 0L${FLY} ${HOIST}M${FLY} 0L0 ${HOIST}`, 2.6),
        stroked(third, `M0 ${HOIST / 2}H${FLY + 2}M${FLY / 2} 0V${HOIST}`, 2.4),
      ]
    case 'lozenge':
      return [whole, stroked(charge, 'M-2 8L10 -4M3 14L20 -3M12 14L22 4', 2.6)]
    case 'border':
      return [whole, stroked(charge, `M0 0H${FLY}V${HOIST}H0Z`, 4), filled(charge, 'M7 4h4v4h-4Z')]
    case 'plain':
      return []
  }
}

/** Stripes beside each other; the last one goes on to the end of the tails. */
function stripes(
  colours: readonly string[],
  long: number,
  part: (at: number, long: number) => string,
): SVGPathElement[] {
  const given = colours.filter(colour => colour !== '')
  const each = long / given.length
  return given.map((colour, i) =>
    filled(colour, part(i * each, i === given.length - 1 ? each + 2 : each)),
  )
}

function filled(colour: string, d: string): SVGPathElement {
  const part = path('', d)
  part.setAttribute('fill', colour)
  return part
}

function stroked(colour: string, d: string, breadth: number): SVGPathElement {
  const part = path('charge', d)
  part.setAttribute('stroke', colour)
  part.setAttribute('stroke-width', String(breadth))
  return part
}
