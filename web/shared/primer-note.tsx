import { useEffect } from 'react'
import type { Game } from '@grognard/umpire'
import { useStore } from 'zustand'
import { guideParts, openGuide } from './open-handbook.ts'
import { isPrimerOffered, offerPrimer, primerOffers, putPrimerAway } from './primer-offer.ts'
import { useWords } from './sentences.ts'

/** Offers a newcomer to be told how the game is played; it can be put away for good. */
export function PrimerNote({ game, battle }: { game: Game; battle: string }) {
  const words = useWords(game)
  const isOffered = useStore(primerOffers, offers => isPrimerOffered(offers, game.id, battle))
  useEffect(() => {
    offerPrimer(game.id, battle)
  }, [game, battle])
  if (!isOffered || game.guide.primer.length === 0) return null
  return (
    <p className="primer-note">
      <span>
        {words.say({ key: 'web.primer.new', values: { game: game.title[words.language] } })}
      </span>
      <button type="button" className="plain" onClick={() => openGuide(game, { part: 'primer' })}>
        {words.say({ key: 'web.guide.primer' })}
      </button>
      <button type="button" className="plain" onClick={() => putPrimerAway(game.id)}>
        {words.say({ key: 'web.primer.away' })}
      </button>
    </p>
  )
}

/** Ways into the handbook. */
export function GuideWays({ game }: { game: Game }) {
  const words = useWords(game)
  return (
    <p className="guide-ways">
      {guideParts.map(part => (
        <button
          key={part}
          type="button"
          className="plain"
          onClick={() => openGuide(game, { part })}
        >
          {words.say({ key: `web.guide.${part}` })}
        </button>
      ))}
    </p>
  )
}
