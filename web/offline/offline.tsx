import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useLibraryWords } from '../shared/library-sentences.ts'

/** Whether the page can be opened without a network, and whether a newer one lies ready. */
type OfflineState = 'no' | 'ready' | 'renewed'

const offline = createStore<OfflineState>(() => 'no')

/** Once the page stands, all of it is kept for play without a network. Where that fails it plays on. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    if (registration.waiting) offline.setState('renewed', true)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    await navigator.serviceWorker.ready
    if (offline.getState() === 'no') offline.setState('ready', true)
  } catch (error) {
    console.warn('Grognard is not kept for offline play:', error)
  }
}

/** A newer page waits until every window of the old one is closed, so that none loses its parts. */
function watch(worker: ServiceWorker | null): void {
  const hadOne = navigator.serviceWorker.controller !== null
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && hadOne) offline.setState('renewed', true)
  })
}

/** Whether the page opens without a network, and whether a newer one lies ready. */
export function OfflineNote() {
  const words = useLibraryWords()
  const state = useStore(offline)
  if (state === 'no') return null
  return (
    <p className="quiet" role="status">
      {words.say({ key: `web.offline.${state}` })}
    </p>
  )
}
