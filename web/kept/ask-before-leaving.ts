import type { BattleState } from '../battle/battle-state.ts'
import type { Observed } from '../common/observed.ts'

/** While the browser could not keep the last orders it asks before the page is left; returns what ends that. */
export function askBeforeLeaving(state: Observed<BattleState>): () => void {
  const asks = (event: BeforeUnloadEvent): void => {
    const { saving } = state.get()
    if (saving === 'full' || saving === 'failed') event.preventDefault()
  }
  addEventListener('beforeunload', asks)
  return () => removeEventListener('beforeunload', asks)
}
