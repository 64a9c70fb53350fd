import type { Picture, Piece } from '@grognard/umpire'
import { along } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import { puff } from './powder.ts'
import type { Placed } from './powder.ts'

/** Of a broadside, and in all: more would be too much to draw. */
const PUFFS = 15
export const MOST_PUFFS = 300
/** A bank has drifted so far to leeward, in lengths of its ship. */
const DRIFTED = 0.34

interface Puff extends Placed {
  opacity: number
}

/** The smoke that still lies where broadsides were fired this turn, thinning out to leeward. */
export function drawBanks(picture: Picture): SVGElement[] {
  const puffs = puffsOf(picture)
  if (puffs.length === 0) return []
  const shadows = puffs.map(({ x, y, r }) => {
    const [wide, high] = [r * 0.95, r * 0.6]
    return `M${(x + r * 0.5 - wide).toFixed(0)} ${(y + r * 0.8).toFixed(0)}a${wide.toFixed(0)} ${high.toFixed(0)} 0 1 0 ${(2 * wide).toFixed(0)} 0a${wide.toFixed(0)} ${high.toFixed(0)} 0 1 0 ${(-2 * wide).toFixed(0)} 0`
  })
  const northernFirst = puffs.toSorted((a, b) => a.y - b.y)
  return [
    path('smoke-shadow', shadows.join('')),
    group(
      'banks',
      northernFirst.map(({ opacity, ...at }) => puff(at, opacity)),
    ),
  ]
}

/** All puffs of all banks, no more than can be drawn. */
export function puffsOf({ pieces, windFrom }: Pick<Picture, 'pieces' | 'windFrom'>): Puff[] {
  return pieces.flatMap(piece => banksOf(piece, windFrom)).slice(-MOST_PUFFS)
}

function banksOf(piece: Piece, windFrom: number | null): Puff[] {
  const { fired } = piece
  if (!fired) return []
  return [
    ...bank(piece, -9000, fired.port, windFrom),
    ...bank(piece, 9000, fired.starboard, windFrom),
  ]
}

/** `share` of a side's guns have fired. */
function bank(piece: Piece, side: number, share: number, windFrom: number | null): Puff[] {
  const { length, beam, heading } = piece
  const out = heading + side
  const lee = windFrom === null ? out : windFrom + 18_000
  const seed = Math.round(Math.abs(piece.x * 7 + piece.y * 3)) + side
  return Array.from({ length: Math.ceil(PUFFS * share) }, (_, i) => {
    const [one, other, third] = [1, 2, 3].map(more => speck(seed + i * 13 + more))
    const port = along(piece, heading, length * 0.66 * (0.5 - (i + 0.5) / PUFFS))
    const muzzle = along(port, out, beam * (0.8 + 0.95 * (other ?? 0)))
    const at = along(muzzle, lee, length * DRIFTED * (0.25 + (third ?? 0)))
    const r = length * (0.042 + 0.052 * (one ?? 0) + 0.02 * (third ?? 0))
    return { x: at.x, y: -at.y, r, opacity: 0.78 - 0.38 * (third ?? 0) }
  })
}
