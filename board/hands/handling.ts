import { distance } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { isHandle, lookUp, piecesIn } from '../base/pointed.ts'
import type { Hands, Pointed, Scene } from '../base/scene.ts'
import type { HandLayer } from '../layers/hand-layer.ts'
import type { View } from '../view/view.ts'
import { listen, listenToRight } from './gestures.ts'
import type { HeldKeys } from './press.ts'

/** Pixels by which a finger may miss a piece. */
const REACH = 22

/** Hands on the chart: what they point at, draw and push about. */
export interface Handling {
  /** The sheet is being pushed right now. */
  isPushing(): boolean
  /** The piece under the pointer; null where there is none. */
  lookedAt(): string | null
  stop(): void
}

/** With keys held pieces are chosen. */
function choosing(at: Pointed, { shift, ctrl }: HeldKeys): Pointed {
  if (ctrl) return { ...at, by: 'toggling' }
  return shift ? { ...at, by: 'adding' } : at
}

interface Reached {
  view: View
  hand: HandLayer
  hands: Hands
  scene(): Scene | null
}

export function createHandling(
  svg: SVGSVGElement,
  host: HTMLElement,
  { view, hand, hands, scene }: Reached,
): Handling {
  let isPushing = false
  let lookedAt: string | null = null
  const pointedAt = (screen: Point): Pointed =>
    lookUp(scene()?.picture, view.toGround(screen), REACH / view.camera().scale)

  const isHandleAt = (at: Pointed): boolean => {
    const now = scene()
    return now !== null && isHandle(now, at)
  }
  /** The ruler or the order in hand follows a drag; at its end it is set. */
  const drawnTo = (at: Point, isEnd: boolean): void => {
    if (hand.hasRuler()) hand.drawRuler(at, isEnd)
    else hands[isEnd ? 'drawnTo' : 'drawn'](at)
  }

  let boxFrom: Point | null = null
  let isAdding = false
  const beginBox = (from: Point, keys: HeldKeys): void => {
    boxFrom = view.toGround(from)
    isAdding = keys.shift && scene()?.isBoxing !== true
  }
  /** The box is drawn as it grows; at its end those in it are chosen. */
  const boxTo = (at: Point, isEnd: boolean): void => {
    if (!boxFrom) return
    hand.drawBox(isEnd ? null : [boxFrom, at])
    if (!isEnd) return
    hands.boxed(piecesIn(scene()?.picture.pieces ?? [], boxFrom, at), isAdding)
    boxFrom = null
  }

  let noteFrom: Point | null = null
  const noteTo = (screen: Point, isEnd: boolean): void => {
    if (!noteFrom) return
    const [from, at] = [noteFrom, view.toGround(screen)]
    const near = REACH / view.camera().scale
    const note = { from, to: distance(from, at) > near ? at : null }
    hand.drawNote(isEnd ? null : note)
    if (!isEnd) return
    hands.noted(note, near)
    noteFrom = null
  }
  const stopNotes = listenToRight(svg, host, {
    down: screen => (noteFrom = view.toGround(screen)),
    moved: screen => noteTo(screen, false),
    up: screen => noteTo(screen, true),
  })

  const dragged = (screen: Point, isEnd: boolean): void => {
    if (noteFrom) noteTo(screen, isEnd)
    else (boxFrom ? boxTo : drawnTo)(view.toGround(screen), isEnd)
  }
  const stop = listen(svg, host, {
    tapped(at, _by, keys) {
      if (!scene()?.isNoting) return hand.point(choosing(pointedAt(at), keys))
      noteFrom = view.toGround(at)
      noteTo(at, true)
    },
    tappedTwice: at => (hand.hasRuler() ? hand.point : hands.pointedTwice)(pointedAt(at)),
    held: at => hands.held(pointedAt(at)),
    hovered(screen) {
      const at = screen && pointedAt(screen)
      lookedAt = at?.piece ?? null
      hand.hover(at)
    },
    takesDrag(from, keys) {
      boxFrom = null
      if (scene()?.isNoting) {
        noteFrom = view.toGround(from)
        return true
      }
      if ((keys.shift || scene()?.isBoxing) && !hand.hasRuler()) {
        beginBox(from, keys)
        return true
      }
      if (hand.hasRuler()) hand.layRuler(view.toGround(from))
      return hand.hasRuler() || isHandleAt(pointedAt(from))
    },
    drawn: at => dragged(at, false),
    drawnTo: at => dragged(at, true),
    panned(dx, dy) {
      isPushing = true
      // Not at each press: all that lies on the sheet inherits the hand.
      svg.classList.add('pushed')
      view.pan(dx, dy)
      isPushing = false
    },
    zoomed: (at, factor) => view.zoom(factor, at),
  })
  const released = (): void => svg.classList.remove('pushed')
  svg.addEventListener('lostpointercapture', released)
  const stopAll = (): void => {
    svg.removeEventListener('lostpointercapture', released)
    stop()
    stopNotes()
  }
  return { isPushing: () => isPushing, lookedAt: () => lookedAt, stop: stopAll }
}
