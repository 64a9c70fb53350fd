import { observed } from './observed.ts'

/** Where the player is in the application; it stands in the address, so that a reload comes back. */
export type Route =
  { at: 'home' } | { at: 'setup'; ruleset: string; scenario: string } | { at: 'battle'; id: string }

export function routeFrom(hash: string): Route {
  const [at, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (at === 'new' && first && second) return { at: 'setup', ruleset: first, scenario: second }
  if (at === 'battle' && first) return { at: 'battle', id: first }
  return { at: 'home' }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'setup':
      return `#/new/${encodeURIComponent(route.ruleset)}/${encodeURIComponent(route.scenario)}`
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`
  }
}

/** Follows the address while `watchRoute` runs. */
export const route = observed<Route>({ at: 'home' })

export function watchRoute(): void {
  readAddress()
  addEventListener('hashchange', readAddress)
}

function readAddress(): void {
  route.set(routeFrom(location.hash))
}

export function goTo(next: Route): void {
  location.hash = hashOf(next)
}
