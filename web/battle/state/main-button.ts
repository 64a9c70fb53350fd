import { settledOn } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import type { BattleState, Objection } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import type { Drafting } from './draft.ts'
import { emptyHanded, mainOrder, notByEnter, notYet, orderInHand, undrawn } from './main-order.ts'
import type { PlaybackEnd } from './playback-end.ts'
import { isHalted } from './prompt.ts'

interface Ways extends Pick<BattleStore, 'projector' | 'resume'> {
  setDraft: Drafting['setDraft']
  shutter: PlaybackEnd
  choose(order: Kind): void
  object(objection: Objection): void
}

/** What the main button does, and what Enter does, which never goes on unmeant. */
export function createMainButton(
  state: StoreApi<BattleState>,
  { projector, resume, setDraft, shutter, choose, object }: Ways,
): Pick<BattleStore, 'confirm' | 'enter'> {
  const askForHand = (): void => {
    const empty = emptyHanded(state.getState())
    if (empty) object(empty)
  }
  const give = (now: BattleState, isByEnter: boolean): void => {
    const main = mainOrder(now)
    if (!main) askForHand()
    else if (main.from === 'undrawn') object(undrawn(now))
    else if (isByEnter && main.from === 'offer') object(notByEnter(now, main.order))
    else if (isByEnter && main.from === 'shut') object(notYet(now))
    else choose(main.order)
  }
  return {
    confirm() {
      const now = state.getState()
      if (now.playback) return projector.finish()
      if (isHalted(now)) return resume()
      give(now, false)
    },
    enter() {
      const now = state.getState()
      if (now.playback) return projector.finish()
      if (shutter.hasJustEnded()) return
      const ready = orderInHand(now)
      if (ready) return choose(ready)
      const { draft } = now
      if (draft?.tool === 'path' && draft.ahead) return setDraft(settledOn(draft, draft.ahead))
      give(now, true)
    },
  }
}
