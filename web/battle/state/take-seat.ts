import { resignation } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import type { Giving } from './give-order.ts'

interface Ways extends Pick<Giving, 'giveInTurn' | 'follow' | 'breakOff'> {
  settle(state: BattleState): BattleState
}

type Seating = Pick<BattleStore, 'recall' | 'leaveRecall' | 'takeSeat' | 'setPlayers' | 'resign'>

/** Who looks at the screen, and who plays. */
export function createSeating(
  state: StoreApi<BattleState>,
  { giveInTurn, follow, breakOff, settle }: Ways,
): Seating {
  return {
    recall: (seat, recalled) => state.setState({ next: seat, recalled }),
    leaveRecall: () => state.setState(settle({ ...state.getState(), recalled: null }), true),
    takeSeat() {
      const { next, recalled } = state.getState()
      state.setState({ recalled: null })
      if (next !== null && recalled) void giveInTurn(next, recalled, next)
      else state.setState(settle({ ...state.getState(), viewer: next }), true)
    },
    resign() {
      const { viewer } = state.getState()
      if (viewer === null) return
      breakOff()
      state.setState({ thinking: null })
      void giveInTurn(viewer, resignation)
    },
    setPlayers(next) {
      state.setState(settle({ ...state.getState(), players: next }), true)
      follow()
    },
  }
}
