import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Game } from '@grognard/umpire'
import { useIsNarrow } from './media.ts'
import { openHandbook, partsOf, titleOfPart } from './overlays.ts'
import { useWords } from './sentences.ts'

const KEY = 'grognard.primers'
const AWAY = 'away'

/** By ruleset: the battle in which its primer was offered first, or that it was put away for good. */
type Offers = Record<string, string>

const primerOffers = createStore<Offers>(() => readOffers())

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

function offerPrimer(ruleset: string, battle: string): void {
  const offers = primerOffers.getState()
  if (!Object.hasOwn(offers, ruleset)) primerOffers.setState({ ...offers, [ruleset]: battle }, true)
}

function dismissPrimer(ruleset: string): void {
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

/** Whether the player is still offered it: who has given an order has begun without. */
export function useIsPrimerOffered(game: Game, battle: string, hasOrdered: boolean): boolean {
  const isOffered = useStore(primerOffers, offers => isPrimerOffered(offers, game.id, battle))
  useEffect(() => {
    if (hasOrdered) dismissPrimer(game.id)
    else offerPrimer(game.id, battle)
  }, [game, battle, hasOrdered])
  return isOffered && !hasOrdered && game.guide.primer.length > 0
}

/** Offers a newcomer to be told how the game is played; it can be put away for good. */
export function PrimerNote({ game }: { game: Game }) {
  const words = useWords(game)
  const away = words.say({ key: 'web.primer.away' })
  const isNarrow = useIsNarrow()
  return (
    <p className="primer-note">
      <span>
        {words.say({ key: 'web.primer.new', values: { game: game.title[words.language] } })}
      </span>
      <button
        type="button"
        className="plain"
        onClick={() => openHandbook(game, { part: 'primer' })}
      >
        {words.say({ key: 'web.guide.primer' })}
      </button>
      <button
        type="button"
        className="plain primer-away"
        aria-label={away}
        title={isNarrow ? away : undefined}
        onClick={() => dismissPrimer(game.id)}
      >
        {isNarrow ? '×' : away}
      </button>
    </p>
  )
}

/** Ways into the handbook. */
export function HandbookLinks({ game }: { game: Game }) {
  const words = useWords(game)
  return (
    <p className="guide-ways">
      {partsOf(game).map(part => (
        <button
          key={part}
          type="button"
          className="plain"
          onClick={() => openHandbook(game, { part })}
        >
          {words.say(titleOfPart(part))}
        </button>
      ))}
    </p>
  )
}
