import type { Piece } from '@grognard/umpire'
import { along, boundsOf, pointsOf } from '../base/place.ts'
import type { Point, Stance } from '../base/place.ts'
import type { Ghost, Say, Scene } from '../base/scene.ts'
import { draw, group, line, outline, path, pinned, polyline, text } from '../base/svg.ts'

/** So much of the longest piece the box leaves free around them. */
const AROUND = 0.3

/** Those that are ordered together, and where many will stand. */
export function drawGroup(
  { picture, group: ids = [], ghosts = [] }: Scene,
  say: Say,
): SVGElement[] {
  const byId = new Map(picture.pieces.map(piece => [piece.id, piece]))
  const members = ids.flatMap(id => byId.get(id) ?? [])
  return [
    ...(members.length > 0 ? [boxAround(members)] : []),
    ...ghosts.flatMap(ghost => {
      const piece = byId.get(ghost.piece)
      return piece ? [ghostOf(ghost, piece)] : []
    }),
    ...ghosts.flatMap(ghost => noteOf(ghost, byId.get(ghost.piece), say)),
  ]
}

/** A dashed box around all of them with handles at its corners, and each in a frame of its own. */
function boxAround(members: readonly Piece[]): SVGGElement {
  const { x, y, width, height } = boundsOf(members.flatMap(piece => cornersOf(piece, piece)))
  const free = AROUND * Math.max(...members.map(({ length, beam }) => Math.max(length, beam)))
  const [left, right] = [x - free, x + width + free]
  const [low, high] = [y - free, y + height + free]
  const corners = [left, low, right, low, right, high, left, high]
  return group('group-box', [
    ...members.map(member => path('group-member', outline(flat(cornersOf(member, member))))),
    path('group-edge', outline(corners)),
    ...pointsOf(corners).map(handleAt),
  ])
}

function handleAt({ x, y }: Point): SVGGElement {
  return pinned(x, -y, [
    draw('rect', { class: 'group-handle', x: -3.5, y: -3.5, width: 7, height: 7 }),
  ])
}

/** What a hand draws around pieces. */
export function drawBox(one: Point, other: Point): SVGElement {
  const corners = [one.x, one.y, other.x, one.y, other.x, other.y, one.x, other.y]
  return path('select-box', outline(corners))
}

function ghostOf({ poses, tone }: Ghost, piece: Piece): SVGGElement {
  const end = poses.at(-1)
  const at = end ?? piece
  return group(`many-ghost ${tone} side-${piece.side}`, [
    ...(poses.length > 1 ? [path('many-way', polyline(flat(poses)))] : []),
    ...(end || tone === 'refused' ? [footprint(piece, at), front(piece, at)] : []),
    ...(tone === 'refused' ? [cross(cornersOf(piece, at)[1] ?? at)] : []),
  ])
}

/** An empty outline where it will stand. */
function footprint(piece: Piece, at: Stance): SVGPathElement {
  if (piece.shape !== 'ship') return path('many-face', outline(flat(cornersOf(piece, at))))
  const [length, beam] = [at.length ?? piece.length, at.beam ?? piece.beam]
  const to = (ahead: number, aside: number) => offset(at, ahead * length, aside * beam)
  const hull = [
    to(0.5, 0),
    to(0.3, 0.42),
    to(0, 0.5),
    to(-0.42, 0.4),
    to(-0.5, 0.22),
    to(-0.5, -0.22),
    to(-0.42, -0.4),
    to(0, -0.5),
    to(0.3, -0.42),
  ]
  return path('many-face', outline(flat(hull)))
}

/** An arrow at its front, of the same size at any zoom. */
function front(piece: Piece, at: Stance): SVGGElement {
  const bow = offset(at, (at.length ?? piece.length) / 2, 0)
  const arrow = path('many-front', 'M0 -8L5.5 0L-5.5 0Z')
  arrow.setAttribute('transform', `rotate(${at.heading / 100})`)
  return pinned(bow.x, -bow.y, [arrow])
}

function cross(at: Point): SVGGElement {
  return pinned(at.x, -at.y, [
    line('refused-cross', -5, -5, 5, 5),
    line('refused-cross', -5, 5, 5, -5),
  ])
}

const LETTER = { title: 7.2, text: 6.4 }
const NOTE = { height: 44, ahead: 26, aside: 18 }

const MOST_LETTERS = 48

/** There is one line for the reason; beside the chart it stands whole. */
function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const cut = text.slice(0, MOST_LETTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_LETTERS / 2))} …`
}

/** Who, and why, on a leader beside the ghost. */
function noteOf({ note, poses }: Ghost, piece: Piece | undefined, say: Say): SVGElement[] {
  if (!note || !piece) return []
  const at = poses.at(-1) ?? piece
  const [who, why] = [say(note.title), shortened(say(note.text))]
  const width = 24 + Math.max(who.length * LETTER.title, why.length * LETTER.text)
  const [x, y] = [NOTE.aside, -NOTE.ahead - NOTE.height]
  return [
    pinned(at.x, -at.y, [
      group('refused-note', [
        line('note-leader', 4, -8, x + 10, y + NOTE.height),
        draw('rect', { class: 'note-face', x, y, width, height: NOTE.height }),
        text('note-who', who, { x: x + 12, y: y + 18 }),
        text('note-why', why, { x: x + 12, y: y + 35 }),
      ]),
    ]),
  ]
}

function cornersOf(piece: Piece, at: Stance): Point[] {
  const [length, beam] = [(at.length ?? piece.length) / 2, (at.beam ?? piece.beam) / 2]
  return [
    offset(at, length, -beam),
    offset(at, length, beam),
    offset(at, -length, beam),
    offset(at, -length, -beam),
  ]
}

function offset(at: Stance, ahead: number, aside: number): Point {
  return along(along(at, at.heading, ahead), at.heading + 9000, aside)
}

function flat(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [x, y])
}
