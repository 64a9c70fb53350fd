import type { StoreApi } from 'zustand/vanilla'
import type { BattleState, Objection } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import type { Giving } from './give-order.ts'
import { isBegun } from './main-order.ts'
import { emptySelection, withFreshSelection, withoutPiece } from './selection.ts'
import { undoOf } from './undo-search.ts'

interface Ways extends Pick<Giving, 'breakOff' | 'follow'>, Pick<BattleStore, 'projector'> {
  object(objection: Objection): void
  settle(state: BattleState): BattleState
}

/** Lets go of what is in hand, and takes back what was given. */
export function createTakingBack(
  state: StoreApi<BattleState>,
  { projector, breakOff, follow, object, settle }: Ways,
): Pick<BattleStore, 'cancel' | 'undo'> {
  return {
    cancel() {
      const now = state.getState()
      if (now.playback?.isRunning) return projector.toggle()
      if (now.asked) return state.setState({ ...now, asked: null }, true)
      const isBusy = isBegun(now) || now.pending !== null || now.objection !== null
      state.setState(isBusy ? withFreshSelection(now) : withoutPiece(now), true)
    },
    undo() {
      const now = state.getState()
      if (now.playback || now.viewer === null) return
      const undo = undoOf(now)
      if (!undo.isOpen) return object({ reasons: [], note: undo.why })
      breakOff()
      state.setState(
        settle({ ...now, ...emptySelection, battle: undo.battle, thinking: null }),
        true,
      )
      follow()
    },
  }
}
