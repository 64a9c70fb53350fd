import type { Doctrine, Seat } from '@grognard/umpire'
import { freeCells } from './marking.ts'
import type { Order } from './rules.ts'
import type { State } from './state.ts'
import { LINES } from './tables.ts'

/** What a line is worth by how many marks one player has in it, the other having none. */
const WORTH = [1, 3, 9, 27] as const

/** Prefers to finish a line, then to stop one, then the cell on the most open lines. */
export const doctrine: Doctrine<State, Order> = {
  choose(view, seat) {
    const [first, ...others] = freeCells(view)
    if (first === undefined) throw new Error('The board is full.')
    const worth = (cell: number): number => worthOfCell(view, seat, cell)
    const cell = others.reduce((best, other) => (worth(other) > worth(best) ? other : best), first)
    return { kind: 'mark', cell }
  },
  evaluate(view, seat) {
    if (view.outcome) return outcomeFor(seat, view.outcome.winners)
    return LINES.reduce((sum, line) => sum + worthOfLine(view, seat, line), 0)
  },
}

function worthOfCell(view: State, seat: Seat, cell: number): number {
  let worth = 0
  for (const line of LINES)
    if (line.includes(cell)) {
      const value = worthOfLine(view, seat, line)
      worth += value >= 0 ? value * value * 2 : value * value
    }
  return worth
}

/** More than 0 where the seat alone has marks, less where the other alone has, 0 where both have. */
function worthOfLine({ cells }: State, seat: Seat, line: readonly number[]): number {
  let own = 0
  let others = 0
  for (const cell of line) {
    if (cells[cell] === seat) own += 1
    else if (cells[cell] !== 'free') others += 1
  }
  if (others === 0) return WORTH[own] ?? 0
  return own === 0 ? -(WORTH[others] ?? 0) : 0
}

function outcomeFor(seat: Seat, winners: readonly Seat[]): number {
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1000 : -1000
}
