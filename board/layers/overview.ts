import type { Picture, Piece } from '@grognard/umpire'
import { distance } from '../base/place.ts'
import type { Bounds, Point, Size } from '../base/place.ts'
import { draw, group, outline, path, polyline } from '../base/svg.ts'
import type { Camera } from '../view/camera.ts'

/** The longer side of the small map, in pixels. */
const LONG = 148
/** From the corner to beyond the small map, in pixels. */
const CORNER = 210
/** The small map is shown where less than this share of the sheet is in view. */
const SMALL_PART = 0.3

/** A small map of the whole sheet with the window onto it; pointing there moves the window. */
export interface Overview {
  element: SVGSVGElement
  show(picture: Picture): void
  /** Goes to another corner where one of the places, in pixels, would lie under it. */
  moved(camera: Camera, size: Size, free: readonly Point[]): void
}

export function createOverview(name: string, look: (place: Point) => void): Overview {
  const ground = group('overview-ground')
  const sides = [path('overview-side side-0', ''), path('overview-side side-1', '')]
  const frame = draw('rect', { class: 'overview-frame' })
  const element = draw('svg', { class: 'overview', role: 'img', 'aria-label': name }, [
    ground,
    ...sides,
    frame,
  ])
  element.setAttribute('preserveAspectRatio', 'none')
  let bounds: Bounds = { x: 0, y: 0, width: 1, height: 1 }
  let drawn: readonly unknown[] = []

  const pointed = (event: PointerEvent): void => {
    if (event.buttons === 0) return
    const edge = element.getBoundingClientRect()
    look({
      x: bounds.x + ((event.clientX - edge.left) / edge.width) * bounds.width,
      y: bounds.y + (1 - (event.clientY - edge.top) / edge.height) * bounds.height,
    })
  }
  element.addEventListener('pointerdown', event => {
    element.setPointerCapture(event.pointerId)
    pointed(event)
  })
  element.addEventListener('pointermove', pointed)

  return {
    element,
    show(picture) {
      const by = [picture.bounds, picture.ground, picture.pieces]
      if (by.every((one, index) => one === drawn[index])) return
      drawn = by
      bounds = picture.bounds
      const { x, y, width, height } = bounds
      const scale = LONG / Math.max(width, height)
      element.setAttribute('viewBox', `${x} ${-y - height} ${width} ${height}`)
      element.style.width = `${width * scale}px`
      element.style.height = `${height * scale}px`
      element.classList.toggle('of-land', picture.theme === 'campaign-map')
      ground.replaceChildren(...groundOf(picture))
      sides.forEach((side, index) =>
        side.setAttribute('d', spots(picture.pieces, index, 1 / scale)),
      )
    },
    moved(camera, size, free) {
      const [width, height] = [size.width / camera.scale, size.height / camera.scale]
      const isSmallPart = width * height < bounds.width * bounds.height * SMALL_PART
      element.classList.toggle('shown', isSmallPart)
      if (!isSmallPart) return
      const isUnder = ({ x, y }: Point) =>
        x > size.width - CORNER && x < size.width + CORNER / 2 && y > -CORNER / 2 && y < CORNER
      element.classList.toggle('aside', free.some(isUnder))
      frame.setAttribute('x', String(camera.x - width / 2))
      frame.setAttribute('y', String(-camera.y - height / 2))
      frame.setAttribute('width', String(width))
      frame.setAttribute('height', String(height))
    },
  }
}

const KINDS = ['land', 'hill', 'field', 'orchard', 'scrub', 'wood'] as const

/** Land, hills, woods, roads, water and houses, each kind one shape. */
function groundOf({ ground, lines = [] }: Picture): SVGElement[] {
  const areas = KINDS.map(kind => {
    const shapes = ground.filter(shape => shape.kind === kind)
    return path(`overview-${kind}`, shapes.map(({ polygon }) => outline(polygon)).join(''))
  })
  const ways = (['stream', 'road'] as const).map(kind => {
    const drawn = lines.filter(line => line.kind === kind).map(({ points }) => polyline(points))
    return path(`overview-${kind}`, drawn.join(''))
  })
  const houses = ground.filter(({ kind }) => kind === 'building')
  return [
    ...areas,
    ...ways,
    path('overview-house', houses.map(({ polygon }) => outline(polygon)).join('')),
  ]
}

/** The first side in discs, the second in lozenges, so that hue is not all that tells. */
function spots(pieces: readonly Piece[], side: number, unit: number): string {
  const r = 2.6 * unit
  const own = pieces.filter(piece => (piece.side === 0 ? 0 : 1) === side)
  return thinned(own, r)
    .map(({ x, y }) =>
      side === 0
        ? `M${x - r} ${-y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
        : `M${x - r} ${-y}L${x} ${-y - r}L${x + r} ${-y}L${x} ${-y + r}Z`,
    )
    .join('')
}

/** One for all that would lie upon each other. */
function thinned(pieces: readonly Piece[], apart: number): Piece[] {
  return pieces.reduce<Piece[]>(
    (kept, piece) => (kept.some(one => distance(one, piece) < apart) ? kept : [...kept, piece]),
    [],
  )
}
