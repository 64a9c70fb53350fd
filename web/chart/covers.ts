import type { Cover } from '@grognard/board'

/** What may lie over the chart, and is told when it grows or goes. */
const PANELS = '.news, .order-slip, .objection, .order-bar, .margin, .chart-tools'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far panels reach over the chart from its edges, in pixels; each counts at the edge that it covers most cheaply. */
export function coverOf(chart: Box, panels: readonly Box[]): Cover {
  const cover = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const panel of panels) {
    if (!overlaps(chart, panel)) continue
    const depths = {
      top: panel.bottom - chart.top,
      right: chart.right - panel.left,
      bottom: chart.bottom - panel.top,
      left: panel.right - chart.left,
    }
    const edge = edgeOf(depths)
    cover[edge] = Math.max(cover[edge], depths[edge])
  }
  return cover
}

function edgeOf(depths: Cover): keyof Cover {
  const edges = ['bottom', 'right', 'left', 'top'] as const
  return edges.reduce((best, edge) => (depths[edge] < depths[best] ? edge : best))
}

function overlaps(one: Box, other: Box): boolean {
  const isAcross = other.left < other.right && other.left < one.right && other.right > one.left
  return isAcross && other.top < other.bottom && other.top < one.bottom && other.bottom > one.top
}

/** Measures what lies over the chart now and whenever that may have changed; returns the way to stop. */
export function watchCovers(chart: HTMLElement, changed: (cover: Cover) => void): () => void {
  const page = chart.closest('.battle') ?? document.body
  let last = ''
  const measure = (): void => {
    const panels = [...page.querySelectorAll(PANELS)].filter(
      panel => getComputedStyle(panel).visibility !== 'hidden',
    )
    const cover = coverOf(
      chart.getBoundingClientRect(),
      panels.map(panel => panel.getBoundingClientRect()),
    )
    const looks = JSON.stringify(cover)
    if (looks === last) return
    last = looks
    changed(cover)
  }
  const sizes = new ResizeObserver(measure)
  const watch = (): void => {
    sizes.disconnect()
    sizes.observe(chart)
    for (const panel of page.querySelectorAll(PANELS)) sizes.observe(panel)
  }
  const foot = page.querySelector('.order-rise')
  const children = new MutationObserver(watch)
  if (foot) children.observe(foot, { childList: true })
  const looks = new MutationObserver(measure)
  looks.observe(page, { attributes: true })
  watch()
  return () => {
    sizes.disconnect()
    children.disconnect()
    looks.disconnect()
  }
}
