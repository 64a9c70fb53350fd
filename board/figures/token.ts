import type { Piece } from '@grognard/umpire'
import { turnBetween } from '../base/place.ts'
import { draw, group, line, path } from '../base/svg.ts'
import { isBare } from './emblems.ts'
import { drawEnsign, isWestward } from './flags.ts'
import { rigOf } from './rig.ts'
import type { Trim } from './trim.ts'

/** A token is drawn forty long; on the screen it has so many pixels. */
const DRAWN = 40
const SHORTEST = 26
const LONGEST = 42
/** A token is somewhat longer than its ship would be. */
const BOLDER = 1.2

/** Pixels of a token for a ship that would be so many pixels long. */
export function tokenLength(pixels: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, pixels * BOLDER))
}

/** Pixels of a step in the drawing of a token so many pixels long. */
export function tokenScale(length: number): number {
  return length / DRAWN
}

/** Below a readable size: a bold arrow-hull, notched at the stern for the second side, with her sails and her flag. */
export function drawToken(piece: Piece, trim: Trim): SVGGElement {
  const { side, badges, build } = piece
  const kinds = badges.map(badge => badge.kind)
  const isEmpty = isBare(kinds)
  const stern = side === 0 ? 'L7.5 18L-7.5 18' : 'L8 19L0 12L-8 19'
  const hull = `M0 -23C3.5 -16 9.5 -7 9.5 2${stern}L-9.5 2C-9.5 -7 -3.5 -16 0 -23Z`
  const masts = placesOf(build.masts)
  return group(`token side-${side}${isEmpty ? ' bare' : ''}`, [
    path('token-face', hull),
    path('token-keel', side === 0 ? 'M-5 14H5' : 'M0 -15V9'),
    ...rigOf(piece).map((sails, index) => mastOf(sails, masts[index] ?? 0, trim)),
    ...(isEmpty ? [] : [flagOf(piece, trim)]),
  ])
}

/** Where masts stand on a token, from the bow. */
function placesOf(masts: number): readonly number[] {
  if (masts >= 3) return [-10, 0, 10]
  return masts === 2 ? [-7, 6] : [-2]
}

/** A yard as wide as there are sails; a bare mast is a dot, one that is gone a spar over the side. */
function mastOf(sails: number | null, y: number, trim: Trim): SVGGElement {
  const mast = group('token-mast', partsOf(sails))
  mast.setAttribute(
    'transform',
    `translate(0 ${y}) rotate(${sails === null ? 0 : trim.brace * BRACED})`,
  )
  return mast
}

/** Yards this small are braced up only a little, so that the hull is seen between them. */
const BRACED = 0.35
const MOST_SAILS = 3

function partsOf(sails: number | null): SVGElement[] {
  if (sails === null) return [line('token-spar', 2, 0, 12, 5)]
  if (sails === 0) return [draw('circle', { class: 'token-bare-mast', r: 1.7 })]
  const half = 2.4 + 1.7 * Math.min(MOST_SAILS, sails)
  return [path('token-sail', `M${-half} 1Q0 -5 ${half} 1Q0 -1 ${-half} 1Z`)]
}

const FLAG_SIZE = 0.78

/** Upright on the chart, so that nations are not mistaken for each other. */
function flagOf(piece: Piece, { leeward }: Trim): SVGElement {
  const bow = piece.heading / 100
  const toward = flagToward(bow, bow + leeward)
  const flag = drawEnsign(piece, toward, FLAG_SIZE)
  return draw('g', { transform: `translate(0 19) rotate(${toward - bow})` }, [flag])
}

const [EAST, WEST] = [90, 270]
/** Degrees from the bow within which a flag would lie over the deck. */
const OVER_DECK = 60

/** East or west, whichever is more to leeward, but never over the deck; all in degrees from north. */
export function flagToward(bow: number, leeward: number): number {
  const [first, second] = isWestward(leeward) ? [WEST, EAST] : [EAST, WEST]
  const fromBow = Math.abs(turnBetween(Math.round(bow * 100), first * 100)) / 100
  return fromBow < OVER_DECK ? second : first
}
