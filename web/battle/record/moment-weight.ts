import type { Badge, Piece } from '@grognard/umpire'

/** How much a moment of a playback matters: steps pass, hits last, and at a disaster it stops. */
export type Weight = 'routine' | 'hit' | 'disaster'

/** What a piece does not come back from. */
const ruinous: ReadonlySet<Badge['kind']> = new Set<Badge['kind']>([
  'struck',
  'mainmastLost',
  'surrendered',
  'sinking',
  'exploding',
  'wreck',
  'prize',
  'unmanned',
  'abandoned',
])

/** What hurts and can be borne or mended. */
const harmful: ReadonlySet<Badge['kind']> = new Set<Badge['kind']>([
  'rudderLost',
  'onFire',
  'aground',
  'fouled',
  'adrift',
  'disorder',
  'fleeing',
  'orderFailed',
  'shortOfSupply',
])

const ROUT = 3

/** What the change from one picture's pieces to the next comes to. */
export function weightOfChange(before: readonly Piece[], after: readonly Piece[]): Weight {
  const now = new Map(after.map(piece => [piece.id, piece]))
  const left = new Set(after.map(wholeOf))
  const weights = before.map(piece => {
    const then = now.get(piece.id)
    if (then) return weightOfPiece(piece, then)
    return left.has(wholeOf(piece)) || isPassing(piece) ? 'routine' : 'disaster'
  })
  if (weights.includes('disaster')) return 'disaster'
  return weights.includes('hit') ? 'hit' : 'routine'
}

/** The pieces that a disaster befell. */
export function ruinedBetween(before: readonly Piece[], after: readonly Piece[]): string[] {
  return before
    .filter(piece => {
      const then = after.filter(({ id }) => id === piece.id)
      return weightOfChange([piece], then) === 'disaster'
    })
    .map(({ id }) => id)
}

/** Aircraft land and messengers arrive; nobody counts them as lost by that. */
export function isPassing({ silhouette, countedWith, seat }: Piece): boolean {
  return seat === null || countedWith === null || /fighter|Bomber/.test(silhouette ?? '')
}

function wholeOf({ id, countedWith }: Piece): string {
  return countedWith ?? id
}

function weightOfPiece(before: Piece, after: Piece): Weight {
  const gained = kindsOf(after).filter(kind => !kindsOf(before).includes(kind))
  if (after.seat !== before.seat || gained.some(kind => ruinous.has(kind))) return 'disaster'
  if (mastsLost(after) > mastsLost(before) || isRouted(after, before)) return 'disaster'
  const isHarmed = gained.some(kind => harmful.has(kind)) || hasFewer(before, after)
  return isHarmed ? 'hit' : 'routine'
}

const kindsOf = ({ badges }: Piece) => badges.map(({ kind }) => kind)
const mastsLost = ({ masts = [] }: Piece) => masts.filter(mast => mast === null).length

function isRouted({ block }: Piece, before: Piece): boolean {
  return block?.disorder === ROUT && before.block?.disorder !== ROUT
}

function hasFewer({ rows }: Piece, after: Piece): boolean {
  return rows.some(({ key, left }) => {
    const now = after.rows.find(row => row.key === key)
    return now !== undefined && now.left < left
  })
}
