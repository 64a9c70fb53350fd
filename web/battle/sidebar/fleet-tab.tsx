import { useState } from 'react'
import { badgeTexts } from '@grognard/board/words/index.ts'
import type { Game, Message, Piece, PlayCard } from '@grognard/umpire'
import { keyed } from '../../shared/keyed.ts'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'

/** The cards of a player: open ones face up, the others face down; a played one can be read again. */
function PlayCards({ cards, game }: { cards: readonly PlayCard[]; game: Game }) {
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

interface CardsProps {
  card: PlayCard
  game: Game
  isUp: boolean
  turn(): void
}

function Card({ card: { side, title, text }, game, isUp, turn }: CardsProps) {
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

interface Props {
  store: BattleStore
  show(piece: string): void
}

/** Every piece by seat with its rows, and the situation in words. */
export function FleetTab({ store, show }: Props) {
  const { turnView, selected, game, scenario } = useBattle(
    store,
    'turnView',
    'selected',
    'game',
    'scenario',
  )
  const words = useWords(game)
  if (!turnView) return null
  const { picture, view, viewer } = turnView
  const number = new Intl.NumberFormat(words.language)
  return (
    <>
      <Goals {...{ game, scenario, goals: picture.goals ?? [] }} />
      {game.seats(view).map(seat => (
        <section key={seat} className="fleet">
          <h2>{words.name('seat', seat)}</h2>
          <ul>
            {picture.pieces
              .filter(piece => piece.seat === seat)
              .map(piece => (
                <li key={piece.id}>
                  <button
                    type="button"
                    className={`fleet-piece side-${piece.side}`}
                    aria-pressed={piece.id === selected}
                    onClick={() => {
                      store.dispatch({ type: 'select', piece: piece.id })
                      show(piece.id)
                    }}
                  >
                    <span className="fleet-name">{words.say(piece.label)}</span>
                    <span className="fleet-rows">
                      {piece.rows.map(({ key, left, of }) => (
                        <span key={key} className={left * 2 <= of ? 'low' : undefined}>
                          {words.say({ key })} {number.format(left)}/{number.format(of)}
                        </span>
                      ))}
                    </span>
                    <BadgeWords piece={piece} say={words.say} />
                  </button>
                </li>
              ))}
          </ul>
          <PlayCards cards={(picture.cards ?? []).filter(card => card.seat === seat)} game={game} />
        </section>
      ))}
      <details className="situation">
        <summary>{words.say({ key: 'web.fleet.situation' })}</summary>
        {keyed(game.status(view, viewer)).map(([key, message]) => (
          <p key={key}>{words.say(message)}</p>
        ))}
      </details>
    </>
  )
}

/** What is to be said of a piece besides its label. */
function BadgeWords({ piece, say }: { piece: Piece; say(message: Message): string }) {
  const said = badgeTexts(say, piece)
  return said.length > 0 && <span className="badge-words">{said.join(' · ')}</span>
}

interface GoalsProps {
  game: Game
  scenario: string
  goals: readonly Message[]
}

/** What the scenario is about, and how it is won as it says itself. */
function Goals({ game, scenario, goals }: GoalsProps) {
  const words = useWords(game)
  const about = `${game.scenarios[scenario]?.title ?? ''}.about`
  return (
    <details className="situation goals">
      <summary>{words.say({ key: 'web.fleet.goals' })}</summary>
      {words.has(about) && <p>{words.say({ key: about })}</p>}
      {keyed(goals).map(([key, message]) => (
        <p key={key}>{words.say(message)}</p>
      ))}
    </details>
  )
}
