import type { Block, Piece } from '@grognard/umpire'
import { along } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { draw, group, line, path } from '../base/svg.ts'
import { footman, horseman } from './figure.ts'
import { gunInAction, limbered, wagon } from './gun.ts'
import { drawAlike, posed } from './parts.ts'
import type { Part } from './parts.ts'
import { drawStandard } from './standards.ts'

type Place = Block['places'][number]

/** A figure narrower than this on the screen is drawn as part of a bar. In pixels. */
export const FIGURE_READABLE = 4.5

/** How far figures stand from their places, in bases, and how they turn, by how disordered they are. */
const RAGGED = [0, 0.22, 0.42, 0.62]
const TURNED = [0, 900, 2600, 5000]

/** Figures from above to scale, the front rank darker, ragged where they are disordered. */
export function drawBlock(piece: Piece, block: Block): SVGGElement {
  const fallenMen = missing(block)
    .map(place => fallen(place, block))
    .join('')
  return group(classOf(piece, block), [
    plinth(piece, block),
    ...drawFigures(block),
    ...(fallenMen === '' ? [] : [path('fallen', fallenMen)]),
    strengthOf(piece, block),
    standardOf(piece),
  ])
}

function drawFigures(block: Block): SVGPathElement[] {
  const front = Math.max(...block.places.map(({ ahead }) => ahead))
  const stood = block.places.map((place, index) => strayed(place, index, block))
  const heights = heightsOf(stood, block.base)
  const figures = stood.map(({ aside, ahead, turned }, index) => {
    const isFront = block.places[index]?.ahead === front
    const at = { x: aside, y: -ahead, degrees: turned / 100 }
    return posed(partsOf(block, isFront, index), at)
  })
  const layers = Map.groupBy(figures, (_, index) => heights[index] ?? 0)
  return [...layers]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, alike]) => drawAlike(alike))
}

/** Each lies over those before it whom it covers; in good order nobody covers anybody. */
export function heightsOf(places: readonly Place[], { width, depth }: Block['base']): number[] {
  const near = Math.min(width, depth) * 0.9
  const heights: number[] = []
  for (const { aside, ahead } of places) {
    const covered = heights.filter((_, index) => {
      const other = places[index]
      return other && Math.hypot(aside - other.aside, ahead - other.ahead) < near
    })
    heights.push(1 + Math.max(-1, ...covered))
  }
  return heights
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
    standardOf(piece),
  ])
}

const isGuns = ({ arm }: Block) => arm === 'gun' || arm === 'limber'

function classOf({ nation, side, badges }: Piece, { arm, mark, disorder }: Block): string {
  const isInside = badges.some(({ kind }) => kind === 'garrison')
  const classes = [`block nation-${nation} side-${side} arm-${arm} disorder-${disorder}`]
  if (mark) classes.push(`mark-${mark}`)
  if (isInside) classes.push('inside')
  return classes.join(' ')
}

/** The ground they stand on, with the border of their side; a wedge and a firm line show the front. */
function plinth({ length, beam }: Piece, { base }: Block): SVGGElement {
  const [left, top] = [-beam / 2, -length / 2]
  const wedge = Math.min(base.width, 1500) * 0.42
  return group('ground-stood-on', [
    draw('rect', { class: 'plinth', x: left, y: top, width: beam, height: length }),
    line('front-line', left, top, -left, top),
    path('front-wedge', `M${-wedge} ${top}L0 ${top - wedge * 1.1}L${wedge} ${top}Z`),
  ])
}

/** A bar whose edges fray as its order goes. */
function barOutline({ length, beam }: Piece, { disorder }: Block): string {
  const fray = (RAGGED[disorder] ?? 0) * 700
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

/** Off its place by a measure that depends on the figure alone, so that it keeps still. */
function strayed(place: Place, index: number, { disorder, base }: Block): Place {
  const reach = RAGGED[disorder] ?? 0
  const [one, other] = [speck(index + 11) * 2 - 1, speck(index + 711) * 2 - 1]
  return {
    aside: place.aside + one * reach * base.width,
    ahead: place.ahead + other * reach * Math.min(base.depth, base.width * 1.6),
    turned: place.turned + (speck(index + 1711) * 2 - 1) * (TURNED[disorder] ?? 0),
  }
}

function partsOf({ arm, base, mark }: Block, isFront: boolean, index: number): Part[] {
  switch (arm) {
    case 'foot':
      return footman(base, mark, isFront)
    case 'horse':
      return horseman(base, mark, isFront, index)
    case 'gun':
      return gunInAction(base)
    case 'limber':
      return limbered(base)
    case 'wagon':
      return wagon(base)
  }
}

/** Places of the last rank that nobody fills any more, as far as there are losses. */
function missing({ places, of, arm }: Block): Place[] {
  const lost = of - places.length
  if (lost <= 0 || (arm !== 'foot' && arm !== 'horse')) return []
  const last = Math.min(...places.map(({ ahead }) => ahead))
  const first = Math.max(...places.map(({ ahead }) => ahead))
  const filled = places.filter(({ ahead }) => ahead === last).map(({ aside }) => aside)
  const files = places.filter(({ ahead }) => ahead === first).map(({ aside }) => aside)
  if (last === first) return []
  return files
    .filter(aside => !filled.includes(aside))
    .slice(0, lost)
    .map(aside => ({ aside, ahead: last, turned: 0 }))
}

function fallen({ aside, ahead }: Place, { base }: Block): string {
  const r = base.width * 0.2
  return `M${aside - r} ${-ahead - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`
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

function standardOf(piece: Piece): SVGGElement {
  const foot = standardFoot(piece)
  const radians = (piece.heading / 100) * (Math.PI / 180)
  const [east, north] = [foot.x - piece.x, foot.y - piece.y]
  const x = east * Math.cos(radians) - north * Math.sin(radians)
  const y = -(east * Math.sin(radians) + north * Math.cos(radians))
  const upright = draw('g', { transform: `rotate(${-piece.heading / 100})` }, [
    drawStandard(piece.nation, piece.side),
  ])
  return draw('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    group('standard-size', [upright]),
  ])
}
