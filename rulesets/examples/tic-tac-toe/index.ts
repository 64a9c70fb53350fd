import { field, never } from '@grognard/umpire'
import { doctrine } from './doctrine.ts'
import { guide } from './guide.ts'
import { marking } from './marking.ts'
import { scenarios as da } from './messages/scenarios.da.ts'
import { scenarios as de } from './messages/scenarios.de.ts'
import { scenarios as en } from './messages/scenarios.en.ts'
import { metrics } from './metrics.ts'
import { picture, status } from './picture.ts'
import { rulebook } from './rulebook.ts'
import { ask, assemble, each, repeat } from './rules.ts'
import { standard } from './scenarios.ts'
import { copy, players } from './state.ts'
import type { Player, State } from './state.ts'
import { CELLS } from './tables.ts'

const inTurn = (state: State): readonly Player[] => state.players
const thePlayer = (_state: State, player: Player): readonly Player[] => [player]

/** The smallest complete ruleset. Nothing in it is secret and nothing is rolled. */
export const ticTacToe = assemble([marking], {
  id: 'tic-tac-toe',
  rulebook,
  options: {
    first: { rule: 'TTT-2', default: 'crosses', values: ['crosses', 'noughts'] },
  },
  scenarios: { standard },
  messages: { en, de, da },
  guide,
  rules: {
    sequence: {
      turn: [repeat(never, each(inTurn, ask('mark', 'TTT-3', thePlayer, 'mark')))],
    },
    copy,
    stateShape: {
      players: field.list(field.nameOf('seat', players), { fewest: 2, most: 2 }),
      cells: field.list(field.one([...players, 'free']), { fewest: CELLS, most: CELLS }),
    },
    seats: state => state.players,
  },
  secrecy: { view: copy, sharedView: state => state, determinize: copy },
  display: { picture, status },
  players: { doctrine, metrics },
})

export type { Event, Order } from './rules.ts'
export type { State } from './state.ts'
