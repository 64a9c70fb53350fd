import type { Block, Piece } from '@grognard/umpire'
import { draw, group, line, path } from './svg.ts'

type Place = Block['places'][number]

/** A figure narrower than this on the screen is drawn as part of a bar. In pixels. */
export const FIGURE_READABLE = 4.5

/** How far figures stand from their places, in bases, by how disordered they are. */
const RAGGED = [0, 0.13, 0.28, 0.5]

/** Figures from above to scale, the front rank darker, ragged where they are disordered. */
export function drawBlock(piece: Piece, block: Block): SVGGElement {
  const front = Math.max(...block.places.map(({ ahead }) => ahead))
  const figures = block.places.map((place, index) =>
    figureAt(strayed(place, index, block), block, place.ahead === front),
  )
  return group(`block nation-${piece.nation} side-${piece.side} arm-${block.arm}`, [
    plinth(piece),
    ...figures,
    standard(piece),
  ])
}

/** A bar in the colours of the coat, a thick line where its front is; one far off. */
export function drawBar(piece: Piece, block: Block): SVGGElement {
  const { length, beam } = piece
  const at = { x: -beam / 2, y: -length / 2, width: beam, height: length }
  return group(`block nation-${piece.nation} side-${piece.side} arm-${block.arm}`, [
    draw('rect', { class: `bar disorder-${block.disorder}`, ...at }),
    ...(block.arm === 'horse'
      ? [line('bar-slash', -beam / 2, length / 2, beam / 2, -length / 2)]
      : []),
    line('bar-front', -beam / 2, -length / 2, beam / 2, -length / 2),
    standard(piece),
  ])
}

/** The ground they stand on, in the hue and with the border of their side. */
function plinth({ length, beam }: Piece): SVGRectElement {
  return draw('rect', {
    class: 'plinth',
    x: -beam / 2,
    y: -length / 2,
    width: beam,
    height: length,
  })
}

/** Off its place by a measure that depends on the figure alone, so that it keeps still. */
function strayed(place: Place, index: number, { disorder, base }: Block): Place {
  const reach = RAGGED[disorder] ?? 0
  const one = ((index * 7919) % 13) / 6 - 1
  const other = ((index * 104_729) % 11) / 5 - 1
  return {
    aside: place.aside + one * reach * base.width,
    ahead: place.ahead + other * reach * base.depth,
    turned: place.turned + one * disorder * 1800,
  }
}

function figureAt({ aside, ahead, turned }: Place, block: Block, isFront: boolean): SVGGElement {
  const figure = group(isFront ? 'figure front' : 'figure', partsOf(block))
  figure.setAttribute('transform', `translate(${aside} ${-ahead}) rotate(${turned / 100})`)
  return figure
}

function partsOf({ arm, base }: Block): SVGElement[] {
  const { width: w, depth: d } = base
  switch (arm) {
    case 'foot':
      return [
        line('arm-line', w * 0.3, w * 0.15, w * 0.24, -w * 0.55),
        draw('ellipse', { class: 'coat', rx: w * 0.45, ry: w * 0.31 }),
        path('belt', `M${-w * 0.26} ${-w * 0.17}L${w * 0.26} ${w * 0.17}`),
        draw('circle', { class: 'hat', r: w * 0.15 }),
      ]
    case 'horse':
      return [
        draw('ellipse', { class: 'horse', rx: w * 0.28, ry: d * 0.44 }),
        path('horse', `M${-w * 0.14} ${-d * 0.36}L0 ${-d * 0.52}L${w * 0.14} ${-d * 0.36}Z`),
        draw('ellipse', { class: 'coat', cy: d * 0.04, rx: w * 0.4, ry: d * 0.13 }),
        draw('circle', { class: 'hat', cy: d * 0.04, r: w * 0.19 }),
      ]
    case 'gun':
      return gunParts(w, d, -d * 0.2)
    case 'limber':
      return [...gunParts(w, d * 0.5, d * 0.3), ...teamParts(w, d)]
    case 'wagon':
      return [
        draw('rect', { class: 'tilt', x: -w * 0.3, y: -d * 0.1, width: w * 0.6, height: d * 0.5 }),
        ...teamParts(w, d),
      ]
  }
}

/** Barrel, wheels, trail, and the gunners beside them. */
function gunParts(w: number, d: number, y: number): SVGElement[] {
  const r = w * 0.085
  const men = [
    [-0.3, 0.1],
    [0.3, 0.1],
    [-0.28, 0.42],
    [0.28, 0.42],
  ] as const
  const gun = group('gun', [
    path('trail', `M${-w * 0.05} 0L0 ${d * 0.5}L${w * 0.05} 0Z`),
    line('axle', -w * 0.22, 0, w * 0.22, 0),
    draw('rect', { class: 'wheel', x: -w * 0.25, y: -d * 0.13, width: w * 0.06, height: d * 0.26 }),
    draw('rect', { class: 'wheel', x: w * 0.19, y: -d * 0.13, width: w * 0.06, height: d * 0.26 }),
    path(
      'barrel',
      `M${-w * 0.06} ${d * 0.12}L${-w * 0.035} ${-d * 0.34}H${w * 0.035}L${w * 0.06} ${d * 0.12}Z`,
    ),
    ...men.map(([x, at]) => draw('circle', { class: 'coat', cx: x * w, cy: at * d, r })),
  ])
  gun.setAttribute('transform', `translate(0 ${y})`)
  return [gun]
}

function teamParts(w: number, d: number): SVGElement[] {
  return [-0.16, 0.16].flatMap(x =>
    [-0.38, -0.2].map(y =>
      draw('ellipse', { class: 'horse', cx: x * w, cy: y * d, rx: w * 0.09, ry: d * 0.08 }),
    ),
  )
}

/** The side's colour on its staff in the middle of the front, cut otherwise for the second side. */
function standard({ side, length, beam }: Piece): SVGGElement {
  const size = Math.min(1500, Math.max(900, beam * 0.1))
  const cloth =
    side === 0
      ? `M0 0H${size * 1.5}V${size}H0Z`
      : `M0 0H${size * 1.6}L${size * 1.15} ${size * 0.5}L${size * 1.6} ${size}H0Z`
  const flag = group(`standard side-${side}`, [
    line('staff', 0, size * 1.2, 0, -size * 0.2),
    path('colour', cloth),
  ])
  flag.setAttribute('transform', `translate(${-size * 0.6} ${-length / 2 - size * 1.25})`)
  return flag
}
