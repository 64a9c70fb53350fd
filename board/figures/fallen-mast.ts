import { speck } from '../base/soft.ts'
import { draw, group, line, path } from '../base/svg.ts'
import type { Trim } from './trim.ts'
import { leeSide } from './trim.ts'

/** Half the beam of the ship, and where her lee side is. */
interface Wreck {
  half: number
  trim: Trim
}

/** How far from the stump each yard of a fallen mast lies, and half its length; in half beams. */
const FALLEN = [
  { out: 1.35, half: 1.1 },
  { out: 2.2, half: 0.82 },
  { out: 2.85, half: 0.5 },
] as const

/** A stump with its splinters; the mast over the lee side with yards, torn sails and rigging, in foam. */
export function fallenMast(y: number, { half, trim }: Wreck, index: number): SVGGElement {
  const lee = leeSide(trim)
  const long = half * 3.5
  const at = (out: number, aside = 0): string =>
    `${(out * half).toFixed(2)} ${(aside * half).toFixed(2)}`
  const spars = FALLEN.map(({ out, half: w }) => `M${at(out, -w)}L${at(out + 0.14, w)}`).join('')
  const sails = FALLEN.slice(0, 2).map(({ out, half: w }, i) =>
    tornSail(out * half, w * half, index * 7 + i),
  )
  const ropes = `M0 0L${at(1.35, -1.1)}M0 0L${at(2.2, -0.82)}M0 0L${at(1.4, 1.1)}M0 0Q${at(1.3, 1)} ${at(2.34, 0.82)}M0 0Q${at(2, -1.2)} ${at(2.85, -0.5)}`
  const foam = FALLEN.map(
    ({ out, half: w }) =>
      `M${at(out - 0.2, w + 0.2)}q${at(0.3, 0.34)} ${at(0.75, 0.06)}M${at(out - 0.1, -w - 0.2)}q${at(0.3, -0.34)} ${at(0.75, -0.04)}`,
  ).join('')
  const over = draw('g', { transform: `scale(${lee} 1) rotate(${14 - index * 5})` }, [
    path('fallen-foam', `${foam}M${at(3.4, 0.4)}q${at(0.5, -0.3)} ${at(0.1, -0.8)}`),
    ...sails,
    path('fallen-rope', ropes),
    line('fallen-edge', half * 0.1, 0, long, 0),
    line('spar-afloat', half * 0.1, 0, long, 0),
    path('fallen-yard', spars),
    draw('rect', { class: 'mast-top', x: half * 1.72, y: -2, width: 3.4, height: 4 }),
  ])
  const wreck = group('mast wreck', [
    over,
    draw('circle', { class: 'stump-edge', r: 2.3 }),
    path(
      'stump-wood',
      'M-1.7 0.6L-2.6 -2.4L-1 -1.2L-0.4 -3.4L0.5 -1.3L1.7 -3L1.5 -0.4L2.9 0.3L1.3 1.4L0.2 2.6L-1 1.6Z',
    ),
  ])
  wreck.setAttribute('transform', `translate(0 ${y})`)
  return wreck
}

/** Canvas that hangs from a yard in the water, its leech in rags. */
function tornSail(x: number, half: number, seed: number): SVGPathElement {
  const deep = half * 0.62
  const rags = Array.from({ length: 7 }, (_, i) => {
    const share = 1 - (2 * (i + 0.5)) / 7
    const far = deep * (i % 2 === 0 ? 0.9 + 0.5 * speck(seed + i) : 0.55)
    return `L${(x + far).toFixed(2)} ${(share * half * 0.92).toFixed(2)}`
  })
  return path('sail-afloat', `M${x} ${-half}L${x} ${half}${rags.join('')}Z`)
}
