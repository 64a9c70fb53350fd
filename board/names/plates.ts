import type { Picture, Piece } from '@grognard/umpire'
import { boundsOf, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { isWithin } from '../base/soundings.ts'
import { draw, group, path, placeInCrowd, text } from '../base/svg.ts'

/** A small shako, its foot at the origin. */
const SHAKO =
  'M-3.4 0L-4.2 -7L4.2 -7L3.4 0Q0 1.4 -3.4 0ZM-4.6 1.6Q0 0 4.6 1.6L4.2 2.4Q0 1 -4.2 2.4ZM-1 -7.4h2v-2.4h-2Z'

/** A plate on each house: a shako, and how many the house holds; those within first where it is held. */
export function drawPlates(picture: Picture, say: Say): SVGElement[] {
  return platesIn(picture).map(plate => {
    const hung = group('hung', [group('pinned', [drawPlate(plate, say)])])
    hung.style.transform = placeInCrowd(plate.at)
    return hung
  })
}

/** Where a plate hangs: a point of the wall, and its box in pixels around that. */
export interface Plate {
  at: Point
  capacity: number
  told: string
  /** From the point to the middle of the plate, and how broad it is. */
  aside: number
  broad: number
}

/** Pixels below the wall at which a plate hangs, how high it is, and what a figure takes of its breadth. */
export const BELOW = 9
export const HIGH = 14
const FIGURE = 5.6
/** So far towards its neighbour, beyond the middle of its house, a plate reaches that makes room. */
const INWARD = 10

export function platesIn({ ground, pieces }: Picture): Plate[] {
  const houses = ground.filter(({ capacity }) => capacity !== undefined)
  const boxes = houses.map(({ polygon }) => boundsOf(pointsOf(polygon)))
  return houses.flatMap(({ capacity, polygon }, index) => {
    const box = boxes[index]
    if (capacity === undefined || !box) return []
    const within = figuresIn(pieces, pointsOf(polygon))
    const told = within > 0 ? `${within}/${capacity}` : String(capacity)
    const broad = 19 + told.length * FIGURE
    const isFromEaves = boxes.some(other => isCloseBelow(other, box))
    const at = { x: box.x + box.width / 2, y: isFromEaves ? box.y + box.height : box.y }
    const side = isFromEaves ? 0 : sideFree(box, boxes)
    return [{ at, capacity, told, broad, aside: side * (broad / 2 - INWARD) }]
  })
}

/** The men in a house right below would stand behind a plate at the foot of this one: it hangs from the eaves. */
function isCloseBelow(other: Bounds, { x, y, width }: Bounds): boolean {
  const middle = x + width / 2
  const gap = y - (other.y + other.height)
  const isUnder = other.x < middle && other.x + other.width > middle
  return isUnder && other.y < y && gap < width / 2
}

function figuresIn(pieces: readonly Piece[], corners: readonly Point[]): number {
  return pieces
    .filter(
      piece => piece.badges.some(({ kind }) => kind === 'garrison') && isWithin(corners, piece),
    )
    .reduce((sum, piece) => sum + (piece.block?.places.length ?? 0), 0)
}

/** Away from a house that stands close beside it or below: men in that one would hide the plate, or its own lie over it. */
function sideFree(box: Bounds, boxes: readonly Bounds[]): -1 | 0 | 1 {
  const [middle, reach] = [box.x + box.width / 2, box.width * 1.5]
  const close = boxes.find(other => {
    const isAbove = other.y > box.y + box.height / 2
    const across = Math.abs(other.x + other.width / 2 - middle)
    const isNear = across < reach + other.width / 2 && other.y + other.height > box.y - reach
    return other !== box && !isAbove && isNear
  })
  if (!close) return 0
  return close.x + close.width / 2 > middle ? -1 : 1
}

function drawPlate({ capacity, told, aside, broad }: Plate, say: Say): SVGGElement {
  const title = draw('title', {}, [
    document.createTextNode(say({ key: 'web.capacity', values: { count: capacity } })),
  ])
  const left = aside - broad / 2
  const shako = path('shako', SHAKO)
  shako.setAttribute('transform', `translate(${left + 8.5} ${BELOW + 2.6}) scale(0.8)`)
  return group('capacity-plate', [
    title,
    draw('rect', {
      class: 'plate',
      x: left,
      y: BELOW - HIGH / 2,
      width: broad,
      height: HIGH,
      rx: 2,
    }),
    shako,
    text('capacity', told, { x: left + 15, y: BELOW + 0.5 }),
  ])
}
