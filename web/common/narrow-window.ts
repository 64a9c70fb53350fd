import { useSyncExternalStore } from 'react'

/** Where the style sheets take the window for a phone's, upright or on its side. */
const NARROW = '(max-width: 640px), (max-width: 1100px) and (max-height: 520px)'

/** Whether orders have as little room as on a phone; follows when it is turned. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
}

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
