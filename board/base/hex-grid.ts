import type { HexGrid } from '@grognard/umpire'

/** How far the hexes of a column stand below those of the higher columns. */
function lowered({ isFirstLower, height }: HexGrid, column: number): number {
  return (column % 2 === 1) === isFirstLower ? 0 : height / 2
}

/** In ground units, like the grid itself: y to the north. */
export function middleOfHex(grid: HexGrid, column: number, row: number): { x: number; y: number } {
  const down = row * grid.height + lowered(grid, column) - lowered(grid, 0)
  return { x: grid.x + column * grid.columnWidth, y: grid.y - down }
}

/** The hex that players call so, such as HH19; undefined where the sheet has none. */
export function hexCalled(grid: HexGrid, name: string): { x: number; y: number } | undefined {
  const typed = name.toUpperCase()
  const column = grid.columns.findIndex(
    one => typed.startsWith(one) && grid.rows.includes(typed.slice(one.length)),
  )
  if (column < 0) return undefined
  const row = grid.rows.indexOf(typed.slice(grid.columns[column]?.length))
  return middleOfHex(grid, column, row)
}
