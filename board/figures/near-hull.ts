import type { Piece } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { draw, group, path } from '../base/svg.ts'
import { hullOutline } from './hull.ts'

/** A hull close at hand, bow up, a hundred long; `half` is half its beam. */
export interface NearHull {
  half: number
  decks: number
  side: number
  /** Tells one ship's crew and wounds from another's. */
  seed: number
  hull: Share
  crew: Share
  /** Working guns from bow to stern on each side; without it all work. */
  guns?: Piece['guns'] | undefined
}

interface Share {
  left: number
  of: number
}

/** Of the half beam, how far in from the side each step of the tumblehome lies. */
const STEPS = { strake: 0.055, rail: 0.17, hammocks: 0.21, deck: 0.275 } as const
/** The after end of the forecastle and the fore end of the quarterdeck. */
const [FORECASTLE, QUARTERDECK] = [-23, 19]

/** Side, strake, rail, hammocks and deck within each other, then what stands and who works on it. */
export function drawNearHull(hull: NearHull): SVGGElement {
  const { half, side } = hull
  const deck = half * (1 - STEPS.deck)
  return group(`hull near side-${side}`, [
    ...gunsOf(hull),
    path('hull-edge', hullOutline(half)),
    path('hull-band', hullOutline(half, half * STEPS.strake)),
    ...(side === 0 ? [] : [path('hull-chequer', hullOutline(half, half * 0.11))]),
    path('hull-edge rail', hullOutline(half, half * STEPS.rail)),
    path('hammocks', hullOutline(half, half * STEPS.hammocks)),
    path('deck', hullOutline(half, half * STEPS.deck)),
    path('planks', planks(deck)),
    ...waist(deck, hull.decks),
    path('deck-break', breaks(deck)),
    path('deck-gun', deckGuns(deck)),
    path('fitting', fittings(deck)),
    ...crew(hull, deck),
    ...stern(half),
    ...holes(hull),
  ])
}

/** Half the breadth of the deck at a place of it, bow up. */
function breadthAt(y: number, deck: number): number {
  if (y < -14) return deck * Math.sqrt(Math.max(0, 1 - ((-14 - y) / 31) ** 2))
  if (y > 18) return deck * (1 - 0.26 * ((y - 18) / 30) ** 1.6)
  return deck
}

/** Seams fore and aft, and butts where one plank ends and the next begins. */
function planks(deck: number): string {
  const count = 9
  const seams = Array.from({ length: count }, (_, i) => {
    const share = (2 * (i + 0.5)) / count - 1
    const x = share * deck * 0.98
    const fore = -14 - 31 * Math.sqrt(Math.max(0, 1 - share * share)) * 0.94
    return `M${x.toFixed(2)} ${fore.toFixed(1)}V${(47 - Math.abs(share) * 9).toFixed(1)}`
  })
  const butts = Array.from({ length: 46 }, (_, i) => {
    const plank = i % count
    const x = ((2 * plank) / count - 1) * deck * 0.98
    const y = -34 + ((i * 17.3 + plank * 7.7) % 76)
    const inside = Math.abs(x) + deck * 0.24 < breadthAt(y, deck)
    return inside ? `M${x.toFixed(2)} ${y.toFixed(1)}h${(deck * 0.21).toFixed(2)}` : ''
  })
  return seams.join('') + butts.join('')
}

/** The open waist with its beams and boats; a small craft has hatches alone. */
function waist(deck: number, decks: number): SVGElement[] {
  const w = deck * (decks > 1 ? 0.5 : 0.36)
  const [fore, aft] = [-17, 13]
  const beams = [-11, -4, 3, 9].map(y => `M${-w} ${y}H${w}`).join('')
  const boats = (decks > 1 ? [-0.5, 0.5] : [0]).map(share => boat(share * w, -2, w * 0.34))
  const hatches = [-30, 25, 34].map(y => {
    const s = deck * 0.17
    return `M${-s} ${y}h${2 * s}v4.6h${-2 * s}Z`
  })
  const bars = [-30, 25, 34].flatMap(y => {
    const s = deck * 0.17
    const across = [1.15, 2.3, 3.45].map(down => `M${-s} ${y + down}h${2 * s}`)
    return [...across, ...[-0.5, 0, 0.5].map(x => `M${x * 2 * s} ${y}v4.6`)]
  })
  return [
    path('well', `M${-w} ${fore}H${w}V${aft}H${-w}Z${hatches.join('')}`),
    path('beams', beams),
    path('grating-bars', bars.join('')),
    path('boat', boats.join('')),
    path(
      'thwarts',
      boats.map((_, i) => thwarts((decks > 1 ? i - 0.5 : 0) * w, -2, w * 0.3)).join(''),
    ),
  ]
}

function boat(x: number, y: number, half: number): string {
  return (
    `M${x} ${y - 12}C${x + half * 1.15} ${y - 7} ${x + half} ${y + 5} ${x + half * 0.62} ${y + 10}` +
    `H${x - half * 0.62}C${x - half} ${y + 5} ${x - half * 1.15} ${y - 7} ${x} ${y - 12}Z`
  )
}

function thwarts(x: number, y: number, half: number): string {
  const across = [-6, -2, 2, 6].map(down => `M${x - half} ${y + down}h${2 * half}`)
  return `M${x} ${y - 11}V${y + 9}${across.join('')}`
}

function breaks(deck: number): string {
  const [fore, aft, poop] = [FORECASTLE, QUARTERDECK, 40].map(y => breadthAt(y, deck) * 0.98)
  return `M${-(fore ?? 0)} ${FORECASTLE}H${fore}M${-(aft ?? 0)} ${QUARTERDECK}H${aft}M${-(poop ?? 0)} 40H${poop}`
}

/** Guns on forecastle and quarterdeck, run out over the rail. */
function deckGuns(deck: number): string {
  return [-33, -28, 23, 28.5, 34]
    .flatMap(y => {
      const x = breadthAt(y, deck)
      return [1, -1].map(side => `M${side * (x - 3.4)} ${y}h${side * 3.6}`)
    })
    .join('')
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The wheel, the capstan, the binnacle and the skylight of the great cabin. */
function fittings(deck: number): string {
  const s = deck * 0.16
  return `${disc(0, 16.4, 1.7)}${disc(0, -37, 1.1)}M-2.2 30.6h4.4v1.3h-4.4ZM${-s} 42h${2 * s}v3.2h${-2 * s}Z`
}

/** Round-capped points: blue jackets, white shirts, and marines in red; as many as her crew has left. */
function crew({ crew: { left, of }, seed }: NearHull, deck: number): SVGElement[] {
  const share = of <= 0 ? 1 : Math.max(0, left) / of
  const hands = Array.from({ length: Math.round(54 * share) }, (_, i) => {
    const y = -36 + 80 * speck(seed + i * 3)
    const room = breadthAt(y, deck) * 0.86
    const isWaist = y > -18 && y < 14
    const off = isWaist
      ? room * (0.66 + 0.34 * speck(seed + i * 3 + 1))
      : room * speck(seed + i * 3 + 1)
    const x = (speck(seed + i * 3 + 2) < 0.5 ? -1 : 1) * off
    return `M${x.toFixed(2)} ${y.toFixed(2)}h0.01`
  })
  return ['blue', 'white', 'red'].map((coat, rank) =>
    path(`hand ${coat}`, hands.filter((_, i) => (i % 5 === 0 ? 2 : i % 2) === rank).join('')),
  )
}

/** Muzzles and lids along both sides; those that are silenced hang askew. */
function gunsOf({ half, decks, guns }: NearHull): SVGPathElement[] {
  const count = 7 + 2 * Math.max(1, decks)
  const all = Array.from({ length: count }, () => true)
  const rows: [1 | -1, readonly boolean[]][] = [
    [1, guns?.starboard ?? all],
    [-1, guns?.port ?? all],
  ]
  const ports = rows.flatMap(([side, working]) => {
    const drawn = Math.max(working.length, count)
    return Array.from({ length: drawn }, (_, i) => {
      const works = working[Math.floor((i * working.length) / drawn)] === true
      const y = -29 + (i * 67) / Math.max(1, drawn - 1)
      return { side, works, x: side * breadthAt(y, half), y }
    })
  })
  const muzzles = ports.map(({ side, works, x, y }) =>
    works ? `M${x - side * 2} ${y}h${side * 5.4}` : `M${x} ${y}l${side * 1.6} 2.4`,
  )
  const lids = ports.map(({ side, x, y }) => `M${x + side * 0.3} ${y - 1.5}h${side * 1.7}`)
  return [path('port-lid', lids.join('')), path('guns', muzzles.join(''))]
}

/** The gallery with its windows, and three lanterns over the taffrail. */
function stern(half: number): SVGElement[] {
  const w = half * 0.66
  const windows = [-0.86, -0.52, -0.17, 0.17, 0.52, 0.86].map(x => `M${x * w} 47.1v1.9`).join('')
  const lanterns = [-0.7, 0, 0.7].map(x => `M${x * w} 51.4h0.01`).join('')
  return [
    draw('circle', { class: 'stern-glow', cy: 56, r: 15 }),
    path('stern-gallery', `M${-w * 1.06} 45.6H${w * 1.06}L${w} 50.4H${-w}Z`),
    path('stern-lights', windows),
    path('stern-lantern', lanterns),
  ]
}

const MOST_HOLES = 16

/** Hull lost shows as planking torn open, most of it on the side that has lost more guns. */
function holes({ half, hull: { left, of }, guns, seed }: NearHull): SVGElement[] {
  if (of <= 0 || left >= of) return []
  const lost = (of - Math.max(0, left)) / of
  const count = Math.ceil(lost * MOST_HOLES)
  const struck = struckSide(guns, seed)
  const torn = Array.from({ length: count }, (_, i) => {
    const side = speck(seed + i * 5) < 0.76 ? struck : -struck
    const y = -30 + 68 * speck(seed + i * 5 + 1)
    const share = i % 3 === 2 ? 0.55 : 0.94
    return hole(
      side * breadthAt(y, half) * share,
      y,
      1.7 + 2.3 * speck(seed + i * 5 + 2),
      seed + i * 11,
    )
  })
  return [path('torn', torn.join(''))]
}

const silenced = (side: readonly boolean[]): number => side.filter(works => !works).length

function struckSide(guns: Piece['guns'], seed: number): 1 | -1 {
  const more = guns ? silenced(guns.starboard) - silenced(guns.port) : 0
  if (more !== 0) return more > 0 ? 1 : -1
  return speck(seed) < 0.5 ? 1 : -1
}

/** A jagged dark star, longer along the planks. */
function hole(x: number, y: number, size: number, seed: number): string {
  const points = Array.from({ length: 11 }, (_, i) => {
    const far = size * (i % 2 === 0 ? 0.8 + 0.5 * speck(seed + i) : 0.42)
    const angle = (i * 2 * Math.PI) / 11
    return `${(x + 0.72 * far * Math.cos(angle)).toFixed(2)} ${(y + 1.5 * far * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
