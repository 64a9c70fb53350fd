import type { Piece } from '@grognard/umpire'
import { draw, group } from '../base/svg.ts'
import { drawBadges, drawFlags, drawPennant, isBare } from './emblems.ts'
import { drawHull } from './hull.ts'
import { drawNearHull } from './near-hull.ts'
import { drawNearRig } from './near-rig.ts'
import { boxesOf, drawRig, rigOf } from './rig.ts'
import type { Rig } from './rig.ts'
import { trimFor } from './trim.ts'
import { drawToken } from './token.ts'
import { drawTrack } from './track.ts'

/** How much of a ship can be made out. */
export type Detail = 'near' | 'far' | 'token'

/** A ship shorter than this on the screen is shown as a token. In pixels. */
export const READABLE = 42
/** From this length on her deck is seen with all that stands on it. */
const NEAR = 200

/** Of a ship so many pixels long. */
export function detailAt(pixels: number): Detail {
  if (pixels >= NEAR) return 'near'
  return pixels >= READABLE ? 'far' : 'token'
}

/** What holds a ship where she is. */
const AT_REST: readonly string[] = [
  'anchored',
  'aground',
  'grappled',
  'fouled',
  'struck',
  'surrendered',
  'unmanned',
  'wreck',
]

const kindsOf = (piece: Piece): Piece['badges'][number]['kind'][] =>
  piece.badges.map(({ kind }) => kind)

/** Half her beam where she is drawn a hundred long. */
const halfOf = ({ beam, length }: Piece): number => (beam / length) * 50

/** A number of her own, the same each time she is drawn. */
function seedOf({ id }: Piece): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7)
}

/** A ship from above to scale, bow up, sails set to the wind, with all that has befallen it. */
export function drawShip(piece: Piece, windFrom: number | null, isNear = false): SVGGElement {
  const half = halfOf(piece)
  const trim = trimFor(piece.heading, windFrom)
  const kinds = kindsOf(piece)
  const rig: Rig = {
    masts: piece.build.masts,
    half,
    trim,
    standing: rigOf(piece),
    isFurled: isBare(kinds) || kinds.includes('anchored') || kinds.includes('aground'),
  }
  const ship = group(kinds.includes('wreck') ? 'ship wrecked' : 'ship', [
    isNear ? nearHull(piece, half) : farHull(piece, half),
    drawBadges(piece.badges, half),
    drawFlags(piece, trim.leeward),
    isNear ? drawNearRig(rig) : drawRig(rig),
    ...drawPennant(piece.badges, piece.side, trim.leeward),
  ])
  ship.setAttribute('transform', `scale(${piece.length / 100})`)
  return ship
}

function farHull(piece: Piece, half: number): SVGGElement {
  const { build, side, guns } = piece
  return drawHull({ half, decks: build.decks, side, boxes: boxesOf(piece, 'hull'), guns })
}

function nearHull(piece: Piece, half: number): SVGGElement {
  const { build, side, guns } = piece
  const [hull, crew] = [boxesOf(piece, 'hull'), boxesOf(piece, 'crew')]
  return drawNearHull({ half, decks: build.decks, side, seed: seedOf(piece), hull, crew, guns })
}

/** What lies in the water around her, under all ships. */
export function drawShipTrack(piece: Piece, isNear: boolean): SVGGElement {
  const isUnderWay = kindsOf(piece).every(kind => !AT_REST.includes(kind))
  return drawTrack(piece, { half: halfOf(piece), isUnderWay, isNear, seed: seedOf(piece) })
}

/** The arrow-hull keeps its size on the screen whatever the zoom. */
export function drawShipToken(piece: Piece, windFrom: number | null): SVGGElement {
  const token = drawToken(piece, trimFor(piece.heading, windFrom))
  return draw('g', { class: 'pinned' }, [group('token-size', [token])])
}
