import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPushedTurns } from './pushed-turns.ts'

const pushed = {
  title: 'Your turn: Spy',
  body: 'Jens moved last.',
  table: 't-1',
  stop: { id: 'a-way', words: 'Stop these messages' },
}

const showNotification = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)
const focus = vi.fn(async () => undefined)
const fetched = vi.fn(async () => undefined)
let windows: { url: string; focus: typeof focus }[] = []
let hear: Record<string, (event: object) => void> = {}

beforeEach(() => {
  hear = {}
  windows = []
  vi.stubGlobal('addEventListener', (name: string, heard: (event: object) => void) => {
    hear[name] = heard
  })
  vi.stubGlobal('registration', { scope: 'https://play.example.org/club/', showNotification })
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow })
  vi.stubGlobal('fetch', fetched)
  showPushedTurns()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function happens(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  hear[type]?.({ type, waitUntil: (work: Promise<unknown>) => works.push(work), ...event })
  await Promise.all(works)
}

const clicked = (action: string, data: unknown) =>
  happens('notificationclick', { action, notification: { data, close: () => undefined } })

test('what is pushed is shown, one for each table, with a way to stop it', async () => {
  await happens('push', { data: { json: () => pushed } })
  expect(showNotification).toHaveBeenCalledWith('Your turn: Spy', {
    body: 'Jens moved last.',
    tag: 't-1',
    icon: './icon-192.png',
    data: pushed,
    actions: [{ action: 'stop', title: 'Stop these messages' }],
  })
})

test('what cannot be read is not shown', async () => {
  for (const data of [null, { json: () => null }, { json: () => ({ title: 'x' }) }])
    await happens('push', { data })
  expect(showNotification).not.toHaveBeenCalled()
})

test('a click opens the table, in the window where it is open already', async () => {
  await clicked('', pushed)
  expect(openWindow).toHaveBeenCalledWith('https://play.example.org/club/#/table/t-1')
  windows = [{ url: 'https://play.example.org/club/#/table/t-1', focus }]
  await clicked('', pushed)
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
})

test('one click on the other button stops it', async () => {
  await clicked('stop', pushed)
  const asked = expect.objectContaining({ method: 'POST' })
  expect(fetched).toHaveBeenCalledWith('https://play.example.org/club/api/stop/a-way', asked)
  expect(openWindow).not.toHaveBeenCalled()
})
