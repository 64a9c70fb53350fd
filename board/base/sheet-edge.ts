import type { Bounds } from './place.ts'

/** The name of the clip along a sheet's edge: charts on one page have one in common only where their sheets are the same. */
export function sheetEdge({ x, y, width, height }: Bounds): string {
  return `sheet-edge-${[x, y, width, height].map(Math.round).join('_')}`
}

/** What is drawn is cut off at the edge of the sheet. */
export function clipToSheet(drawn: SVGElement, bounds: Bounds): void {
  drawn.setAttribute('clip-path', `url(#${sheetEdge(bounds)})`)
}
