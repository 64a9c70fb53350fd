import type { Kind, Seat } from '@grognard/umpire'
import type { BattleState, Request } from './battle-state.ts'

/** Onto its way to the umpire. */
export function sent(
  state: BattleState,
  seat: Seat,
  order: Kind,
  thenTake: string | null = null,
): BattleState {
  return asked(state, { ask: 'give', seat, order, thenTake })
}

/** Onto its way to the battle’s source. */
export function asked(state: BattleState, request: Request): BattleState {
  return { ...state, onTheirWay: [...state.onTheirWay, request] }
}
