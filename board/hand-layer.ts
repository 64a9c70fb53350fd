import type { BoardWords } from './controls.ts'
import { drawRuler } from './overlay.ts'
import { along } from './place.ts'
import type { Point } from './place.ts'
import { inHandOf, lookUp } from './pointed.ts'
import { freshRuler, measured, rulerMoved, rulerPointed } from './ruler.ts'
import type { Ruler } from './ruler.ts'
import type { Hands, Pointed, Scene } from './scene.ts'
import { drawCursor, drawSketch } from './sketch.ts'

/** What the player holds over the chart: the order being drawn, the ruler and the cross-hair of the keys. */
export interface HandLayer {
  show(scene: Scene): void
  point(at: Pointed): void
  hover(at: Pointed | null): void
  hasRuler(): boolean
  takeRuler(isTaken: boolean): void
  /** The ruler is laid on at a place and drawn out to another; `isSet` once it is let go. */
  layRuler(from: Point): void
  drawRuler(to: Point, isSet: boolean): void
  hasCursor(): boolean
  /** By so many steps of the measure; tells where the cross-hair stands then, null without a scene. */
  moveCursor(dx: number, dy: number): Point | null
  pointAtCursor(): void
  /** Where the cross-hair of the keys stands; null while it is not shown. */
  cursor(): Point | null
}

/** `middle` is the ground point in the middle of the view, where the cross-hair begins for want of a better place. */
export function handLayer(
  element: SVGGElement,
  hands: Hands,
  words: BoardWords,
  middle: () => Point,
): HandLayer {
  let scene: Scene | null = null
  let cursor: Point | null = null
  let ruler: Ruler | null = null

  const shownCursor = (): Point | null => (scene?.isDrawing || ruler ? cursor : null)

  const redraw = (): void => {
    if (!scene) return
    const { picture, sketch } = scene
    const piece = picture.pieces.find(({ id }) => id === sketch?.piece)
    const length = ruler ? words.length(picture, measured(ruler)) : ''
    const at = shownCursor()
    element.replaceChildren(
      ...(sketch ? [drawSketch(sketch, piece)] : []),
      ...(ruler?.from && ruler.to ? [drawRuler(ruler.from, ruler.to, length)] : []),
      ...(at ? [drawCursor(at)] : []),
    )
  }

  const point = (at: Pointed): void => {
    if (!ruler) return hands.pointed(at)
    ruler = rulerPointed(ruler, at.place)
    redraw()
  }

  const hover = (at: Pointed | null): void => {
    if (!ruler) return hands.hovered(at)
    if (at) ruler = rulerMoved(ruler, at.place)
    redraw()
  }

  /** A step ahead of the piece in hand or of its ghost. */
  const aheadOfHand = ({ picture, sketch }: Scene): Point => {
    const inHand = inHandOf(scene)
    const from = sketch?.poses.at(-1) ?? inHand
    if (!from || ruler) return from ?? middle()
    return along(from, from.heading, (inHand?.length ?? 0) / 2 + picture.measure.size)
  }

  return {
    show(next) {
      if (!next.isDrawing || next.selected !== scene?.selected) cursor = null
      scene = next
      redraw()
    },
    point,
    hover,
    hasRuler: () => ruler !== null,
    takeRuler(isTaken) {
      ruler = isTaken ? freshRuler : null
      redraw()
    },
    layRuler(from) {
      ruler = { from, to: null, isSet: false }
      redraw()
    },
    drawRuler(to, isSet) {
      if (ruler) ruler = { ...rulerMoved(ruler, to), isSet }
      redraw()
    },
    hasCursor: () => ruler !== null || scene?.isDrawing === true,
    moveCursor(dx, dy) {
      if (!scene) return null
      const start = cursor ?? aheadOfHand(scene)
      const step = scene.picture.measure.size
      cursor = { x: start.x + dx * step, y: start.y + dy * step }
      hover(lookUp(scene.picture, cursor, 0))
      redraw()
      return cursor
    },
    pointAtCursor() {
      if (cursor && scene) point(lookUp(scene.picture, cursor, 0))
    },
    cursor: shownCursor,
  }
}
