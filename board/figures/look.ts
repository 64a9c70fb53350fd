import type { Look, Piece } from '@grognard/umpire'
import { draw } from '../base/svg.ts'
import { drawShip } from './ship.ts'
import { drawFlight, drawWarship } from './warship.ts'

/** Room around what is drawn, as a share of the longest: the yards of a sailing ship reach far over her sides. */
const ROOM = { sail: 0.56, steel: 0.24, flight: 1.1 } as const

/**
 * Something that is not in play, by itself, bow to the right. Those drawn with the same `longest`, in
 * ground units, are in scale with each other; a flight fills a place of its own.
 */
export function drawLook(look: Look, longest: number): SVGSVGElement {
  const isFlight = look.shape === 'mark'
  const width = isFlight ? look.length * ROOM.flight : longest * 1.06
  const height = roomFor(look, longest)
  const left = isFlight ? -width / 2 : -look.length * 0.53
  const figure = figureOf(pieceAs(look))
  const turned = draw('g', { transform: 'rotate(90)' }, [figure])
  const viewBox = `${left} ${-height / 2} ${width} ${height}`
  const placed = { viewBox, preserveAspectRatio: 'xMinYMid' }
  return draw('svg', { class: 'look', 'aria-hidden': 'true', ...placed }, [turned])
}

function roomFor({ shape, silhouette, length }: Look, longest: number): number {
  if (shape === 'mark') return length * ROOM.flight
  return longest * (silhouette === undefined ? ROOM.sail : ROOM.steel)
}

function figureOf(piece: Piece): SVGGElement {
  if (piece.shape === 'mark') return drawFlight(piece)
  return piece.silhouette === undefined ? drawShip(piece, null) : drawWarship(piece)
}

/** Whole and at rest, under no name. */
function pieceAs(look: Look): Piece {
  const nowhere = { x: 0, y: 0, heading: 9000 }
  const nameless = { id: '', seat: null, name: '', label: { key: '' } }
  return { ...nowhere, ...nameless, rows: [], badges: [], card: [], ...look }
}
