import { useObserved } from '../common/observed.ts'
import { useShelfWords } from '../common/shelf-sentences.ts'
import { offline } from './register.ts'

/** Whether the page opens without a network, and whether a newer one lies ready. */
export function OfflineNote() {
  const words = useShelfWords()
  const state = useObserved(offline, value => value)
  if (state === 'no') return null
  return (
    <p className="quiet" role="status">
      {words.say({ key: `web.offline.${state}` })}
    </p>
  )
}
