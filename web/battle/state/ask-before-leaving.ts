import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from './battle-state.ts'

/** While the browser could not keep the last orders it asks before the page is left; returns what ends that. */
export function askBeforeLeaving(state: Pick<StoreApi<BattleState>, 'getState'>): () => void {
  const asks = (event: BeforeUnloadEvent): void => {
    const { saving } = state.getState()
    if (saving === 'full' || saving === 'failed') event.preventDefault()
  }
  addEventListener('beforeunload', asks)
  return () => removeEventListener('beforeunload', asks)
}
