import type { Silhouette } from '@grognard/umpire'

/** One shape of a ship or an aircraft seen from above, bow or nose up; the face is what it is made of. */
export interface SteelShape {
  face:
    | 'steel-edge'
    | 'steel-deck'
    | 'steel-house'
    | 'steel-line'
    | 'deck-line'
    | 'funnel'
    | 'director'
    | 'barrels'
    | 'turret'
    | 'plane'
    | 'base-ring'
  d: string
  /** Moved and enlarged; as it is where absent. */
  at?: { x: number; y: number; scale: number }
}

/** What stands on a deck, bow up at -50, the stern at 50. */
interface Deck {
  /** Turrets with their barrels; those abaft the middle look astern. */
  turrets: readonly number[]
  barrels: number
  /** Fore and after end of the superstructure. */
  house: readonly [number, number]
  funnels: readonly number[]
  /** Half the breadth of a turret, of the half beam. */
  gun: number
}

const decks: Partial<Record<Silhouette, Deck>> = {
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

/** Whole, a hundred long whatever its size, the lowest shape first. */
export function steelShapes(kind: Silhouette, half: number): SteelShape[] {
  if (planes[kind]) return flightOf(kind)
  if (kind === 'torpedoBoat') return boats
  return [{ face: 'steel-edge', d: hullPath(kind, half) }, ...fittingsOf(kind, half)]
}

/** Sharp bow, rounded stern; a carrier's flight deck is square at both ends, a submarine a spindle. */
export function hullPath(kind: Silhouette, b: number, inset = 0): string {
  const h = b - inset
  const bow = -50 + inset * 2
  const stern = 50 - inset
  if (kind === 'carrier')
    return `M${-h * 0.5} ${bow}H${h * 0.5}L${h * 0.86} ${bow + 8}L${h} -22V40L${h * 0.7} ${stern}H${-h * 0.7}L${-h} 40V-22L${-h * 0.86} ${bow + 8}Z`
  if (kind === 'submarine')
    return `M0 ${bow}C${h} -30 ${h} 10 ${h * 0.6} 34L0 ${stern}L${-h * 0.6} 34C${-h} 10 ${-h} -30 0 ${bow}Z`
  return `M0 ${bow}C${h * 0.5} ${bow + 10} ${h} -24 ${h} -6V24C${h} 38 ${h * 0.8} 46 ${h * 0.36} ${stern}H${-h * 0.36}C${-h * 0.8} 46 ${-h} 38 ${-h} 24V-6C${-h} -24 ${-h * 0.5} ${bow + 10} 0 ${bow}Z`
}

function fittingsOf(kind: Silhouette, half: number): SteelShape[] {
  const deckFace = { face: 'steel-deck' as const, d: hullPath(kind, half, half * 0.24) }
  if (kind === 'carrier') return [deckFace, ...flightDeck(half)]
  if (kind === 'submarine')
    return [
      { face: 'steel-house', d: ellipse(0, -6, half * 0.42, 7) },
      { face: 'steel-line', d: `M0 -44V-14M0 2V44M${-half * 0.5} -30h${half}` },
    ]
  const deck = decks[kind]
  if (!deck) return [deckFace]
  return [
    deckFace,
    ...houseOf(deck, half),
    ...(kind === 'auxiliary' ? [{ face: 'steel-line' as const, d: hatches(half) }] : []),
    ...deck.turrets.flatMap(y => turretAt(y, deck, half)),
  ]
}

function houseOf({ house, funnels }: Deck, half: number): SteelShape[] {
  const [fore, aft] = house
  const w = half * 0.52
  return [
    {
      face: 'steel-house',
      d: `M0 ${fore - 5}L${w} ${fore}V${aft}L${w * 0.6} ${aft + 4}H${-w * 0.6}L${-w} ${aft}V${fore}Z`,
    },
    ...funnels.map(y => ({
      face: 'funnel' as const,
      d: ellipse(0, y, half * 0.3, Math.max(2, half * 0.36)),
    })),
    { face: 'director', d: circle(0, fore, Math.max(1, half * 0.2)) },
  ]
}

/** A turret looks ahead of the middle of the ship forward, and astern abaft it. */
function turretAt(y: number, { barrels, gun }: Deck, half: number): SteelShape[] {
  const way = y < 0 ? -1 : 1
  const r = half * gun
  const long = Math.max(6, r * 2.1)
  const apart = barrels > 1 ? r * 0.55 : 0
  const places = Array.from({ length: barrels }, (_, i) => (i - (barrels - 1) / 2) * apart)
  return [
    { face: 'barrels', d: places.map(x => `M${x} ${y}v${way * long}`).join('') },
    {
      face: 'turret',
      d: `M${-r * 0.72} ${y + way * r * 0.8}H${r * 0.72}L${r} ${y}L${r * 0.62} ${y - way * r}H${-r * 0.62}L${-r} ${y}Z`,
    },
  ]
}

/** The centre line, lifts, and the island to starboard. */
function flightDeck(half: number): SteelShape[] {
  const lifts = [-26, 4, 30]
    .map(y => `M${-half * 0.34} ${y}h${half * 0.68}v6h${-half * 0.68}Z`)
    .join('')
  return [
    { face: 'deck-line', d: 'M0 -44V44' },
    { face: 'steel-line', d: lifts },
    { face: 'steel-house', d: `M${half * 0.6} -8H${half * 0.98}V12H${half * 0.6}Z` },
    { face: 'funnel', d: ellipse(half * 0.79, 6, half * 0.12, 3) },
  ]
}

function hatches(half: number): string {
  return [-34, -22, 20, 32]
    .map(y => `M${-half * 0.4} ${y}h${half * 0.8}v7h${-half * 0.8}Z`)
    .join('')
}

const boat = 'M0 -26C7 -14 8 4 7 22H-7C-8 4 -7 -14 0 -26Z'

/** Round the base of aircraft and of boats. */
const baseRing: SteelShape = { face: 'base-ring', d: circle(0, 0, 50) }

/** Several boats on one base. */
const boats: SteelShape[] = [
  baseRing,
  ...(
    [
      [0, -10],
      [-22, 22],
      [22, 22],
    ] as const
  ).map(([x, y]) => ({ face: 'steel-edge' as const, d: boat, at: { x, y, scale: 1 } })),
]

/** An aircraft from above, nose up, about twenty across. */
const planes: Partial<Record<Silhouette, string>> = {
  fighter:
    'M0 -10C1.4 -9 1.6 -6 1.5 -4L10 0.6V3L1.4 2.4L1 8L3.6 9.6V11H-3.6V9.6L-1 8L-1.4 2.4L-10 3V0.6L-1.5 -4C-1.6 -6 -1.4 -9 0 -10Z',
  diveBomber:
    'M0 -10C1.5 -9 1.7 -6 1.6 -4L5 -4.4L11 1.4L10.4 3.6L4 1.4L1.5 2L1.1 8.6L4.4 10V11.6H-4.4V10L-1.1 8.6L-1.5 2L-4 1.4L-10.4 3.6L-11 1.4L-5 -4.4L-1.6 -4C-1.7 -6 -1.5 -9 0 -10Z',
  torpedoBomber:
    'M0 -11C1.7 -10 1.9 -6 1.8 -4H11.6L12 0.6L1.6 1.4L1.2 9L5 10.4V12.4H-5V10.4L-1.2 9L-1.6 1.4L-12 0.6L-11.6 -4H-1.8C-1.9 -6 -1.7 -10 0 -11Z',
  patrolBomber:
    'M0 -13C2 -12 2.2 -8 2.2 -5L5 -5.4V-8H7V-5.6L18 -4L18.4 -0.6L7 0.4H2.2L1.6 11L7 12.6V15H-7V12.6L-1.6 11L-2.2 0.4H-7L-18.4 -0.6L-18 -4L-7 -5.6V-8H-5V-5.4L-2.2 -5C-2.2 -8 -2 -12 0 -13Z',
}

/** The leader ahead, two behind him to either side. */
const flight = [
  [0, -18],
  [-21, 16],
  [21, 16],
] as const

/** A squadron on its base: a flight of three, of a patrol one large aircraft alone. */
function flightOf(kind: Silhouette): SteelShape[] {
  const d = planes[kind] ?? ''
  if (kind === 'patrolBomber') return [baseRing, { face: 'plane', d, at: { x: 0, y: 0, scale: 2 } }]
  return [
    baseRing,
    ...flight.map(([x, y]) => ({ face: 'plane' as const, d, at: { x, y, scale: 1.6 } })),
  ]
}

function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r)
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}
