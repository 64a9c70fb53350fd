import type { Picture } from '@grognard/umpire'
import type { Size } from '../base/place.ts'
import { crowd, draw, group, inCrowd } from '../base/svg.ts'
import { drawLand } from '../ground/land.ts'
import { wholeHour } from '../ground/light.ts'
import { toScreen } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'

/**
 * The land of a campaign map, in a drawing of its own under the board's: it covers the whole sheet and
 * is moved as one by the hand, so that no tree is drawn anew for a step of the camera or of a piece.
 */
export interface Land {
  element: SVGSVGElement
  show(picture: Picture): void
  /** Goes where the camera looks; drawn anew for another scale once that rests. */
  lie(camera: Camera, size: Size): void
  destroy(): void
}

/** Milliseconds after which a hand is taken to rest. */
const REST = 140

export function createLand(): Land {
  const crowded = crowd('land')
  const table = group('land-table', [crowded])
  const element = draw('svg', { class: 'land-sheet', 'aria-hidden': 'true' }, [table])
  element.toggleAttribute('hidden', true)
  let picture: Picture | null = null
  let drawn = ''
  let drawnBy: readonly unknown[] = []
  let at: { camera: Camera; size: Size } | null = null
  let laid = 0
  let resting = 0

  const place = (): void => {
    if (!picture || !at || laid === 0) return
    const { x, y, height } = picture.bounds
    const corner = toScreen(at.camera, at.size, { x, y: y + height })
    const ratio = at.camera.scale / laid
    element.style.transform = `translate(${Math.round(corner.x)}px, ${Math.round(corner.y)}px) scale(${ratio})`
  }
  const lay = (): void => {
    clearTimeout(resting)
    if (!picture || !at) return
    const { scale } = at.camera
    const { x, y, width, height } = picture.bounds
    laid = scale
    element.style.width = `${width * scale}px`
    element.style.height = `${height * scale}px`
    table.setAttribute('transform', `scale(${scale}) translate(${-x} ${y + height})`)
    place()
  }

  return {
    element,
    show(next) {
      const isLand = next.theme === 'campaign-map'
      element.toggleAttribute('hidden', !isLand)
      if (!isLand) return
      picture = next
      const by = bearingOn(next)
      if (by.every((one, index) => one === drawnBy[index])) return
      drawnBy = by
      const looks = JSON.stringify(by)
      if (looks === drawn) return
      drawn = looks
      crowded.replaceChildren(...drawLand(next).map(inCrowd))
      lay()
    },
    lie(camera, size) {
      at = { camera, size }
      if (laid === 0) return lay()
      place()
      clearTimeout(resting)
      if (camera.scale !== laid) resting = window.setTimeout(lay, REST)
    },
    destroy: () => clearTimeout(resting),
  }
}

/** All that the land is drawn by: houses that are held stand open. */
function bearingOn({ bounds, ground, lines, timeOfDay, pieces }: Picture): readonly unknown[] {
  const held = pieces.filter(({ badges }) => badges.some(({ kind }) => kind === 'garrison'))
  return [bounds, ground, lines, wholeHour(timeOfDay), held.map(({ x, y }) => `${x} ${y}`).join()]
}
