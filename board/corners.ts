import type { Picture } from '@grognard/umpire'
import type { BoardWords } from './controls.ts'
import { createOverview } from './overview.ts'
import type { Point } from './place.ts'
import { inHandOf } from './pointed.ts'
import type { RoseSpot } from './rose-place.ts'
import type { Scene } from './scene.ts'
import { createVane } from './vane.ts'
import type { View } from './view.ts'

/** What lies in the corners of the window: the small map of the sheet, and the vane. */
export interface Corners {
  show(picture: Picture): void
  /** The small map leaves the piece in hand and the rose free; the vane is there while no rose is. */
  keepClear(view: View, scene: Scene | null, rose: RoseSpot | undefined): void
  remove(): void
}

/** `centre` brings a place of the small map into the middle. */
export function createCorners(
  host: HTMLElement,
  words: BoardWords,
  centre: (place: Point) => void,
): Corners {
  const overview = createOverview(words.overview, centre)
  const vane = createVane(words.north, words.wind)
  host.append(overview.element, vane.element)
  return {
    show(picture) {
      overview.show(picture)
      vane.show(picture)
    },
    keepClear(view, scene, rose) {
      const free = [inHandOf(scene), rose].filter(place => place !== undefined)
      overview.moved(view.camera(), view.size(), free.map(view.toScreen))
      const roses = scene?.picture.roses ?? (rose ? [rose] : [])
      vane.moved(view.camera(), view.size(), roses)
    },
    remove() {
      overview.element.remove()
      vane.element.remove()
    },
  }
}
