import type { Forfeit, Kind } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import type { BattleState, Objection } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import { askedBefore, isChosenAlready, isYetToConsider } from './confirmations.ts'
import type { Giving } from './give-order.ts'
import { standsAlready } from './main-order.ts'

interface Ways extends Pick<Giving, 'giveInTurn'>, Pick<BattleStore, 'consider'> {
  object(objection: Objection): void
  /** Takes a piece in hand, whatever is dropped for it. */
  take(piece: string): void
}

/** Gives orders, once what may not have been meant has been asked. */
export function createChoosing(
  state: StoreApi<BattleState>,
  { giveInTurn, consider, object, take }: Ways,
): Pick<BattleStore, 'choose' | 'answer'> {
  const patch = (change: Partial<BattleState>): void => state.setState(change)

  /** True when the order was given. */
  const give = async (wanted: Kind): Promise<boolean> => {
    const { viewer, playback } = state.getState()
    if (viewer === null || playback) return false
    const ruling = await giveInTurn(viewer, wanted)
    if (ruling && !ruling.allowed) object({ reasons: ruling.because, note: null })
    return ruling?.allowed === true
  }

  /** Who could still act comes in hand, where nothing else is. */
  const takeFirst = ([first]: readonly Forfeit[]): void => {
    const { turnView, selected } = state.getState()
    const isThere = turnView?.picture.pieces.some(({ id }) => id === first?.piece)
    if (first && isThere && selected === null) take(first.piece)
  }

  return {
    choose(wanted) {
      if (isChosenAlready(state.getState(), wanted))
        return object(standsAlready(state.getState(), wanted))
      if (isYetToConsider(state.getState(), wanted)) return consider(wanted)
      const asked = askedBefore(state.getState(), wanted)
      if (asked) patch({ asked, objection: null })
      else void give(wanted)
    },
    async answer(answer) {
      const { asked } = state.getState()
      patch({ asked: null })
      if (asked?.about === 'forfeit' && answer === 'leave') return takeFirst(asked.forfeits)
      if (!asked || answer === 'leave') return
      const isDone = answer === 'no' || (await give(asked.order))
      if (asked.about === 'ungiven' && isDone && state.getState().turnView?.ask) take(asked.piece)
    },
  }
}
