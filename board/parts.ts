import type { Camera } from './camera.ts'
import type { BoardWords } from './controls.ts'
import { createCorners } from './corners.ts'
import { createFraming } from './framing.ts'
import { createGround } from './ground.ts'
import { handLayer } from './hand-layer.ts'
import { createHandling } from './handling.ts'
import { createLayers } from './layers.ts'
import { createOpening } from './opening.ts'
import { piecesLayer } from './pieces.ts'
import type { PiecesLayer } from './pieces.ts'
import type { Point } from './place.ts'
import { createScaling } from './scaling.ts'
import type { Hands, Scene } from './scene.ts'
import { createShift } from './shift.ts'
import { createView } from './view.ts'

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
  host.append(layers.svg)
  const shift = createShift(layers.svg, layers.table)
  const scaling = createScaling(layers.svg, pieces)
  const corners = createCorners(host, words, place => view.centre(place))
  const keepClear = (): void => corners.keepClear(view, shown.scene, ground.rose())
  const view = createView(() => {
    shift[handling.isPushing() ? 'push' : 'settle'](view.camera(), view.size())
    scaling.follow(view)
    keepClear()
    moved()
  })
  const ground = createGround(layers, view, words)
  const framing = createFraming(view, () => shown.scene)
  const opening = createOpening(view, framing, ground, from, keepClear)
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
