import type { Ruleset } from '@grognard/umpire'
import { exactly, nameOfA, oneOfThe, whole } from '@grognard/umpire/shape-words.ts'
import { doctrine } from './doctrine.ts'
import { metrics } from './metrics.ts'
import { guide } from './guide/index.ts'
import { marking } from './marking.ts'
import { da } from './messages/da.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { picture } from './picture.ts'
import { rulebook } from './rulebook.ts'
import type { RuleId } from './rulebook.ts'
import { standard } from './scenarios.ts'
import { sequence } from './sequence.ts'
import { copy } from './state.ts'
import type { Event, Order, Player, State } from './state.ts'
import { CELLS } from './tables.ts'
import { drawn, narrate, outcomeOf, context } from './words.ts'

const player = oneOfThe<Player>({ crosses: true, noughts: true })

/** The smallest complete ruleset. Nothing in it is secret and nothing is rolled. */
export const ticTacToe: Ruleset<State, Order, Event, RuleId> = {
  id: 'tic-tac-toe',
  rulebook,
  options: {
    first: { rule: 'TTT-2', default: 'crosses', values: ['crosses', 'noughts'] },
  },
  scenarios: { standard },
  sequence,
  orders: { mark: marking },
  evolve: {
    marked(state, { cell, player }) {
      state.cells[cell] = player
    },
    lineMade(state, { player }) {
      state.outcome = { winners: [player], message: outcomeOf(player) }
    },
    boardFilled(state) {
      state.outcome = { winners: [], message: drawn() }
    },
  },
  copy,
  stateShape: {
    players: exactly(2, { ...nameOfA('seat'), ...player }),
    cells: exactly(
      CELLS,
      oneOfThe<State['cells'][number]>({ crosses: true, noughts: true, free: true }),
    ),
  },
  eventShapes: {
    marked: { player, cell: whole(0, CELLS - 1) },
    lineMade: { player },
    boardFilled: {},
  },
  seats: state => state.players,
  view: copy,
  redact: event => event,
  determinize: copy,
  picture,
  describe: narrate,
  status: context,
  messages: { en, de, da },
  guide,
  doctrine,
  metrics,
}

export type { Event, Order, State } from './state.ts'
