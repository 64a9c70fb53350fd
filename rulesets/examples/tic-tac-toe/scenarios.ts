import type { Options, Scenario } from '@grognard/umpire'
import type { Player, State } from './state.ts'
import { CELLS } from './tables.ts'

/** [TTT-2] Crosses begin, or noughts where that is agreed. */
function playersBy(options: Options): Player[] {
  return options.first === 'noughts' ? ['noughts', 'crosses'] : ['crosses', 'noughts']
}

export const standard: Scenario<State> = {
  title: 'scenario.standard',
  options: {},
  seats: playersBy,
  begin: options => ({
    place: [],
    outcome: null,
    players: playersBy(options),
    cells: Array.from({ length: CELLS }, () => 'free' as const),
  }),
}
