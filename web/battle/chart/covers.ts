import type { Cover } from '@grognard/board'

const panels = new Set<HTMLElement>()

/** The `ref` of what lies over the chart for good: its tools, and on a phone the room of the sheet that may rise there. */
export function overChart(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  panels.add(panel)
  return () => void panels.delete(panel)
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** So much of the chart's length and breadth counts as free, whatever lies over it: else nothing would be shown. */
const LEAST_FREE = 0.25

/**
 * How far panels reach over the chart from its edges, in pixels; each counts at the edge where the
 * least part of the chart goes with it.
 */
export function coverOf(chart: Box, panels: readonly Box[]): Cover {
  const cover = { top: 0, right: 0, bottom: 0, left: 0 }
  const [width, height] = [chart.right - chart.left, chart.bottom - chart.top]
  for (const panel of panels) {
    if (!overlaps(chart, panel)) continue
    const depths = {
      top: panel.bottom - chart.top,
      right: chart.right - panel.left,
      bottom: chart.bottom - panel.top,
      left: panel.right - chart.left,
    }
    const edge = edgeOf(depths, { top: height, right: width, bottom: height, left: width })
    cover[edge] = Math.max(cover[edge], depths[edge])
  }
  const [left, right] = besides(cover.left, cover.right, width)
  const [top, bottom] = besides(cover.top, cover.bottom, height)
  return { top, right, bottom, left }
}

function edgeOf(depths: Cover, extents: Cover): keyof Cover {
  const edges = ['bottom', 'right', 'left', 'top'] as const
  const part = (edge: keyof Cover): number => depths[edge] / extents[edge]
  return edges.reduce((best, edge) => (part(edge) < part(best) ? edge : best))
}

/** What lies over two edges that face each other, the far one giving way where too little is left between. */
function besides(near: number, far: number, extent: number): [number, number] {
  const most = extent * (1 - LEAST_FREE)
  const kept = Math.min(near, most)
  return [kept, Math.max(0, Math.min(far, most - kept))]
}

function overlaps(one: Box, other: Box): boolean {
  const isAcross = other.left < other.right && other.left < one.right && other.right > one.left
  return isAcross && other.top < other.bottom && other.top < one.bottom && other.bottom > one.top
}

function shownBox(panel: Element): Box[] {
  const box = panel.getBoundingClientRect()
  return box.width > 0 && getComputedStyle(panel).visibility !== 'hidden' ? [box] : []
}

/** Measures what lies over the chart for good, now and whenever its size changes; returns the way to stop. */
export function watchCovers(chart: HTMLElement, changed: (cover: Cover) => void): () => void {
  const measure = (): void =>
    changed(coverOf(chart.getBoundingClientRect(), [...panels].flatMap(shownBox)))
  const sizes = new ResizeObserver(measure)
  for (const element of [chart, ...panels]) sizes.observe(element)
  measure()
  return () => sizes.disconnect()
}
