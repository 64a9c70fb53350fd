import { createStore } from 'zustand/vanilla'

const KEY = 'grognard.primers'
const AWAY = 'away'

/** By ruleset: the battle in which its primer was offered first, or that it was put away for good. */
type Offers = Record<string, string>

export const primerOffers = createStore<Offers>(() => readOffers())

primerOffers.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(primerOffers.getState()))
  } catch {
    // It is offered once more.
  }
})

/** In the first battle of a game, until it is put away. */
export function isPrimerOffered(offers: Offers, ruleset: string, battle: string): boolean {
  const first = Object.hasOwn(offers, ruleset) ? offers[ruleset] : undefined
  return first === undefined || first === battle
}

export function offerPrimer(ruleset: string, battle: string): void {
  const offers = primerOffers.getState()
  if (!Object.hasOwn(offers, ruleset)) primerOffers.setState({ ...offers, [ruleset]: battle }, true)
}

export function putPrimerAway(ruleset: string): void {
  primerOffers.setState({ [ruleset]: AWAY })
}

function readOffers(): Offers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const told = Object.entries(kept).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(told)
  } catch {
    return {}
  }
}
