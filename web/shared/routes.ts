import { createStore } from 'zustand/vanilla'
import { handbookParts } from './overlays.ts'
import type { HandbookPlace } from './overlays.ts'

/** Where the player is in the application; it stands in the address, so that a reload comes back. */
export type Route =
  | { at: 'home' }
  | { at: 'setup'; ruleset: string; scenario: string }
  /** A scenario of one's own is written; `packed` is a file that came with the address, '' for none. */
  | { at: 'edit'; ruleset: string; packed: string }
  | { at: 'battle'; id: string }
  /** A table far away; the invitation lets one take a free seat there. */
  | { at: 'table'; id: string; invite: string; moment?: number }
  /** A table to look on at, with the token where it is not open to all. */
  | { at: 'watch'; id: string; token: string; moment?: number }
  /** Oneself: account, how one is told, tables and battles. */
  | { at: 'you' }
  /** A mailed link that signs in. */
  | { at: 'signIn'; token: string }
  /** A link that stops messages. */
  | { at: 'stop'; way: string }
  | { at: 'newCampaign'; ruleset: string; campaign: string }
  | { at: 'campaign'; id: string }
  | { at: 'rules'; ruleset: string; place: HandbookPlace }
  /** The puzzles of a book, and one of them. */
  | { at: 'puzzles'; ruleset: string }
  | { at: 'puzzle'; ruleset: string; id: string }
  /** An address that was cut short or mistyped. */
  | { at: 'nowhere'; address: string }

export function routeFrom(hash: string): Route {
  const steps = stepsIn(hash.replace(/^#\/?/, ''))
  if (steps?.join('') === '') return { at: 'home' }
  const [at, first, ...rest] = steps ?? []
  const [second, third] = rest
  if (at === 'new' && first && second) return { at: 'setup', ruleset: first, scenario: second }
  if (at === 'edit' && first) return { at: 'edit', ruleset: first, packed: second ?? '' }
  if (at === 'battle' && first) return { at: 'battle', id: first }
  if (at === 'table' && first) {
    const { token, ...moment } = placeAtTable(rest)
    return { at: 'table', id: first, invite: token, ...moment }
  }
  if (at === 'watch' && first) return { at: 'watch', id: first, ...placeAtTable(rest) }
  if (at === 'you') return { at: 'you' }
  if (at === 'sign-in' && first) return { at: 'signIn', token: first }
  if (at === 'stop' && first) return { at: 'stop', way: first }
  if (at === 'new-campaign' && first && second)
    return { at: 'newCampaign', ruleset: first, campaign: second }
  if (at === 'campaign' && first) return { at: 'campaign', id: first }
  if (at === 'puzzles' && first)
    return second ? { at: 'puzzle', ruleset: first, id: second } : { at: 'puzzles', ruleset: first }
  if (at === 'rules' && first)
    return { at: 'rules', ruleset: first, place: placeFrom(second, third) }
  return { at: 'nowhere', address: hash }
}

/** What stands after the name of a table: a token and a moment of its battle, both or either or neither. */
function placeAtTable(rest: readonly string[]): { token: string; moment?: number } {
  const place = rest.indexOf('at')
  const token = place === 0 ? '' : (rest[0] ?? '')
  const moment = place < 0 ? 0 : Number(rest[place + 1])
  return { token, ...(Number.isInteger(moment) && moment > 0 && { moment }) }
}

function tableAddress(at: string, id: string, token: string, moment: number | undefined): string {
  const place = moment === undefined ? [] : ['at', String(moment)]
  return [at, id, ...(token ? [token] : []), ...place].map(inAddress).join('/')
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
    case 'edit':
      return tableAddress('#/edit', route.ruleset, route.packed, undefined)
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`
    case 'table':
      return tableAddress('#/table', route.id, route.invite, route.moment)
    case 'watch':
      return tableAddress('#/watch', route.id, route.token, route.moment)
    case 'you':
      return '#/you'
    case 'signIn':
      return ['#/sign-in', route.token].map(inAddress).join('/')
    case 'stop':
      return ['#/stop', route.way].map(inAddress).join('/')
    case 'newCampaign':
      return ['#/new-campaign', route.ruleset, route.campaign].map(inAddress).join('/')
    case 'campaign':
      return `#/campaign/${encodeURIComponent(route.id)}`
    case 'puzzles':
      return ['#/puzzles', route.ruleset].map(inAddress).join('/')
    case 'puzzle':
      return ['#/puzzles', route.ruleset, route.id].map(inAddress).join('/')
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

/** The same page under another address: the way back does not lead to the old one. */
export function renameAddress(next: Route): void {
  history.replaceState(null, '', hashOf(next))
  readAddress()
}

export function goTo(next: Route): void {
  location.hash = hashOf(next)
}
