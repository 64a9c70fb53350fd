import type { Doctrine } from '@grognard/umpire'
import type { Order } from './rules.ts'
import type { State } from './state.ts'

export const mark = (cell: number): Order => ({ kind: 'mark', cell })

const marksOn = ({ cells }: State) => cells.filter(player => player !== 'free').length

/** For tests: thinks of these cells, and weighs nothing but whose the middle is. */
export function middleDoctrine(
  thoughts: readonly number[],
  reasonFor: (cell: number) => string,
): Doctrine<State, Order> {
  return {
    choose: ({ cells }) => mark(cells.indexOf('free')),
    evaluate: ({ cells }, seat) => (cells[4] === seat ? 1 : 0),
    candidates: () =>
      thoughts.map(cell => ({ order: mark(cell), worth: 0, because: [{ key: reasonFor(cell) }] })),
    lookahead: { clock: marksOn, ahead: 1, candidates: 3, priorWeight: 1 },
  }
}
