import type { GroundShape, Message, Picture, Piece } from '@grognard/umpire'
import { nameOf, nameOfCell } from './state.ts'
import type { Player, State } from './state.ts'
import { CELLS } from './tables.ts'

/** Ground units: a cell is 100 wide, the mark on it 60. */
const CELL = 100
const MARK = 60
const ROW = 3

export function picture(state: State): Picture {
  const pieces: Piece[] = []
  state.cells.forEach((player, cell) => {
    if (player !== 'free') pieces.push(markOn(cell, player, state.players.indexOf(player)))
  })
  return {
    theme: 'board',
    measure: { size: CELL, key: 'measure.cell' },
    bounds: { x: 0, y: 0, width: ROW * CELL, height: ROW * CELL },
    ground: Array.from({ length: CELLS }, (_, cell) => groundOf(cell)),
    pieces,
    markers: [],
    arcs: [],
    paths: [],
    windFrom: null,
    headline: [{ key: 'headline', values: { marks: pieces.length } }],
  }
}

/** The lower left corner; rows are counted from the top, y grows upwards. */
function cornerOf(cell: number): { x: number; y: number } {
  return { x: (cell % ROW) * CELL, y: (ROW - 1 - Math.floor(cell / ROW)) * CELL }
}

function groundOf(cell: number): GroundShape {
  const { x, y } = cornerOf(cell)
  const polygon = [x, y, x + CELL, y, x + CELL, y + CELL, x, y + CELL]
  return { kind: 'cell', polygon, label: nameOfCell(cell) }
}

function markOn(cell: number, player: Player, side: number): Piece {
  const { x, y } = cornerOf(cell)
  return {
    id: `mark-${cell}`,
    shape: 'mark',
    build: { masts: 0, decks: 0 },
    x: x + CELL / 2,
    y: y + CELL / 2,
    heading: 0,
    length: MARK,
    beam: MARK,
    seat: player,
    side,
    nation: '',
    name: player,
    label: { key: 'piece', values: { player: nameOf(player), cell: nameOfCell(cell) } },
    rows: [],
    badges: [],
    card: [],
  }
}

/** The board in words, a line for each row. */
export function status(view: State): Message[] {
  const on = (cell: number): Message => {
    const player = view.cells[cell]
    return player === undefined || player === 'free' ? { key: 'cell.free' } : nameOf(player)
  }
  return [0, 1, 2].map(row => ({
    key: `situation.row${row}`,
    values: { left: on(row * ROW), middle: on(row * ROW + 1), right: on(row * ROW + 2) },
  }))
}
