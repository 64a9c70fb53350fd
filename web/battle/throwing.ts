import type { Kind, Seat } from '@grognard/umpire'
import type { Observed } from '../common/observed.ts'
import type { AtTheThrow } from '../dice/at-the-throw.ts'
import type { Occasion } from '../dice/dice-request.ts'
import type { DicePurse } from '../dice/thrown-dice.ts'
import { saveShown } from '../kept/saving.ts'
import type { BattleState } from './battle-state.ts'
import { emptyHand } from './hand.ts'
import { handOf } from './held-hand.ts'
import { standingAt } from './standing.ts'

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
