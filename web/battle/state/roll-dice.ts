import type { Kind, Seat } from '@grognard/umpire'
import type { Observed } from '../../shared/observed.ts'
import type { DicePurse } from '../../shared/thrown-dice.ts'
import type { AtTheThrow, Occasion } from '../dice/dice-request.ts'
import type { BattleState } from './battle-state.ts'
import { handOf } from './held-selection.ts'
import { saveShown } from './save.ts'
import { emptyHand } from './selection.ts'
import { standingAt } from './turn-view.ts'

/** Real dice lie beside the battle until they count. */
export function purseOf(state: Observed<BattleState>): DicePurse {
  return {
    held: () => state.get().thrown,
    hold: thrown => state.set({ ...state.get(), thrown }),
  }
}

/** Dice that have been rolled count for the next order, and are kept with the battle. */
export function layDown(state: Observed<BattleState>): void {
  void saveShown(state)
  const { length: count } = state.get().thrown
  if (count === 0) return
  const objection = { reasons: [], note: { key: 'web.dice.kept', values: { count } } }
  state.set({ ...state.get(), objection })
}

/** The chart goes on to the moment of a roll; false while it plays something back. */
export function showThrow(
  state: Observed<BattleState>,
  { state: reached, phase }: AtTheThrow,
): boolean {
  const now = state.get()
  const { battle, viewer, playback } = now
  if (viewer === null || playback) return false
  const view = battle.game.view(reached, viewer)
  const standing = standingAt(battle.game, viewer, view, phase === '' ? null : phase)
  state.set({ ...now, ...emptyHand, held: handOf(now), standing })
  return true
}

/** What dice are rolled for when a seat gives an order. */
export function occasionOf({ battle, viewer }: BattleState, seat: Seat, order: Kind): Occasion {
  const deed = battle.game.describeOrder(battle.game.view(battle.state, viewer ?? seat), order)
  return { game: battle.game, before: battle.state, viewer, seat, deed }
}
