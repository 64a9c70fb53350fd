import { useStore } from 'zustand'
import { useShelfWords } from '../shared/library-sentences.ts'
import { offline } from './register.ts'

/** Whether the page opens without a network, and whether a newer one lies ready. */
export function OfflineNote() {
  const words = useShelfWords()
  const state = useStore(offline)
  if (state === 'no') return null
  return (
    <p className="quiet" role="status">
      {words.say({ key: `web.offline.${state}` })}
    </p>
  )
}
