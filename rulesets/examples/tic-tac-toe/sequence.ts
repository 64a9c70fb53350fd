import { never, sequenceWords } from '@grognard/umpire'
import type { RuleId } from './rulebook.ts'
import type { Event, Order, Player, State } from './state.ts'

const { ask, each, repeat } = sequenceWords<State, Order, Event, RuleId>()

const inTurn = (state: State): readonly Player[] => state.players
const thePlayer = (_state: State, player: Player): readonly Player[] => [player]

export const sequence = {
  turn: [repeat(never, each(inTurn, ask('mark', 'TTT-3', thePlayer, 'mark')))],
}
