import { turned } from '@grognard/geometry/dots/heading.ts'

/** [SOL-011] Dots from west to east and from north to south; the size is a reconstruction. */
export const standardBoard = { columns: 25, rows: 17 } as const

/** [SOL-011] Boards lie side by side in three panels, each with its compass, north up. */
const panelCount = 3

/** [SOL-013] Dots from one berth to the next. */
const berthSpacing = 2

export interface Panel {
  /** First and last column. */
  from: number
  to: number
}

/** A place at a port: `x` to the east, `y` to the south, heading 0 to 7. */
export interface Berth {
  x: number
  y: number
  heading: number
}

/** [SOL-013] Player A's port lies in the south and looks north, player B's the other way. */
export const portHeadings = { a: 0, b: 4 } as const

/** [SOL-011] The panels of a board; the middle one has the ports. */
export function panelsOf(columns: number): Panel[] {
  const outer = Math.floor(columns / panelCount)
  return [
    { from: 0, to: outer - 1 },
    { from: outer, to: columns - outer - 1 },
    { from: columns - outer, to: columns - 1 },
  ]
}

/** [SOL-013] The berths of a player's port from west to east, one for each ship. */
export function berthsOf(
  player: 'a' | 'b',
  ships: number,
  { columns, rows }: { columns: number; rows: number },
): Berth[] {
  const middle = Math.floor(columns / 2)
  const first = middle - Math.floor(((ships - 1) * berthSpacing) / 2)
  const y = player === 'a' ? rows - 1 : 0
  const heading = portHeadings[player]
  const berths: Berth[] = []
  for (let i = 0; i < ships; i++) berths.push({ x: first + i * berthSpacing, y, heading })
  return berths
}

/** A larger board for up to five ships a side; reconstruction. */
export const largeBoard = { columns: 33, rows: 21, ships: 5 } as const

/** [SOL-015] By the sum of two dice, 2 to 12: the named wind, headings 0 to 7 clockwise from north. */
export const windTable = [0, 3, 1, 6, 2, 2, 2, 6, 5, 7, 4] as const

/** [SOL-015] Whether a wind is named for where it comes from or for where it blows. */
export const windNames = ['from', 'to'] as const
export type WindNames = (typeof windNames)[number]

/** [SOL-015] The heading the wind comes from. */
export function windFor(dice: number, namesAre: WindNames): number {
  const named = windTable[dice - 2]
  if (named === undefined) throw new RangeError(`Two dice do not show ${dice}.`)
  return namesAre === 'from' ? named : turned(named, 4)
}

/** [SOL-006] How far to either side of the wind no ship sails, 1/100 degree. */
export const noSailZone = 4500
