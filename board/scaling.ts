import type { PiecesLayer } from './pieces.ts'
import type { View } from './view.ts'

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
