/** [TTT-1] Cells on the board, counted row by row from the top left. */
export const CELLS = 9

/** [TTT-1] Where a cell lies on the board. */
export const CENTRE = 4
export const CORNERS: readonly number[] = [0, 2, 6, 8]

/** [TTT-5] The cells of every row, column and diagonal. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
