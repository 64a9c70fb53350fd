import type { Kind, Seat } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import type { HeldDice } from '../../shared/thrown-dice.ts'
import type { AtTheThrow, Occasion } from '../dice/dice-request.ts'
import type { BattleState } from './battle-state.ts'
import { selectionOf } from './held-selection.ts'
import { saveShown } from './save.ts'
import { emptySelection } from './selection.ts'
import { turnViewAt } from './turn-view.ts'

/** Real dice lie beside the battle until they count. */
export function heldDiceOf(state: StoreApi<BattleState>): HeldDice {
  return {
    held: () => state.getState().thrown,
    hold: thrown => state.setState({ thrown }),
  }
}

/** Dice that have been rolled count for the next order, and are kept with the battle. */
export function layDown(state: StoreApi<BattleState>): void {
  void saveShown(state)
  const { length: count } = state.getState().thrown
  if (count === 0) return
  const objection = { reasons: [], note: { key: 'web.dice.kept', values: { count } } }
  state.setState({ objection })
}

/** The chart goes on to the moment of a roll; false while it plays something back. */
export function showThrow(
  state: StoreApi<BattleState>,
  { state: reached, phase }: AtTheThrow,
): boolean {
  const now = state.getState()
  const { battle, viewer, playback } = now
  if (viewer === null || playback) return false
  const view = battle.game.view(reached, viewer)
  const turnView = turnViewAt(battle.game, viewer, view, phase === '' ? null : phase)
  state.setState({ ...now, ...emptySelection, held: selectionOf(now), turnView }, true)
  return true
}

/** What dice are rolled for when a seat gives an order. */
export function occasionOf({ battle, viewer }: BattleState, seat: Seat, order: Kind): Occasion {
  const action = battle.game.describeOrder(battle.game.view(battle.state, viewer ?? seat), order)
  return { game: battle.game, before: battle.state, viewer, seat, action }
}
