import type { Hex } from './hex.ts'

/**
 * Names as on printed sheets: columns A to Z, AA, BB … from 0, and rows from 1 down the column, every
 * second column half a hex lower. Columns and rows off the sheet have names too: -A3, C-2.
 */
export function nameOfHex({ q, r }: Hex): string {
  return `${nameOfColumn(q)}${rowOf(q, r)}`
}

/** The hex of that name; null where it names none. */
export function hexNamed(name: string): Hex | null {
  const parts = /^(-?)(([A-Z])\3*)(-?\d+)$/.exec(name)
  if (!parts) return null
  const [, sign, letters = '', letter = '', row = ''] = parts
  const column = (letters.length - 1) * 26 + letter.charCodeAt(0) - firstLetter
  const q = sign ? -1 - column : column
  return { q, r: Number(row) - rowOf(q, 0) }
}

const firstLetter = 'A'.charCodeAt(0)

/** A to Z, then AA to ZZ, AAA …; to the west of A they begin again as -A. */
export function nameOfColumn(q: number): string {
  const column = q < 0 ? -1 - q : q
  const letter = String.fromCharCode(firstLetter + (column % 26))
  return `${q < 0 ? '-' : ''}${letter.repeat(Math.floor(column / 26) + 1)}`
}

/** The row, counted from 1 in the hex that stands topmost in column A. */
export function rowOf(q: number, r: number): number {
  return r + Math.floor(q / 2) + 1
}
