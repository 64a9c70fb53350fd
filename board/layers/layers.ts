import { draw, group } from '../base/svg.ts'
import { standardCuts } from '../figures/standards.ts'
import { trackCuts } from '../figures/track.ts'
import { cloudCuts } from '../marks/fog.ts'
import { powderCuts } from '../marks/powder.ts'
import type { View } from '../view/view.ts'
import type { PiecesLayer } from './pieces.ts'

export type Layers = ReturnType<typeof createLayers>

/** The sheet of the board: its ground, what lies under and over the pieces, and the hand on top. */
export function createLayers() {
  const ground = group('ground-layer')
  const under = group('under')
  const over = group('over')
  const hand = group('hand')
  over.append(hand)
  const table = group('table', [ground, under, over])
  const svg = draw('svg', { class: 'board-sheet' }, [
    standardCuts(),
    powderCuts(),
    trackCuts(),
    cloudCuts(),
    table,
  ])
  const lamp = document.createElement('div')
  lamp.className = 'lamp'
  return { svg, lamp, table, ground, under, over, hand }
}

/** What keeps its size in pixels while the chart is zoomed. */
export interface Scaling {
  /** Drawn anew where the scale is another. */
  follow(view: View): void
  showTokens(): void
}

export function createScaling(svg: SVGSVGElement, pieces: PiecesLayer): Scaling {
  let drawn = 0
  const showTokens = (): void => {
    svg.classList.toggle('tokens', pieces.areTokens())
    svg.style.setProperty('--token', String(pieces.tokenScale()))
  }
  return {
    showTokens,
    follow(view) {
      const { scale } = view.camera()
      if (scale === drawn) return
      drawn = scale
      svg.style.setProperty('--unit', String(1 / scale))
      pieces.zoomed(view.camera(), view.size())
      showTokens()
    },
  }
}
