import type { Picture } from '@grognard/umpire'
import { drawGround } from './chart.ts'
import type { BoardWords } from './controls.ts'
import type { Layers } from './layers.ts'
import { roseSpotIn } from './rose-place.ts'
import type { RoseSpot } from './rose-place.ts'
import type { View } from './view.ts'

/** The sheet under all pieces; it is drawn anew only where it looks otherwise. */
export interface Ground {
  show(picture: Picture): void
  /** Puts the rose where it is seen in the window as it lies. */
  layRose(picture: Picture): void
  /** Where the rose was put; none before the window is known. */
  rose(): RoseSpot | undefined
}

export function createGround(layers: Layers, view: View, words: BoardWords): Ground {
  let drawn = ''
  let rose: RoseSpot | undefined
  const show = (picture: Picture): void => {
    const { bounds, ground, lines, windFrom, theme, roses } = picture
    const looks = JSON.stringify([bounds, ground, lines, windFrom, theme, roses, words.north, rose])
    if (looks === drawn) return
    drawn = looks
    view.setSheet(bounds, picture.measure.size)
    layers.svg.dataset['theme'] = theme
    layers.ground.replaceChildren(drawGround(picture, words.say, words.north, rose))
  }
  return {
    show,
    layRose(picture) {
      rose = roseSpotIn(view.window(), picture)
      show(picture)
    },
    rose: () => rose,
  }
}
