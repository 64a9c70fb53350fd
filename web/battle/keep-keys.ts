import type { Board } from '@grognard/board'
import type { Observed } from '../common/observed.ts'

/**
 * Keys always go somewhere: to the chart when the page is opened, and when what had them is gone from it.
 * Returns the way to stop.
 */
export function keepKeys(state: Observed<unknown>, board: () => Board | null): () => void {
  let holder: Element | null = null
  let waiting = 0
  const held = (event: FocusEvent): void => {
    holder = event.target instanceof Element ? event.target : null
  }
  const look = (): void => {
    waiting = 0
    const isLost = document.activeElement === document.body && holder?.isConnected !== true
    if (isLost && !document.querySelector('dialog[open]')) board()?.takeKeys(false)
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
