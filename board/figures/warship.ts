import type { Piece } from '@grognard/umpire'
import { draw, group, path } from '../base/svg.ts'
import { drawBadges } from './emblems.ts'

/** Pixels below which a steel ship is drawn as a token. */
const READABLE = 26

/** A token is drawn forty long and keeps so many pixels. */
const TOKEN = 26
const DRAWN = 40

/** Whether the outline of a ship can be made out at so many pixels a ground unit; flights always can. */
export function isWarshipReadable({ shape, length }: Piece, scale: number): boolean {
  return shape === 'mark' || length * scale >= READABLE
}

/** What stands on a deck, bow up at -50, the stern at 50. */
interface Deck {
  /** Turrets with their barrels; those abaft the middle look astern. */
  turrets: readonly number[]
  barrels: number
  /** Fore and after end of the superstructure. */
  house: readonly [number, number] | null
  funnels: readonly number[]
  /** Half the breadth of a turret, of the half beam. */
  gun: number
}

const decks: Partial<Record<NonNullable<Piece['silhouette']>, Deck>> = {
  battleship: {
    turrets: [-28, -19, 22, 31],
    barrels: 3,
    house: [-12, 15],
    funnels: [0, 8],
    gun: 0.55,
  },
  cruiser: { turrets: [-30, -23, 29], barrels: 3, house: [-15, 20], funnels: [-3, 8], gun: 0.5 },
  destroyer: {
    turrets: [-31, -24, 26, 34],
    barrels: 1,
    house: [-17, -4],
    funnels: [2, 12],
    gun: 0.42,
  },
  auxiliary: { turrets: [], barrels: 0, house: [-4, 10], funnels: [4], gun: 0 },
}

/** A ship of steel from above to scale, bow up, with what has hit her. */
export function drawWarship(piece: Piece): SVGGElement {
  if (piece.silhouette === 'torpedoBoat') return drawBoats(piece)
  const half = (piece.beam / piece.length) * 50
  const sinks = piece.badges.find(({ kind }) => kind === 'sinking')
  const ship = group(`warship ${piece.silhouette ?? ''} side-${piece.side}`, [
    path('steel-edge', hullOf(piece, half)),
    ...fittingsOf(piece, half),
    ...sideMark(piece, half),
    ...wounds(piece, half),
    ...(sinks ? [drawBadges([sinks], half)] : []),
  ])
  ship.setAttribute('transform', `scale(${piece.length / 100})`)
  return ship
}

/** Keeps its size on the screen: a slim hull of her side, notched at the stern for the second. */
export function drawWarshipToken(piece: Piece): SVGGElement {
  const stern = piece.side === 0 ? 'L4 20L-4 20' : 'L4.4 21L0 16L-4.4 21'
  const hull = `M0 -22C3 -14 6 -8 6 2${stern}L-6 2C-6 -8 -3 -14 0 -22Z`
  const isDived = piece.silhouette === 'submarine'
  const token = group(`token side-${piece.side}${isDived ? ' dived' : ''}`, [
    path('token-face', hull),
    path('token-keel', piece.side === 0 ? 'M-3 12H3' : 'M0 -13V9'),
  ])
  token.setAttribute('transform', `scale(${TOKEN / DRAWN})`)
  return draw('g', { class: 'pinned' }, [token])
}

/** Sharp bow, rounded stern; a carrier's flight deck is square at both ends, a submarine a spindle. */
function hullOf({ silhouette }: Piece, b: number, inset = 0): string {
  const h = b - inset
  const bow = -50 + inset * 2
  const stern = 50 - inset
  if (silhouette === 'carrier')
    return `M${-h * 0.5} ${bow}H${h * 0.5}L${h * 0.86} ${bow + 8}L${h} -22V40L${h * 0.7} ${stern}H${-h * 0.7}L${-h} 40V-22L${-h * 0.86} ${bow + 8}Z`
  if (silhouette === 'submarine')
    return `M0 ${bow}C${h} -30 ${h} 10 ${h * 0.6} 34L0 ${stern}L${-h * 0.6} 34C${-h} 10 ${-h} -30 0 ${bow}Z`
  return `M0 ${bow}C${h * 0.5} ${bow + 10} ${h} -24 ${h} -6V24C${h} 38 ${h * 0.8} 46 ${h * 0.36} ${stern}H${-h * 0.36}C${-h * 0.8} 46 ${-h} 38 ${-h} 24V-6C${-h} -24 ${-h * 0.5} ${bow + 10} 0 ${bow}Z`
}

function fittingsOf(piece: Piece, half: number): SVGElement[] {
  const { silhouette } = piece
  const deckFace = path('steel-deck', hullOf(piece, half, half * 0.24))
  if (silhouette === 'carrier') return [deckFace, ...flightDeck(half)]
  if (silhouette === 'submarine')
    return [
      draw('ellipse', { class: 'steel-house', cx: 0, cy: -6, rx: half * 0.42, ry: 7 }),
      path('steel-line', `M0 -44V-14M0 2V44M${-half * 0.5} -30h${half}`),
    ]
  const deck = silhouette && decks[silhouette]
  if (!deck) return [deckFace]
  return [
    deckFace,
    ...houseOf(deck, half),
    ...(silhouette === 'auxiliary' ? [path('steel-line', hatches(half))] : []),
    ...deck.turrets.flatMap(y => turretAt(y, deck, half)),
  ]
}

function houseOf({ house, funnels }: Deck, half: number): SVGElement[] {
  if (!house) return []
  const [fore, aft] = house
  const w = half * 0.52
  return [
    path(
      'steel-house',
      `M0 ${fore - 5}L${w} ${fore}V${aft}L${w * 0.6} ${aft + 4}H${-w * 0.6}L${-w} ${aft}V${fore}Z`,
    ),
    ...funnels.map(y =>
      draw('ellipse', {
        class: 'funnel',
        cx: 0,
        cy: y,
        rx: half * 0.3,
        ry: Math.max(2, half * 0.36),
      }),
    ),
    draw('circle', { class: 'director', cx: 0, cy: fore, r: Math.max(1, half * 0.2) }),
  ]
}

/** A turret looks ahead of the middle of the ship forward, and astern abaft it. */
function turretAt(y: number, { barrels, gun }: Deck, half: number): SVGElement[] {
  const way = y < 0 ? -1 : 1
  const r = half * gun
  const long = Math.max(6, r * 2.1)
  const apart = barrels > 1 ? r * 0.55 : 0
  const places = Array.from({ length: barrels }, (_, i) => (i - (barrels - 1) / 2) * apart)
  const guns = places.map(x => `M${x} ${y}v${way * long}`).join('')
  return [
    path('barrels', guns),
    path(
      'turret',
      `M${-r * 0.72} ${y + way * r * 0.8}H${r * 0.72}L${r} ${y}L${r * 0.62} ${y - way * r}H${-r * 0.62}L${-r} ${y}Z`,
    ),
  ]
}

/** The centre line, lifts, and the island to starboard. */
function flightDeck(half: number): SVGElement[] {
  const lifts = [-26, 4, 30]
    .map(y => `M${-half * 0.34} ${y}h${half * 0.68}v6h${-half * 0.68}Z`)
    .join('')
  return [
    path('deck-line', 'M0 -44V44'),
    path('steel-line', lifts),
    path('steel-house', `M${half * 0.6} -8H${half * 0.98}V12H${half * 0.6}Z`),
    draw('ellipse', { class: 'funnel', cx: half * 0.79, cy: 6, rx: half * 0.12, ry: 3 }),
  ]
}

function hatches(half: number): string {
  return [-34, -22, 20, 32]
    .map(y => `M${-half * 0.4} ${y}h${half * 0.8}v7h${-half * 0.8}Z`)
    .join('')
}

/** The second side wears a bar across the quarterdeck, so that hue is not all that tells. */
function sideMark({ side, silhouette }: Piece, half: number): SVGElement[] {
  if (side === 0 || silhouette === 'submarine') return []
  const w = half * 0.6
  return [path('steel-bar', `M${-w} 39.5H${w}V42.5H${-w}Z`)]
}

/** Where bursts stand, the first hit first. */
const BURSTS = [8, -16, 24, -30, -4] as const

/** Hull lost shows as bursts on the deck, a crippled ship besides trails smoke. */
function wounds({ rows, badges }: Piece, half: number): SVGElement[] {
  const [hull] = rows
  const lost = hull ? Math.max(0, hull.of - hull.left) : 0
  const bursts = BURSTS.slice(0, lost).map((y, index) => burstAt(y, half, index))
  const isCrippled = badges.some(({ kind }) => kind === 'wreck')
  return [...(isCrippled ? [plume(half)] : []), ...bursts]
}

function burstAt(y: number, half: number, index: number): SVGPathElement {
  const r = Math.max(3.6, half * 0.62)
  const x = (index % 2 === 0 ? 0.25 : -0.25) * half
  const points = Array.from({ length: 16 }, (_, i) => {
    const far = i % 2 === 0 ? r : r * 0.48
    const angle = (i * Math.PI) / 8
    return `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`
  })
  return path('burst', `M${points.join('L')}Z`)
}

/** Puffs that grow as they are blown astern. */
function plume(half: number): SVGGElement {
  const puffs = [0, 1, 2, 3, 4, 5].map(i =>
    draw('circle', {
      class: 'plume',
      cx: half * 0.5 * (i % 2 === 0 ? 1 : -0.4) + i * 1.4,
      cy: 10 + i * 12,
      r: half * 0.7 + i * 2.1,
      opacity: 0.5 - i * 0.07,
    }),
  )
  return group('plumes', puffs)
}

/** Several boats on one base. */
function drawBoats(piece: Piece): SVGGElement {
  const r = piece.length / 2
  const boat = 'M0 -26C7 -14 8 4 7 22H-7C-8 4 -7 -14 0 -26Z'
  const places = [
    [0, -10],
    [-22, 22],
    [22, 22],
  ] as const
  const boats = places.map(([x, y]) => {
    const one = path('steel-edge', boat)
    one.setAttribute('transform', `translate(${(x * r) / 50} ${(y * r) / 50}) scale(${r / 50})`)
    return one
  })
  return group(`warship torpedoBoat side-${piece.side}`, [
    draw('circle', { class: 'base-ring', r }),
    ...boats,
  ])
}
