/** What of a service worker's world is needed here; the page's own has no such names. */
declare const registration: ServiceWorkerRegistration
declare const clients: {
  matchAll(which: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushedEvent extends WorkerEvent {
  data: { json(): unknown } | null
}

interface ClickedEvent extends WorkerEvent {
  action: string
  notification: Notification
}

/** In the words of whoever is told. */
interface Pushed {
  title: string
  body: string
  table: string
  /** Whoever asks so is told nothing more; none of what the page shows itself. */
  stop?: { id: string; words: string }
}

/** Shows what the server pushes; a click opens the table, or stops it. */
export function showPushedTurns(): void {
  addEventListener('push', event => {
    if (!isPushed(event)) return
    const pushed = pushedIn(event.data?.json())
    if (pushed) event.waitUntil(show(pushed))
  })
  addEventListener('notificationclick', event => {
    if (!isClicked(event)) return
    event.notification.close()
    const pushed = pushedIn(event.notification.data)
    if (!pushed) return
    const isEnd = event.action === 'stop' && pushed.stop
    event.waitUntil(isEnd ? end(isEnd.id) : open(pushed))
  })
}

function isPushed(event: Event): event is PushedEvent {
  return event.type === 'push'
}

function isClicked(event: Event): event is ClickedEvent {
  return event.type === 'notificationclick'
}

function pushedIn(data: unknown): Pushed | null {
  if (data === null || typeof data !== 'object') return null
  const { title, body, table, stop } = data as Partial<Pushed>
  if (typeof title !== 'string' || typeof body !== 'string' || typeof table !== 'string')
    return null
  return stop ? { title, body, table, stop } : { title, body, table }
}

/** One for each table: the last one counts. */
function show(pushed: Pushed): Promise<void> {
  const { title, body, table, stop } = pushed
  const options = {
    body,
    tag: table,
    icon: './icon-192.png',
    data: pushed,
    actions: stop ? [{ action: 'stop', title: stop.words }] : [],
  }
  return registration.showNotification(title, options)
}

async function open({ table }: Pushed): Promise<void> {
  const address = `#/table/${encodeURIComponent(table)}`
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url.endsWith(address))
  await (there ? there.focus() : clients.openWindow(`${registration.scope}${address}`))
}

async function end(way: string): Promise<void> {
  await fetch(`${registration.scope}api/stop/${encodeURIComponent(way)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
}
