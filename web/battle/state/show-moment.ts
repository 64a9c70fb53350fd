import type { BattleStore } from './battle-store.ts'

/**
 * Shows a moment of the battle, counted from 1, in its replay; of a battle that is over once all of it has
 * come. Returns what gives that up.
 */
export function showMoment(store: BattleStore, at: number): () => void {
  let isShown = false
  const look = (): void => {
    const { ended, record, viewer } = store.getState()
    if (isShown || !record || viewer === null || (record.view.outcome && !ended)) return
    isShown = true
    store.dispatch({ type: 'replay/begin' })
    store.dispatch({ type: 'playback/goTo', at })
  }
  const leave = store.subscribe(look)
  look()
  return leave
}
