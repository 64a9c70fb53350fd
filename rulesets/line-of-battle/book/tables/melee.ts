import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-160] Widest gap between hulls that lie side by side; [LOB-170] breaking off; 1/1000 in. */
export const boardingGap = inches(0.5)
export const breakOffDistance = inches(1)

/** [LOB-075] [LOB-151] Hulls in contact: what rounding may leave between them, 1/1000 in. */
export const contactGap = 3

/** [LOB-167] Rounds that win a melee. */
export const roundsToWin = 2

/** [LOB-164] Crew that a round costs. */
export const roundLosses = { loser: 2, winner: 1 }

/** [LOB-169] On the rolls of a defender who fights on. */
export const continuationBonus = 1

/** [LOB-174] The least crew put aboard a prize and the least kept. */
export const prizeCrew = { least: 1, kept: 1 }

/** [LOB-165] The largest difference of crews at which dice are still rolled. */
const largestDifference = 6

/** [LOB-166] Crews that the matrix lists: 1 to this. */
const matrixSize = 20

/** A cell of the matrix: what the larger crew adds, or that it wins without dice. */
export type MeleeCell = number | 'auto'

/** [LOB-166] Cells whose print differs from the difference of the crews: row, column, printed value. */
const matrixMisprints = [
  { row: 16, column: 20, printed: 3 },
  { row: 17, column: 20, printed: 2 },
  { row: 18, column: 20, printed: 1 },
] as const

/** [LOB-163] [LOB-165] The matrix as ruled, also beyond its last row: the difference of the crews. */
export function meleeCell(crew: number, otherCrew: number): MeleeCell {
  const difference = Math.abs(crew - otherCrew)
  return difference > largestDifference ? 'auto' : difference
}

/** [LOB-166] The matrix as ruled, rows and columns 1 to 20. */
export const matrixRuled: readonly (readonly MeleeCell[])[] = matrixOf(meleeCell)

/** [LOB-166] The matrix as printed, misprints and all. */
export const matrixPrinted: readonly (readonly MeleeCell[])[] = matrixOf(printedCell)

function printedCell(row: number, column: number): MeleeCell {
  const misprint = matrixMisprints.find(cell => cell.row === row && cell.column === column)
  return misprint ? misprint.printed : meleeCell(row, column)
}

function matrixOf(cell: (row: number, column: number) => MeleeCell): MeleeCell[][] {
  const crews = Array.from({ length: matrixSize }, (_, index) => index + 1)
  return crews.map(row => crews.map(column => cell(row, column)))
}
