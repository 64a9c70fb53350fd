import type { Piece } from '@grognard/umpire'
import { drawBadges, drawFlags, drawPennant } from './emblems.ts'
import { drawHull, drawToken } from './hull.ts'
import { drawRig, trimFor } from './rig.ts'
import { draw, group } from './svg.ts'

/** A ship shorter than this on the screen is shown as a token. In pixels. */
export const READABLE = 38
const TOKEN_LENGTH = 34

/** A ship from above to scale, bow up, sails set to the wind, with all that has befallen it. */
export function drawShip(piece: Piece, windFrom: number | null): SVGGElement {
  const half = (piece.beam / piece.length) * 50
  const trim = trimFor(piece.heading, windFrom)
  const kinds = piece.badges.map(badge => badge.kind)
  const ship = group('ship', [
    drawHull({
      half,
      decks: piece.build.decks,
      side: piece.side,
      boxes: boxesOf(piece, 'hull'),
      guns: piece.guns,
    }),
    drawBadges(piece.badges, half),
    drawFlags(piece.badges, piece.side, trim.leeward),
    drawRig({
      masts: piece.build.masts,
      half,
      trim,
      sails: boxesOf(piece, 'sails'),
      each: piece.masts,
      isMainmastLost: kinds.includes('mainmastLost'),
      isFurled: kinds.includes('anchored') || kinds.includes('struck') || kinds.includes('aground'),
    }),
    ...drawPennant(piece.badges, piece.side, trim.leeward),
  ])
  ship.setAttribute('transform', `scale(${piece.length / 100})`)
  return ship
}

/** The arrow-hull keeps its size on the screen whatever the zoom. */
export function drawShipToken(piece: Piece): SVGGElement {
  const token = drawToken(piece.side)
  const lost = piece.badges.some(badge => badge.kind === 'struck' || badge.kind === 'unmanned')
  if (lost) token.classList.add('bare')
  token.setAttribute('transform', `scale(${TOKEN_LENGTH / 40})`)
  return draw('g', { class: 'pinned' }, [token])
}

/** The row of boxes with a name, wherever its key stands in a catalogue; full when there is none. */
export function boxesOf(piece: Piece, name: string): { left: number; of: number } {
  const row = piece.rows.find(({ key }) => key === name || key.endsWith(`.${name}`))
  return row ?? { left: 1, of: 1 }
}
