import type { Seat } from '@grognard/umpire'
import { endBattle, hullHitsOf, lostShipsOf } from '../../model/defeat.ts'
import type { State } from '../../model/state.ts'
import type { SolTable } from '../../rules.ts'

/** [SOL-132] [SOL-135] A whole round is over: the turn limit, and the rounds nothing came of. */
export function endRound(table: SolTable): void {
  const { state } = table
  const { round, options } = state
  table.emit({ kind: 'roundEnded', round })
  if (options.turnLimit > 0 && round >= options.turnLimit)
    endBattle(table, 'turnLimit', winnersOnCount(state))
  else if (quietRounds(state) >= options.quietRoundsForDraw) endBattle(table, 'quiet', [])
}

/** [SOL-135] Whole rounds without a hit, a capture or a surrender, this one among them. */
export function quietRounds(state: State): number {
  return state.round - state.lastStir
}

/** [SOL-132] Fewer ships lost, then fewer hull hits; nobody where both are equal. */
function winnersOnCount(state: State): Seat[] {
  const [one, other] = state.players
  if (!one || !other) return []
  const ships = lostShipsOf(state, one.seat) - lostShipsOf(state, other.seat)
  const margin = ships === 0 ? hullHitsOf(state, one.seat) - hullHitsOf(state, other.seat) : ships
  if (margin === 0) return []
  return [margin < 0 ? one.seat : other.seat]
}
