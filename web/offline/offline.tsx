import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useLibraryWords } from '../shared/library-sentences.ts'
import type { ShowNewer } from './show-newer.ts'

/** Whether the page can be opened without a network, and whether a newer one lies ready. */
type OfflineState = 'no' | 'ready' | 'renewed'

const offline = createStore<OfflineState>(() => 'no')

/** The newer page that waits to be shown. */
let newer: ServiceWorker | null = null
let isAskedFor = false

const SHOW: ShowNewer = 'show the newer page'

/** Milliseconds between looks for a newer page, while somebody comes back to this one. */
const LOOK = 10 * 60_000

/** Once the page stands, all of it is kept for play without a network. Where that fails it plays on. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    if (registration.waiting) lieReady(registration.waiting)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    followNewer()
    lookAgain(registration)
    await navigator.serviceWorker.ready
    if (offline.getState() === 'no') offline.setState('ready', true)
  } catch (error) {
    console.warn('Grognard is not kept for offline play:', error)
  }
}

/** A newer page waits until somebody asks for it, so that no window loses its parts unasked. */
function watch(worker: ServiceWorker | null): void {
  const hadOne = navigator.serviceWorker.controller !== null
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && hadOne) lieReady(worker)
  })
}

function lieReady(worker: ServiceWorker): void {
  newer = worker
  offline.setState('renewed', true)
}

/** A window that stays open for days hears of a newer page too. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** What a window is given first is no newer page. */
function followNewer(): void {
  let hasOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) goOver()
    hasOne = true
  })
}

/** Here it was asked for, or nobody looks; another window is left as it is until it asks too. */
function goOver(): void {
  if (isAskedFor || document.hidden) return location.reload()
  offline.setState('renewed', true)
}

/** All orders are kept already: what is played goes on where it was. */
function reload(): void {
  isAskedFor = true
  if (newer?.state === 'installed') newer.postMessage(SHOW, [])
  else location.reload()
}

/** Whether the page opens without a network; its line is kept free before that is known. */
export function OfflineNote() {
  const words = useLibraryWords()
  const state = useStore(offline)
  if (state === 'renewed') return <NewEdition />
  return (
    <p className="quiet offline-note" role="status">
      {state === 'ready' && words.say({ key: 'web.offline.ready' })}
    </p>
  )
}

/** That a newer edition lies ready, and the way to it; nothing otherwise. */
export function NewEdition() {
  const words = useLibraryWords()
  const state = useStore(offline)
  if (state !== 'renewed') return null
  return (
    <p className="new-edition" role="status">
      {words.say({ key: 'web.offline.renewed' })}{' '}
      <button type="button" onClick={reload}>
        {words.say({ key: 'web.offline.reload' })}
      </button>
    </p>
  )
}
