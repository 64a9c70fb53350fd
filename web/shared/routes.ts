import { createStore } from 'zustand/vanilla'
import { handbookParts } from './overlays.ts'
import type { HandbookPlace } from './overlays.ts'

/** Where the player is in the application; it stands in the address, so that a reload comes back. */
export type Route =
  | { at: 'home' }
  | { at: 'setup'; ruleset: string; scenario: string }
  | { at: 'battle'; id: string }
  | { at: 'newCampaign'; ruleset: string; campaign: string }
  | { at: 'campaign'; id: string }
  | { at: 'rules'; ruleset: string; place: HandbookPlace }
  /** An address that was cut short or mistyped. */
  | { at: 'nowhere'; address: string }

export function routeFrom(hash: string): Route {
  const steps = stepsIn(hash.replace(/^#\/?/, ''))
  if (steps?.join('') === '') return { at: 'home' }
  const [at, first, second, third] = steps ?? []
  if (at === 'new' && first && second) return { at: 'setup', ruleset: first, scenario: second }
  if (at === 'battle' && first) return { at: 'battle', id: first }
  if (at === 'new-campaign' && first && second)
    return { at: 'newCampaign', ruleset: first, campaign: second }
  if (at === 'campaign' && first) return { at: 'campaign', id: first }
  if (at === 'rules' && first)
    return { at: 'rules', ruleset: first, place: placeFrom(second, third) }
  return { at: 'nowhere', address: hash }
}

/** Null where the address is spelt as none can be, such as %zz. */
function stepsIn(address: string): string[] | null {
  try {
    return address.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/'
    case 'setup':
      return `#/new/${encodeURIComponent(route.ruleset)}/${encodeURIComponent(route.scenario)}`
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`
    case 'newCampaign':
      return ['#/new-campaign', route.ruleset, route.campaign].map(inAddress).join('/')
    case 'campaign':
      return `#/campaign/${encodeURIComponent(route.id)}`
    case 'rules':
      return ['#/rules', route.ruleset, ...stepsTo(route.place)].map(inAddress).join('/')
    case 'nowhere':
      return route.address
  }
}

/** A part of the handbook by its name; anything else is the id of a rule. */
function placeFrom(first: string | undefined, second: string | undefined): HandbookPlace {
  const part = handbookParts.find(one => one === first)
  if (part) return second ? { part, phase: second } : { part }
  return first ? { part: 'rules', rule: first } : { part: 'rules' }
}

function stepsTo({ part, rule, phase }: HandbookPlace): string[] {
  if (part === 'rules') return rule === undefined ? [] : [rule]
  return phase === undefined ? [part] : [part, phase]
}

function inAddress(step: string, index: number): string {
  return index === 0 ? step : encodeURIComponent(step)
}

/** Follows the address while `watchRoute` runs. */
export const route = createStore<Route>(() => ({ at: 'home' }))

export function watchRoute(): void {
  readAddress()
  addEventListener('hashchange', readAddress)
}

function readAddress(): void {
  route.setState(routeFrom(location.hash), true)
}

export function goTo(next: Route): void {
  location.hash = hashOf(next)
}
