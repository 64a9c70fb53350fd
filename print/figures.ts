import type { Cell } from '@grognard/umpire'

/** Figures and dashes, or short signs such as those of a matrix. */
export function areFigures(rows: readonly (readonly Cell[])[], column: number): boolean {
  return rows.every(row => isFigure(row[column] ?? null))
}

const shortSign = /^(.{0,2}|[IVX]+|\d[\d\u2013:.,]*)$/

function isFigure(cell: Cell): boolean {
  if (typeof cell === 'string') return shortSign.test(cell)
  return typeof cell !== 'object' || cell === null || 'adds' in cell
}
