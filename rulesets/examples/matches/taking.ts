import { field, judgeBy } from '@grognard/umpire'
import { chapter, event, refuse } from './rules.ts'
import type { Order, Rules } from './rules.ts'
import { players } from './state.ts'
import type { State } from './state.ts'

/** All sentences: in English only, until the game is played. */
export const en = {
  'book.edition': 'first',
  'book.authors': 'folk',
  'seat.left': 'Left',
  'seat.right': 'Right',
  'step.take': 'Take matches',
  'order.take': 'take matches',
  'scenario.heap': 'A heap of matches',
  'take.tooMany': 'There are {left} matches. Take no more than those.',
  'tell.take': 'Take {count}',
  'event.taken': '{player} takes {count}: {left} left.',
  'outcome.last': '{player} took the last match and won.',
}

export const takeShape = { count: field.integer(1, 3) }

export const takingEvents = {
  taken: event(
    { player: field.one(players), count: field.integer(1, 3) },
    {
      rule: 'M-1',
      apply(state, { player, count }) {
        state.matches -= count
        if (state.matches === 0)
          state.outcome = {
            winners: [player],
            message: { key: 'outcome.last', values: { player: { key: `seat.${player}` } } },
          }
      },
      describe: ({ player, count }, { matches }) => ({
        key: 'event.taken',
        values: { player: { key: `seat.${player}` }, count, left: matches - count },
      }),
    },
  ),
}

const refusals = [
  refuse<{ state: State; order: Order }>(
    'M-2',
    'take.tooMany',
    ({ state, order }) => order.count > state.matches,
    ({ state }) => ({ left: state.matches }),
  ),
]

/** [M-1] */
const take: Rules = {
  shape: takeShape,
  judge: (state, _seat, order) => judgeBy(refusals, { state, order }),
  execute(table, seat, { count }) {
    const player = players.find(one => one === seat) ?? 'left'
    table.emit({ kind: 'taken', player, count })
  },
  legalOrders: ({ matches }) =>
    [1, 2, 3].filter(count => count <= matches).map(count => ({ kind: 'take', count })),
  describe: (_state, { count }) => ({ key: 'tell.take', values: { count } }),
}

/** The one chapter of this book. */
export const taking = chapter({
  orders: { take },
  events: takingEvents,
  messages: { en, de: en, da: en },
})
