import { askOnce } from '@grognard/remote/index.ts'
import type { Offers, Way, WaysAnswer } from '@grognard/remote/index.ts'
import { settings } from '../shared/settings.ts'
import { keepToldHow, toldHow } from '../storage/told-how.ts'
import { isSignedInHere, keptSeats } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { server } from './server-here.ts'

/** Whether this device shows notifications; of `off` it could. */
export type PushHere = 'on' | 'off' | 'noServer' | 'insecure' | 'unsupported' | 'denied'

export function pushHere({ push }: Offers): PushHere {
  if (push === null) return 'noServer'
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return toldHow().push ? 'on' : 'off'
}

const manners = () => ({
  language: settings.getState().language,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet: toldHow().quiet,
})

function askAccount<Answer>(question: object): Promise<Answer> {
  return askOnce<Answer>(fetch, `${server}api/account/ways`, {
    question: { ...manners(), ...question },
  })
}

function askSeat<Answer>({ table, token }: KeptSeat, question: object): Promise<Answer> {
  return askOnce<Answer>(fetch, `${server}api/tables/${table}/ways`, {
    token,
    question: { ...manners(), ...question },
  })
}

/** One mail in so many hours at most. */
export function mailEvery(hours: number): Promise<Way> {
  return askAccount({ way: 'mail', hours })
}

/** From now on this device is told: of all tables of the account, of a guest of those kept here. */
export async function pushOn({ push }: Offers): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Not permitted.')
  const registration = await navigator.serviceWorker.ready
  await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push })
  keepToldHow({ push: true })
  await pushAgain()
}

/** Said anew where it is on: seats have come since, or the hours are others. */
export async function pushAgain(): Promise<void> {
  if (!toldHow().push || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.ready
  const subscription = (await registration.pushManager.getSubscription())?.toJSON()
  if (!subscription) return
  const { endpoint, keys } = subscription
  const question = { way: 'push', subscription: { endpoint, keys } }
  if (isSignedInHere()) await askAccount(question)
  else for (const kept of keptSeats()) await askSeat(kept, question).catch(() => undefined)
}

/** Shows what would be pushed here were this page not open; the service worker knows what a click does. */
export async function showTurn(news: {
  title: string
  body: string
  table: string
}): Promise<void> {
  if (!toldHow().push || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.ready
  const { title, body, table: tag } = news
  await registration.showNotification(title, { body, tag, data: news })
}

/** The browser forgets its address: what is sent there is nobody’s, and the server gives it up. */
export async function pushOff(): Promise<void> {
  if (!toldHow().push) return
  keepToldHow({ push: false })
  const registration = await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

export async function hookOf({ table, token }: KeptSeat): Promise<Way | null> {
  const { ways } = await askOnce<WaysAnswer>(fetch, `${server}api/tables/${table}/ways`, { token })
  return ways.find(({ way }) => way === 'webhook') ?? null
}

/** Programs know no night. */
export function keepHook(kept: KeptSeat, url: string): Promise<Way> {
  return askSeat(kept, { way: 'webhook', url, quiet: null })
}

export function stop(way: string): Promise<unknown> {
  return askOnce(fetch, `${server}api/stop/${encodeURIComponent(way)}`, { question: {} })
}
