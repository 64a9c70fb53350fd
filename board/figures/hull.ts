import type { Piece } from '@grognard/umpire'
import { group, line, path } from '../base/svg.ts'

/** A hull from above, bow up, a hundred long; `half` is half its beam. */
export interface Hull {
  half: number
  decks: number
  side: number
  boxes: { left: number; of: number }
  /** Working guns from bow to stern on each side; without it all work. */
  guns?: Piece['guns'] | undefined
}

/** Sharp at the bow, broadest before midships, cut off square at the stern. */
export function hullOutline(half: number, inset = 0): string {
  const b = half - inset
  const bow = -50 + inset * 1.6
  const stern = 50 - inset
  return [
    `M0 ${bow}`,
    `C${b * 0.62} ${bow + 6} ${b} ${bow + 17} ${b} ${bow + 31}`,
    `L${b} 14`,
    `C${b} 32 ${b * 0.9} 42 ${b * 0.72} ${stern}`,
    `L${-b * 0.72} ${stern}`,
    `C${-b * 0.9} 42 ${-b} 32 ${-b} 14`,
    `L${-b} ${bow + 31}`,
    `C${-b} ${bow + 17} ${-b * 0.62} ${bow + 6} 0 ${bow}Z`,
  ].join('')
}

export function drawHull(hull: Hull): SVGGElement {
  const { half } = hull
  return group(`hull side-${hull.side}`, [
    line('bowsprit', 0, -44, 0, -72),
    ...gunports(half, hull),
    path('hull-edge', hullOutline(half)),
    path('hull-band', hullOutline(half, half * 0.1)),
    path('deck', hullOutline(half, half * 0.33)),
    path('planks', planks(half * 0.6)),
    ...fittings(half * 0.6, hull.decks),
    ...sideMark(half, hull.side),
    path('stern-gallery', `M${-half * 0.62} 43.5H${half * 0.62}L${half * 0.6} 49H${-half * 0.6}Z`),
    path('stern-lights', lights(half * 0.5)),
    ...torn(half, hull.boxes),
  ])
}

/** Gratings along the middle, the break of the quarterdeck, and boats on the booms of a larger ship. */
function fittings(half: number, decks: number): SVGElement[] {
  const gratings = [-31, 20, 29].map(
    y => `M${-half * 0.24} ${y}h${half * 0.48}v4.5h${-half * 0.48}Z`,
  )
  const boats = [-0.42, 0.42].map(
    x =>
      `M${x * half} -8C${(x + 0.22) * half} -3 ${(x + 0.2) * half} 4 ${x * half} 6C${(x - 0.2) * half} 4 ${(x - 0.22) * half} -3 ${x * half} -8Z`,
  )
  const w = half * 0.44
  return [
    path('well', `M${-w} -17H${w}V14H${-w}Z`),
    path('grating', gratings.join('')),
    path('deck-break', `M${-half} 24H${half}M${-half * 0.8} -34H${half * 0.8}`),
    ...(decks > 0 ? [path('boat', boats.join(''))] : []),
  ]
}

/** The windows of the great cabin. */
function lights(half: number): string {
  return [-0.9, -0.3, 0.3, 0.9].map(x => `M${x * half} 45v2.4`).join('')
}

/** The second side wears a pale bar across the poop, so that hue is not all that tells. */
function sideMark(half: number, side: number): SVGElement[] {
  if (side === 0) return []
  const w = half * 0.62
  return [path('side-bar', `M${-w} 36H${w}V40H${-w}Z`)]
}

/** Guns run out on both sides; those that are silenced hang askew. */
function gunports(half: number, { decks, guns }: Hull): SVGPathElement[] {
  const all = Array.from({ length: 5 + 2 * Math.max(1, decks) }, () => true)
  const sides: [1 | -1, readonly boolean[]][] = [
    [1, guns?.starboard ?? all],
    [-1, guns?.port ?? all],
  ]
  return sides.flatMap(([side, working]) =>
    working.map((works, index) => {
      const y = working.length === 1 ? 0 : -24 + (index * 60) / (working.length - 1)
      const out = side * (half + 3)
      const d = works ? `M${side * half * 0.8} ${y}H${out}` : `M${side * half} ${y}l${side * 2} 3`
      return path(works ? 'guns' : 'guns silent', d)
    }),
  )
}

function planks(half: number): string {
  return [-0.66, -0.33, 0, 0.33, 0.66]
    .map(part => `M${part * half} ${-34 + Math.abs(part) * 16}V43`)
    .join('')
}

/** Where the sides are torn open first, second …: side and place along the hull. */
const WOUNDS: readonly { side: 1 | -1; y: number }[] = [
  { side: 1, y: 6 },
  { side: -1, y: -12 },
  { side: 1, y: -20 },
  { side: -1, y: 22 },
  { side: 1, y: 31 },
  { side: -1, y: 5 },
  { side: 1, y: -7 },
  { side: -1, y: -26 },
  { side: 1, y: 19 },
  { side: -1, y: 36 },
]

/** Hull lost shows as planking torn along the sides, a wound for each tenth. */
function torn(half: number, boxes: Hull['boxes']): SVGElement[] {
  if (boxes.of <= 0 || boxes.left >= boxes.of) return []
  const lost = (boxes.of - Math.max(0, boxes.left)) / boxes.of
  return WOUNDS.slice(0, Math.ceil(lost * WOUNDS.length)).map(wound => {
    const x = wound.side * half * 1.06
    const inward = -wound.side * half
    const bite = path(
      'torn',
      `M0 -5L${inward * 0.34} -3.4L${inward * 0.2} -1.6L${inward * 0.62} 0.4L${inward * 0.26} 1.8L${inward * 0.4} 4L0 5.4Z`,
    )
    bite.setAttribute('transform', `translate(${x} ${wound.y})`)
    return bite
  })
}
