import { useSyncExternalStore } from 'react'
import { settings } from './settings.ts'

/** Whether the player, or the player's system, asks that nothing move by itself. */
export function isMotionReduced(): boolean {
  return (
    settings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Where the style sheets take the window for a phone's, upright or on its side. */
const NARROW = '(max-width: 640px), (max-width: 1100px) and (max-height: 520px)'

/** Where they lay the desk over the chart, whether the margin is folded or not. */
const OVER_CHART = '(max-width: 1100px)'

/** Whether orders have as little room as on a phone; follows when it is turned. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watchNarrow, () => matchMedia(NARROW).matches)
}

export function useIsDeskOverChart(): boolean {
  return useSyncExternalStore(watchOverChart, () => matchMedia(OVER_CHART).matches)
}

const watchNarrow = watching(NARROW)
const watchOverChart = watching(OVER_CHART)

function watching(media: string): (changed: () => void) => () => void {
  return changed => {
    const query = matchMedia(media)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
}

/** Follows the system's wish that nothing move by itself; returns the way to stop. */
export const watchMotion = watching('(prefers-reduced-motion: reduce)')

/** Nobody looks: another window or another page lies over this one. */
export function isPageHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}

/** Is told when somebody looks again, once; returns what ends that. */
export function whenSeenAgain(seen: () => void): () => void {
  const look = (): void => {
    if (isPageHidden()) return
    leave()
    seen()
  }
  const leave = (): void => document.removeEventListener('visibilitychange', look)
  document.addEventListener('visibilitychange', look)
  return leave
}
