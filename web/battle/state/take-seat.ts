import { resignation } from '@grognard/umpire'
import type { Observed } from '../../shared/observed.ts'
import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import type { Giving } from './give-order.ts'

interface Ways extends Pick<Giving, 'giveInTurn' | 'follow' | 'breakOff'> {
  settle(state: BattleState): BattleState
}

type Seating = Pick<BattleStore, 'recall' | 'leaveRecall' | 'takeSeat' | 'setPlayers' | 'resign'>

/** Who looks at the screen, and who plays. */
export function createSeating(
  state: Observed<BattleState>,
  { giveInTurn, follow, breakOff, settle }: Ways,
): Seating {
  return {
    recall: (seat, recalled) => state.set({ ...state.get(), next: seat, recalled }),
    leaveRecall: () => state.set(settle({ ...state.get(), recalled: null })),
    takeSeat() {
      const { next, recalled } = state.get()
      state.set({ ...state.get(), recalled: null })
      if (next !== null && recalled) void giveInTurn(next, recalled, next)
      else state.set(settle({ ...state.get(), viewer: next }))
    },
    resign() {
      const { viewer } = state.get()
      if (viewer === null) return
      breakOff()
      state.set({ ...state.get(), thinking: null })
      void giveInTurn(viewer, resignation)
    },
    setPlayers(next) {
      state.set(settle({ ...state.get(), players: next }))
      follow()
    },
  }
}
