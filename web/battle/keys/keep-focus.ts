import type { Board } from '@grognard/board'
import type { StoreApi } from 'zustand/vanilla'
import { isWithin, placeShown } from '../../shared/focus-register.ts'
import type { BattleState } from '../state/battle-state.ts'

type Hand = Pick<BattleState, 'selected'>

/**
 * Keys always go somewhere: to the chart when the page is opened, and when what had them is gone from it.
 * From a list of orders they go to the next list, or to the next piece that can act, so that nothing is
 * begun from the first again. Returns the way to stop.
 */
export function keepKeys(
  state: Pick<StoreApi<Hand>, 'getState' | 'subscribe'>,
  board: () => Board | null,
): () => void {
  let holder: Element | null = null
  let wasInList = false
  let last = state.getState().selected
  let waiting = 0
  const held = (event: FocusEvent): void => {
    holder = event.target instanceof Element ? event.target : null
    wasInList = holder !== null && isWithin('orders', holder)
  }
  const look = (): void => {
    waiting = 0
    const isLost = document.activeElement === document.body && holder?.isConnected !== true
    const { selected } = state.getState()
    if (isLost && !placeShown('sheet')) {
      const isTaken = wasInList && (takenByList(selected) || board()?.focusNext(last) === true)
      if (!isTaken) board()?.takeKeys(false)
    }
    last = selected ?? last
  }
  const lookSoon = (): void => {
    if (waiting === 0) waiting = requestAnimationFrame(look)
  }
  document.addEventListener('focusin', held)
  const unsubscribe = state.subscribe(lookSoon)
  lookSoon()
  return () => {
    document.removeEventListener('focusin', held)
    unsubscribe()
    cancelAnimationFrame(waiting)
  }
}

function takenByList(selected: string | null): boolean {
  const first = selected === null ? null : placeShown('order')
  first?.focus({ preventScroll: true })
  return first !== null
}
