import type { Point } from '../base/place.ts'
import { isHandle, lookUp } from '../base/pointed.ts'
import type { Hands, Pointed, Scene } from '../base/scene.ts'
import type { HandLayer } from '../layers/hand-layer.ts'
import type { View } from '../view/view.ts'
import { listen } from './gestures.ts'

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

  const stop = listen(svg, host, {
    tapped: at => hand.point(pointedAt(at)),
    held: at => hands.held(pointedAt(at)),
    hovered(screen) {
      const at = screen && pointedAt(screen)
      lookedAt = at?.piece ?? null
      hand.hover(at)
    },
    takesDrag(from) {
      if (hand.hasRuler()) hand.layRuler(view.toGround(from))
      return hand.hasRuler() || isHandleAt(pointedAt(from))
    },
    drawn: at => drawnTo(view.toGround(at), false),
    drawnTo: at => drawnTo(view.toGround(at), true),
    panned(dx, dy) {
      isPushing = true
      view.pan(dx, dy)
      isPushing = false
    },
    zoomed: (at, factor) => view.zoom(factor, at),
  })
  return { isPushing: () => isPushing, lookedAt: () => lookedAt, stop }
}
