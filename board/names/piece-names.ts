import type { Message, Piece, Value } from '@grognard/umpire'
import { along } from '../base/place.ts'
import type { Point, Size } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { line, path, text } from '../base/svg.ts'
import { detailAt } from '../figures/ship.ts'
import { toScreen } from '../view/camera.ts'
import { badgeTexts } from '../words/changes.ts'
import { clearOf, reachOf } from './bodies.ts'
import type { Look } from './bodies.ts'
import { NAME_HEIGHT, widthOf } from './labels.ts'
import { blockLeader, farOff } from './leader.ts'
import type { Placed, Wanted } from './labels.ts'

/** Between a block and the ring around it, in ground units. */
export const HALO_ROOM = 450

/** As names are shown: a saved battle may hold another. */
const nameOf = (piece: Piece): Message => ({ key: 'board.name', values: { name: calledOn(piece) } })

const calledOn = ({ short, name }: Piece): Value => short ?? name

const isFlagship = ({ badges }: Piece): boolean => badges.some(({ kind }) => kind === 'flagship')

/** Whether a sailing ship's deck is seen: then there is room for more than her name. */
export function isNearBy(piece: Piece, { camera, token }: Look): boolean {
  const isSail = piece.shape === 'ship' && piece.silhouette === undefined
  return isSail && token === null && detailAt(piece.length * camera.scale) === 'near'
}

/** From so many pixels on a steel ship is near enough to be told of what has befallen her. */
const STEEL_NEAR = 34

/** What stands below the name of a piece that is near enough; empty where nothing does. */
export function stateOf(piece: Piece, look: Look, say: Say): string {
  if (isNearBy(piece, look)) return sailState(piece, say)
  const isSteel = piece.shape === 'ship' && piece.silhouette !== undefined && look.token === null
  return isSteel && piece.length * look.camera.scale >= STEEL_NEAR ? steelState(piece, say) : ''
}

/** What has befallen a ship under sail, or what she is. */
function sailState(piece: Piece, say: Say): string {
  const befallen = badgeTexts(say, piece)
  if (befallen.length > 0) return befallen.slice(0, 3).join(' · ')
  const [first] = piece.card
  return first ? say(first) : ''
}

/** What a steel ship has lost and what is left; her card tells the rest. */
function steelState({ rows }: Piece, say: Say): string {
  return rows
    .filter(({ left, of }) => left < of)
    .map(({ key, left, of }) => say({ key: 'board.left', values: { row: { key }, left, of } }))
    .join(' · ')
}

type Font = Parameters<typeof widthOf>[1]

function fontOf(piece: Piece, isNear: boolean, { token }: Look): Font {
  if (piece.shape === 'block') return 'block'
  if (isNear) return 'near'
  return token === null && isFlagship(piece) ? 'flagship' : 'ship'
}

/** The line below a name: its font, and how far below, in pixels. */
interface NextLine {
  font: Font
  down: number
}

const BELOW_SAIL: NextLine = { font: 'state', down: 18 }
const BELOW_STEEL: NextLine = { font: 'damage', down: 15 }

const lineBelow = ({ silhouette }: Piece): NextLine => (silhouette ? BELOW_STEEL : BELOW_SAIL)

/** Where a name is wanted, and how much room it takes. */
export function wantedName(piece: Piece, look: Look, say: Say): Wanted {
  const own = widthOf(say(nameOf(piece)), fontOf(piece, isNearBy(piece, look), look))
  const state = stateOf(piece, look, say)
  const { font, down } = lineBelow(piece)
  const width = state === '' ? own : Math.max(own, widthOf(state, font))
  const wanted: Wanted = {
    id: piece.id,
    at: toScreen(look.camera, look.size, piece),
    clear: clearOf(piece, look),
    width,
    height: state === '' ? NAME_HEIGHT : NAME_HEIGHT + down + (piece.silhouette ? 0 : 4),
    ...(state !== '' && { brief: { width: own, height: NAME_HEIGHT } }),
    isOver: piece.shape === 'mark',
  }
  if (piece.shape === 'block') {
    const last = farOff(wanted.clear, width, look.size.width)
    return { ...wanted, first: besideEdges(piece, look, width), last }
  }
  const isHull = piece.shape === 'ship' && look.token === null
  return isHull ? { ...wanted, first: besideHull(piece, look, wanted) } : wanted
}

/** The boxes that a slanting hull is made of reach so much farther, in halves of her length. */
const SLANT = 0.16

/** Off both sides, the lower on the screen first: there she hides nothing of the line that she sails in. */
function besideHull(piece: Piece, look: Look, { width, height }: Wanted): Point[] {
  const { long, wide } = reachOf(piece, look)
  return [9000, 27_000]
    .map(turn => {
      const out = along({ x: 0, y: 0 }, piece.heading + turn, 1)
      const [across, down] = [Math.abs(out.x), Math.abs(out.y)]
      const slant = Math.min(across, down) * long * SLANT
      const far = wide + slant + (across * width + down * height) / 2 + 4
      return { x: out.x * far, y: -out.y * far }
    })
    .toSorted((a, b) => b.y - a.y)
}

/** Outside the middle of each edge, the lowest on the screen first. */
function besideEdges(piece: Piece, { camera }: Look, width: number): Point[] {
  return [0, 9000, 18_000, 27_000]
    .map((turn, side) => {
      const out = along({ x: 0, y: 0 }, piece.heading + turn, 1)
      const far =
        ((side % 2 === 0 ? piece.length : piece.beam) * camera.scale) / 2 +
        HALO_ROOM * camera.scale +
        3
      const room = (Math.abs(out.x) * width + Math.abs(out.y) * NAME_HEIGHT) / 2
      return { x: out.x * (far + room), y: -out.y * (far + room) }
    })
    .toSorted((a, b) => b.y - a.y)
}

/** The name of a piece at an offset in pixels, with a leader where that is far off. */
export function nameText(piece: Piece, offset: Placed, look: Look, say: Say): SVGElement[] {
  const label = piece.name === '' ? say(piece.label) : say(nameOf(piece))
  const font = fontOf(piece, isNearBy(piece, look), look)
  const state = offset.isBrief ? '' : stateOf(piece, look, say)
  const up = state === '' ? 0 : lineBelow(piece).down / 2
  const { x, y } = offset
  return [
    ...leaderOf(piece, offset, look, { width: widthOf(label, font), height: NAME_HEIGHT + 2 * up }),
    text(`piece-name side-${piece.side} ${font}-name`, label, { x, y: y - up }),
    ...(state === ''
      ? []
      : [
          text(`piece-state side-${piece.side} ${lineBelow(piece).font}-state`, state, {
            x,
            y: y + up,
          }),
        ]),
  ]
}

/** Pixels from a ship to her name from which on a line leads there, and between a line and what it joins. */
const FAR_OFF = 15
const GAP = 3

/** From beside the ship to the edge of her name, along the line between their middles. */
function leaderOf(piece: Piece, offset: Point, look: Look, { width, height }: Size): SVGElement[] {
  if (piece.shape === 'block') {
    const way = blockLeader(offset, clearOf(piece, look), width)
    return way === null ? [] : [path(`leader side-${piece.side}`, way)]
  }
  const far = Math.hypot(offset.x, offset.y)
  const [x, y] = [offset.x / far, offset.y / far]
  const start = edgeTowards(piece, Math.atan2(x, y), look) + GAP
  const end =
    far -
    Math.min(width / 2 / Math.max(0.01, Math.abs(x)), height / 2 / Math.max(0.01, Math.abs(y)))
  if (end - start < FAR_OFF) return []
  return [line(`leader side-${piece.side}`, x * start, y * start, x * end, y * end)]
}

/** How far a hull reaches from its middle in a direction, taken as an ellipse; radians clockwise from south. */
function edgeTowards(piece: Piece, south: number, { camera, token }: Look): number {
  const long = token === null ? (piece.length * camera.scale) / 2 : token / 2
  const wide = token === null ? piece.beam * camera.scale * 0.7 : token * 0.3
  const off = Math.PI - south - (piece.heading / 100) * (Math.PI / 180)
  return (long * wide) / Math.hypot(wide * Math.cos(off), long * Math.sin(off))
}
