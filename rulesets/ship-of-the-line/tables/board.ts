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
