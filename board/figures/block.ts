import type { Block, Piece } from '@grognard/umpire'
import { along } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { draw, group, line, path } from '../base/svg.ts'
import { drawRanks, drawShadows, heightOf } from './ranks.ts'
import type { Detail, Doing } from './ranks.ts'
import { drawStandard } from './standards.ts'

/** How far the edges of a bar stray from the straight, by how disordered its men are. */
const FRAYED = [0, 0.22, 0.42, 0.62]

/** What turns with a block whose men are drawn: the ground they stand on, its front, and what is left of it. */
export function drawTray(piece: Piece, block: Block): SVGGElement {
  return group(classOf(piece, block), [plinth(piece), strengthOf(piece, block)])
}

/** What stands upright on a block's ground; `sun` is where the shadow of one falls that stands one high. */
export function drawMen(
  piece: Piece,
  block: Block,
  detail: Detail,
  doing: Doing,
  sun: Point,
): SVGGElement {
  return group(`men detail-${detail} ${classOf(piece, block)}`, [
    ...(detail === 'strips' ? [] : [drawShadows(piece, block, sun)]),
    ...standardOf(piece, block),
    ...drawRanks(piece, block, detail, doing),
  ])
}

/** A bar in the colours of the coat, a thick line where its front is; one far off. */
export function drawBar(piece: Piece, block: Block): SVGGElement {
  const { length, beam } = piece
  const [left, right, top, foot] = [-beam / 2, beam / 2, -length / 2, length / 2]
  return group(classOf(piece, block), [
    path('bar', barOutline(piece, block)),
    ...(block.arm === 'horse' ? [line('bar-slash', left, foot, right, top)] : []),
    ...(isGuns(block)
      ? [draw('circle', { class: 'bar-gun', r: Math.min(beam, length) * 0.2 })]
      : []),
    line('bar-front', left, top, right, top),
    strengthOf(piece, block),
  ])
}

/** The colour over a bar, which stands as high as it can be read. */
export function drawBarStandard(piece: Piece): SVGGElement {
  const foot = standardFoot(piece)
  return group(`men side-${piece.side}`, [
    colourAt(piece, { x: foot.x - piece.x, y: piece.y - foot.y }),
  ])
}

/** The front again, over the men who would hide it: the line, and the wedge above their shakos. */
export function drawFront(piece: Piece, block: Block | null): SVGGElement {
  const [left, top] = [-piece.beam / 2, -piece.length / 2]
  const wedge = Math.min(block?.base.width ?? 1500, 1500) * 0.52
  const above = shiftOfWedge(piece, block)
  const foot = top - 120 + above.y
  const [west, east] = [above.x - wedge, above.x + wedge]
  const arrow = path(
    'front-wedge',
    `M${west} ${foot}L${above.x} ${foot - wedge * 1.2}L${east} ${foot}Z`,
  )
  return group(`front side-${piece.side} disorder-${block?.disorder ?? 0}`, [
    line('front-halo', left, top, -left, top),
    path(
      'front-line',
      `M${left} ${top}H${-left}M${left} ${top - 260}V${top + 260}M${-left} ${top - 260}V${top + 260}`,
    ),
    arrow,
  ])
}

/** Two rounded outlines, so far outside the ground of a block. */
export function drawRing({ length, beam }: Piece, room: number): SVGGElement {
  const at = { x: -beam / 2 - room, y: -length / 2 - room, rx: room }
  const size = { width: beam + 2 * room, height: length + 2 * room }
  return group('ring', [
    draw('rect', { class: 'ring-glow', ...at, ...size }),
    draw('rect', { class: 'ring-line', ...at, ...size }),
  ])
}

/** Straight up the sheet, by as much as the front rank stands before its own front; in the block's own turn. */
function shiftOfWedge({ heading }: Piece, block: Block | null): Point {
  const radians = (heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const high = block && cos > 0.15 ? heightOf(block) * 0.94 : 0
  return { x: Math.round(-sin * high), y: Math.round(-cos * high) }
}

const isGuns = ({ arm }: Block) => arm === 'gun' || arm === 'limber'

function classOf({ nation, side, badges }: Piece, { arm, mark, disorder }: Block): string {
  const isInside = badges.some(({ kind }) => kind === 'garrison')
  const classes = [`block nation-${nation} side-${side} arm-${arm} disorder-${disorder}`]
  if (mark) classes.push(`mark-${mark}`)
  if (isInside) classes.push('inside')
  return classes.join(' ')
}

/** The ground they stand on, with the border of their side and its front. */
function plinth({ length, beam }: Piece): SVGGElement {
  const [left, top] = [-beam / 2, -length / 2]
  return group('ground-stood-on', [
    draw('rect', { class: 'plinth', x: left, y: top, width: beam, height: length }),
    line('front-line', left, top, -left, top),
  ])
}

/** A bar whose edges fray as its order goes. */
function barOutline({ length, beam }: Piece, { disorder }: Block): string {
  const fray = (FRAYED[disorder] ?? 0) * 700
  const [x, y] = [beam / 2, length / 2]
  const corners = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ] as const
  const points = corners.flatMap(([fromX, fromY], side) => {
    const [toX, toY] = corners[(side + 1) % 4] ?? [0, 0]
    return Array.from({ length: 7 }, (_, i) => {
      const stray = i === 0 ? 0 : (speck(side * 7 + i) - 0.5) * 2 * fray
      const at = (from: number, to: number) => Math.round(from + ((to - from) * i) / 7 + stray)
      return `${at(fromX, toX)} ${at(fromY, toY)}`
    })
  })
  return `M${points.join('L')}Z`
}

/** Along the rear: as long as the unit is strong; what has been lost is an empty frame. */
function strengthOf({ rows, length, beam }: Piece, { places, of }: Block): SVGGElement {
  const [row] = rows
  const share = row && row.of > 0 ? row.left / row.of : places.length / Math.max(1, of)
  if (share >= 1) return group('strength')
  const [x, y] = [-beam / 2, length / 2]
  const left = beam * Math.max(0, share)
  return group('strength', [
    line('strength-lost', x + left, y, x + beam, y),
    line('strength-left', x, y, x + left, y),
  ])
}

/** On the edge that lies highest on the screen, so that the cloth hides nobody. */
export function standardFoot({ x, y, heading, length, beam }: Piece): Point {
  const edges = [0, 9000, 18_000, 27_000].map((turn, side) =>
    along({ x, y }, heading + turn, side % 2 === 0 ? length / 2 : beam / 2),
  )
  return edges.reduce((best, edge) => (edge.y > best.y + 1 ? edge : best))
}

/** Batteries and trains carry none. */
function standardOf(piece: Piece, { arm }: Block): SVGGElement[] {
  if (arm === 'wagon') return []
  const foot = standardFoot(piece)
  return [colourAt(piece, { x: foot.x - piece.x, y: piece.y - foot.y })]
}

function colourAt({ nation, side }: Piece, { x, y }: Point): SVGGElement {
  return draw('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    group('standard-size', [drawStandard(nation, side)]),
  ])
}
