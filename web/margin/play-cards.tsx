import type { Game, PlayCard } from '@grognard/umpire'
import { useState } from 'react'
import { useWords } from '../common/sentences.ts'

/** The cards of a player: open ones face up, the others face down; a played one can be read again. */
export function PlayCards({ cards, game }: { cards: readonly PlayCard[]; game: Game }) {
  const [read, setRead] = useState<string | null>(null)
  if (cards.length === 0) return null
  return (
    <ul className="play-cards">
      {cards.map(card => (
        <li key={card.id} className={card.side}>
          <Card
            card={card}
            game={game}
            isUp={card.side === 'open' || read === card.id}
            turn={() => setRead(now => (now === card.id ? null : card.id))}
          />
        </li>
      ))}
    </ul>
  )
}

interface Props {
  card: PlayCard
  game: Game
  isUp: boolean
  turn(): void
}

function Card({ card: { side, title, text }, game, isUp, turn }: Props) {
  const words = useWords(game)
  const name = side === 'hidden' ? words.say({ key: 'web.card.hidden' }) : words.say(title)
  return (
    <div className={isUp ? 'faces' : 'faces down'}>
      <div className="front" aria-hidden={!isUp}>
        <h3>{name}</h3>
        {side !== 'hidden' && <p>{words.say(text)}</p>}
      </div>
      <div className="back" aria-hidden={isUp}>
        <h3>{name}</h3>
        {side === 'used' && <p>{words.say({ key: 'web.card.used' })}</p>}
      </div>
      {side === 'used' && (
        <button
          type="button"
          aria-pressed={isUp}
          aria-label={words.say({ key: 'web.card.turn', values: { card: name } })}
          onClick={turn}
        />
      )}
    </div>
  )
}
