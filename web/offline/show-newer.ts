/** What a window says to a newer page that lies ready. A type alone: the worker shares no file with the page. */
export type ShowNewer = 'show the newer page'

const SHOW: ShowNewer = 'show the newer page'

interface SaidEvent extends Event {
  data: unknown
}

declare function skipWaiting(): Promise<void>

/** In the service worker: it takes over once a window asks for it. */
export function showWhenAsked(): void {
  addEventListener('message', event => {
    if (isSaid(event) && event.data === SHOW) void skipWaiting()
  })
}

function isSaid(event: Event): event is SaidEvent {
  return event.type === 'message'
}
