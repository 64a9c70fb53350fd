import type { Piece } from '@grognard/umpire'
import { draw, group } from '../base/svg.ts'
import { drawBadges, drawFlags, drawPennant, isBare } from './emblems.ts'
import { drawHull } from './hull.ts'
import { boxesOf, drawRig, rigOf, trimFor } from './rig.ts'
import { drawToken } from './token.ts'

/** A ship shorter than this on the screen is shown as a token. In pixels. */
export const READABLE = 38

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

/** A ship from above to scale, bow up, sails set to the wind, with all that has befallen it. */
export function drawShip(piece: Piece, windFrom: number | null): SVGGElement {
  const half = (piece.beam / piece.length) * 50
  const trim = trimFor(piece.heading, windFrom)
  const kinds = piece.badges.map(badge => badge.kind)
  const ship = group(kinds.includes('wreck') ? 'ship wrecked' : 'ship', [
    drawHull({
      half,
      decks: piece.build.decks,
      side: piece.side,
      isUnderWay: kinds.every(kind => !AT_REST.includes(kind)),
      boxes: boxesOf(piece, 'hull'),
      guns: piece.guns,
    }),
    drawBadges(piece.badges, half),
    drawFlags(piece, trim.leeward),
    drawRig({
      masts: piece.build.masts,
      half,
      trim,
      standing: rigOf(piece),
      isFurled: isBare(kinds) || kinds.includes('anchored') || kinds.includes('aground'),
    }),
    ...drawPennant(piece.badges, piece.side, trim.leeward),
  ])
  ship.setAttribute('transform', `scale(${piece.length / 100})`)
  return ship
}

/** The arrow-hull keeps its size on the screen whatever the zoom. */
export function drawShipToken(piece: Piece, windFrom: number | null): SVGGElement {
  const token = drawToken(piece, trimFor(piece.heading, windFrom))
  return draw('g', { class: 'pinned' }, [group('token-size', [token])])
}
