import type { HexGrid } from '@grognard/umpire'
import { middleOfHex } from '../base/hex-grid.ts'
import { group, path, text } from '../base/svg.ts'

/** The whole grid in one path, and its columns and rows named along the edges of the sheet. */
export function hexGrid(grid: HexGrid): SVGElement[] {
  const hexes = group('hexes', [path('hex-lines', linesOf(grid)), ...namesOf(grid)])
  hexes.style.setProperty('--hex', String(grid.height))
  return [hexes]
}

/** Each side of a hex once: down the west of each column in a zigzag, then the tops. */
function linesOf(grid: HexGrid): string {
  const columns = grid.columns.map((_, column) => westOf(grid, column) + topsOf(grid, column))
  return columns.join('') + westOf(grid, grid.columns.length)
}

/** A third of the breadth of two columns reaches from the middle of a hex to its corner. */
const reachOf = ({ columnWidth }: HexGrid) => (columnWidth * 2) / 3

/** In the drawing, which has y down. */
function middleOf(grid: HexGrid, column: number, row: number): { x: number; y: number } {
  const { x, y } = middleOfHex(grid, column, row)
  return { x, y: -y }
}

function westOf(grid: HexGrid, column: number): string {
  const reach = reachOf(grid)
  const half = grid.height / 2
  const points = grid.rows.flatMap((_, row) => {
    const { x, y } = middleOf(grid, column, row)
    return [`${x - reach / 2} ${y - half}`, `${x - reach} ${y}`]
  })
  const last = middleOf(grid, column, grid.rows.length - 1)
  return `M${points.join('L')}L${last.x - reach / 2} ${last.y + half}`
}

function topsOf(grid: HexGrid, column: number): string {
  const reach = reachOf(grid)
  const tops = [...grid.rows, ''].map((_, row) => {
    const { x, y } = middleOf(grid, column, row)
    return `M${x - reach / 2} ${y - grid.height / 2}h${reach}`
  })
  return tops.join('')
}

/** Of the height of a hex: letters, and how far from the edge of the first and the last row they stand. */
const LETTERS = 0.26
const INSET = 0.3

function namesOf(grid: HexGrid): SVGTextElement[] {
  const { columns, rows, height } = grid
  const north = columns.map((name, column) => {
    const { x, y } = middleOf(grid, column, 0)
    return nameAt(name, x, y - height * INSET, height)
  })
  const south = columns.map((name, column) => {
    const { x, y } = middleOf(grid, column, rows.length - 1)
    return nameAt(name, x, y + height * INSET, height)
  })
  return [...north, ...south, ...rowNames(grid, 0), ...rowNames(grid, columns.length - 1)]
}

function rowNames(grid: HexGrid, column: number): SVGTextElement[] {
  return grid.rows.map((name, row) => {
    const { x, y } = middleOf(grid, column, row)
    return nameAt(name, x, y, grid.height)
  })
}

function nameAt(name: string, x: number, y: number, height: number): SVGTextElement {
  const label = text('hex-name', name, { x, y })
  label.style.fontSize = `${height * LETTERS}px`
  return label
}
