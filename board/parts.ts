import type { Picture } from '@grognard/umpire'
import type { Point } from './base/place.ts'
import type { BoardWords, Hands, Scene } from './base/scene.ts'
import { createHandling } from './hands/handling.ts'
import { createCorners } from './layers/corners.ts'
import { createGround } from './layers/ground.ts'
import { handLayer } from './layers/hand-layer.ts'
import { createLand } from './layers/land.ts'
import { createLayers, createScaling } from './layers/layers.ts'
import { createSea } from './layers/sea.ts'
import { piecesLayer } from './layers/pieces.ts'
import type { PiecesLayer } from './layers/pieces.ts'
import type { Camera } from './view/camera.ts'
import { createFraming } from './view/framing.ts'
import type { Framing } from './view/framing.ts'
import { createShift } from './view/shift.ts'
import { createView } from './view/view.ts'
import type { View } from './view/view.ts'

/** How the chart is laid before the player when it is first seen. */
export interface Opening {
  /** Once the window is known the pieces are in view, and the rose is put where it is seen at first. */
  lay(scene: Scene | null): void
}

/** `from` is where the camera stands at first; else the pieces are in view, and `laid` is told. */
function createOpening(
  view: View,
  framing: Framing,
  layRose: (picture: Picture) => void,
  from: Camera | null,
  laid: () => void,
): Opening {
  return {
    lay(scene) {
      if (framing.hasFitted()) return
      framing.fit('pieces')
      if (!scene || !framing.hasFitted()) return
      layRose(scene.picture)
      if (from) view.look(from)
      else laid()
    },
  }
}

/** What a board is made of, and what it shows now. */
export type Parts = ReturnType<typeof createParts>

/** What is shown, and when a piece in it moved last; milliseconds of the page's clock. */
interface Shown {
  scene: Scene | null
  movedAt: number
}

/** `moved` is called after each pan or zoom; `from` is where the camera stands at first. */
export function createParts(
  host: HTMLElement,
  hands: Hands,
  words: BoardWords,
  moved: () => void,
  from: Camera | null,
) {
  const shown: Shown = { scene: null, movedAt: 0 }
  const layers = createLayers()
  const pieces = createPieces(words, hands)
  layers.table.insertBefore(pieces.element, layers.over)
  const sea = createSea()
  const land = createLand()
  host.dataset['board'] = ''
  layers.table.prepend(sea.element)
  host.append(land.element, layers.svg, layers.lamp)
  const shift = createShift(layers.svg, layers.table)
  const scaling = createScaling(layers.svg, pieces)
  const corners = createCorners(host, words, place => view.centre(place))
  const keepClear = (): void => corners.keepClear(view, shown.scene, ground.rose())
  const view = createView(() => {
    shift[handling.isPushing() ? 'push' : 'settle'](view.camera(), view.size())
    sea.lie(view.camera(), view.size())
    land.lie(view.camera(), view.size())
    scaling.follow(view)
    keepClear()
    moved()
  })
  const ground = createGround(layers, view, words)
  const framing = createFraming(view, () => shown.scene)
  const layRose = (picture: Picture): void => {
    ground.layRose(picture)
    // Its size in pixels is bounded by the style sheet, which must know how large it lies on the ground.
    layers.ground.style.setProperty('--rose', String(ground.rose()?.radius ?? 0))
  }
  const opening = createOpening(view, framing, layRose, from, keepClear)
  const middle = (): Point => view.toGround({ x: view.size().width / 2, y: view.size().height / 2 })
  const hand = handLayer(layers.hand, hands, words, middle)
  const scene = (): Scene | null => shown.scene
  const handling = createHandling(layers.svg, host, { view, hand, hands, scene })
  const say = words.say
  return {
    host,
    say,
    shown,
    layers,
    sea,
    land,
    pieces,
    shift,
    scaling,
    corners,
    view,
    ground,
    framing,
    opening,
    hand,
    handling,
  }
}

function createPieces({ say }: BoardWords, hands: Hands): PiecesLayer {
  return piecesLayer(say, ({ id, x, y }) => {
    hands.pointed({ place: { x, y }, piece: id, cell: null })
  })
}
