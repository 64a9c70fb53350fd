import { along, distance } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { inHandOf, lookUp } from '../base/pointed.ts'
import type { BoardWords, ChartNote, Hands, Pointed, Scene } from '../base/scene.ts'
import { group } from '../base/svg.ts'
import { drawAims } from '../marks/aims.ts'
import { drawBox, drawGroup } from '../marks/ghosts.ts'
import { drawNotes } from '../marks/notes.ts'
import { drawRuler } from '../marks/overlay.ts'
import { drawCursor, drawSketch } from '../marks/sketch.ts'

/** Two points being measured, in ground units; the second follows the pointer until it is set. */
export interface Ruler {
  from: Point | null
  to: Point | null
  isSet: boolean
}

export const freshRuler: Ruler = { from: null, to: null, isSet: false }

/** First point, second point, then anew. */
export function rulerPointed(ruler: Ruler, at: Point): Ruler {
  if (!ruler.from || ruler.isSet) return { from: at, to: null, isSet: false }
  return { from: ruler.from, to: at, isSet: true }
}

export function rulerMoved(ruler: Ruler, at: Point): Ruler {
  return ruler.from && !ruler.isSet ? { ...ruler, to: at } : ruler
}

export function measured(ruler: Ruler): number {
  return ruler.from && ruler.to ? distance(ruler.from, ruler.to) : 0
}

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
  /** An arrow or circle that is being drawn; null once it is let go. */
  drawNote(note: ChartNote | null): void
  /** A box between two corners; null once it is let go. */
  drawBox(corners: readonly [Point, Point] | null): void
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
  let note: ChartNote | null = null
  let box: readonly [Point, Point] | null = null

  const shownCursor = (): Point | null => (scene?.isDrawing || ruler ? cursor : null)

  const redraw = (): void => {
    if (!scene) return
    const { picture, sketch, looked } = scene
    const length = ruler ? words.length(picture, measured(ruler)) : ''
    const at = shownCursor()
    element.replaceChildren(
      ...drawAims(picture),
      ...drawNotes([...(scene.notes ?? []), ...(note ? [note] : [])]),
      ...drawGroup(scene, words.say),
      ...(sketch ? [drawSketch(sketch, picture.pieces)] : []),
      ...(looked ? [group('looked', [drawSketch(looked, picture.pieces)])] : []),
      ...(box ? [drawBox(...box)] : []),
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
    drawNote(next) {
      note = next
      redraw()
    },
    drawBox(corners) {
      box = corners
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
