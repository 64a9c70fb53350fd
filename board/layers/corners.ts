import type { Picture } from '@grognard/umpire'
import type { Bounds, Point, Size } from '../base/place.ts'
import { inHandOf } from '../base/pointed.ts'
import type { BoardWords, Scene } from '../base/scene.ts'
import { draw, group, path, text } from '../base/svg.ts'
import type { RoseSpot } from '../ground/rose-place.ts'
import { toScreen } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import type { View } from '../view/view.ts'
import { createCartouche } from './cartouche.ts'
import { createOverview } from './overview.ts'

/** A small vane in a corner that tells the wind while no rose is in view. */
interface Vane {
  element: SVGSVGElement
  show(picture: Picture): void
  /** `roses` are ground points. */
  moved(camera: Camera, size: Size, roses: readonly Point[]): void
}

/** Points to where the wind blows to, north up. */
const ARROW = 'M0 -17V15M0 17L-6 5L0 8L6 5ZM-4 -17L0 -12L4 -17'

function createVane(north: string, name: string): Vane {
  const arrow = group('vane-arrow', [path('wind-shaft', ARROW)])
  const element = draw(
    'svg',
    { class: 'vane', role: 'img', 'aria-label': name, viewBox: '-32 -32 64 64' },
    [draw('circle', { class: 'vane-ring', r: 22 }), text('vane-north', north, { y: -23.5 }), arrow],
  )
  let hasWind = false
  return {
    element,
    show({ windFrom }) {
      hasWind = windFrom !== null
      arrow.setAttribute('transform', `rotate(${(windFrom ?? 0) / 100})`)
    },
    moved(camera, size, roses) {
      const isSeen = (rose: Point): boolean => {
        const { x, y } = toScreen(camera, size, rose)
        return x > 0 && x < size.width && y > 0 && y < size.height
      }
      element.classList.toggle('shown', hasWind && !roses.some(isSeen))
    },
  }
}

/** What lies in the corners of the window: the small map of the sheet, and the vane. */
export interface Corners {
  show(picture: Picture): void
  /** The small map leaves the piece in hand and the rose free; the vane is there while no rose is. */
  keepClear(view: View, scene: Scene | null, rose: RoseSpot | undefined): void
  remove(): void
}

/** What of the window lies under no panel, in pixels. */
function freeOf(view: View): Bounds {
  const { x, y, width, height } = view.window()
  const { scale } = view.camera()
  return { ...view.toScreen({ x, y: y + height }), width: width * scale, height: height * scale }
}

/** The rim of the rose, and the arrow of the wind before it. */
function aroundOf(rose: RoseSpot | undefined): Point[] {
  if (!rose) return []
  return [-1, 0, 1].flatMap(east =>
    [-1, 0, 1].map(north => ({
      x: rose.x + east * rose.radius,
      y: rose.y + north * rose.radius * 1.2,
    })),
  )
}

/** Where the small map and the vane lie: on the right, above and below. */
function cornersTaken(view: View): Point[] {
  const { width, height } = view.size()
  return [
    { x: width - 40, y: 40 },
    { x: width - 30, y: height - 60 },
  ]
}

/** `centre` brings a place of the small map into the middle. */
export function createCorners(
  host: HTMLElement,
  words: BoardWords,
  centre: (place: Point) => void,
): Corners {
  const overview = createOverview(words.overview, centre)
  const vane = createVane(words.north, words.wind)
  const cartouche = createCartouche(words)
  host.append(overview.element, vane.element, cartouche.element)
  return {
    show(picture) {
      overview.show(picture)
      vane.show(picture)
      cartouche.show(picture)
    },
    keepClear(view, scene, rose) {
      const free = [inHandOf(scene), rose].filter(place => place !== undefined)
      overview.moved(view.camera(), view.size(), free.map(view.toScreen))
      const roses = scene?.picture.roses ?? (rose ? [rose] : [])
      vane.moved(view.camera(), view.size(), roses)
      const stands = [...(scene?.picture.pieces ?? []), ...roses, ...aroundOf(rose)].map(
        view.toScreen,
      )
      cartouche.moved(view.camera().scale, freeOf(view), [...stands, ...cornersTaken(view)])
      const { hidden, dataset } = cartouche.element
      host.dataset['cartouche'] = hidden ? '' : dataset['corner']
    },
    remove() {
      overview.element.remove()
      vane.element.remove()
      cartouche.element.remove()
    },
  }
}
