import { useSyncExternalStore } from 'react'

/** Where the style sheets take the window for a phone's. */
const NARROW = '(max-width: 640px)'

/** Whether the window is as narrow as a phone; follows when it is turned. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
}

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
