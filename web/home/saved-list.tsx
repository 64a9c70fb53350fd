import { bookById } from '@grognard/rulesets/shelf.ts'
import { useEffect, useState } from 'react'
import { branchName } from '../after/branch-name.ts'
import { hashOf } from '../route.ts'
import { removeBattle, savedCards } from '../kept/saved-battles.ts'
import type { SavedCard } from '../kept/saved-battles.ts'
import { useWords } from '../common/sentences.ts'
import { dayAndTime } from './day-and-time.ts'
import { Vignette } from './vignette.tsx'

/** The battles kept in this browser: the last one large, to go on with, the others by age. */
export function SavedList() {
  const [cards, setCards] = useState<SavedCard[]>([])
  const words = useWords()
  const read = () => savedCards().then(setCards, () => setCards([]))
  useEffect(() => void read(), [])
  if (cards.length === 0) return <p className="quiet">{words.say({ key: 'web.continue.none' })}</p>
  return (
    <ul className="saved">
      {cards.map((card, index) => (
        <SavedRow key={card.id} card={card} isLatest={index === 0} removed={() => void read()} />
      ))}
    </ul>
  )
}

interface RowProps {
  card: SavedCard
  isLatest: boolean
  removed(): void
}

function SavedRow({ card, isLatest, removed }: RowProps) {
  const book = bookById(card.ruleset)?.card
  const words = useWords(book)
  const stood = card.stood?.[words.language]
  const key = book?.scenarios[card.scenario]?.title ?? card.scenario
  const title = stood?.title ?? words.say({ key })
  const orders = words.say({ key: 'web.saved.orders', values: { orders: card.orders } })
  const go = card.isOver || card.sealed ? 'web.saved.look' : 'web.saved.continue'
  const remove = async () => {
    if (!confirm(words.say({ key: 'web.saved.removeSure' }))) return
    await removeBattle(card.id)
    removed()
  }
  return (
    <li className={isLatest ? 'latest' : ''}>
      {isLatest && book && <Vignette card={book} />}
      <div className="saved-words">
        <a href={hashOf({ at: 'battle', id: card.id })}>{title}</a>
        {stood && (
          <p className="stood">
            {card.isOver ? words.say({ key: 'web.saved.over' }) : stood.move}
            {stood.turn && ` · ${stood.turn}`}
          </p>
        )}
        <p>
          {book?.title[words.language]} · {orders} · {dayAndTime(card.savedAt, words.language)}
          {card.branchedAt !== undefined && ` · ${words.say(branchName(card.branchedAt))}`}
          {!stood && card.isOver && ` · ${words.say({ key: 'web.saved.over' })}`}
        </p>
      </div>
      <div className="saved-ways">
        {isLatest && (
          <a className="button main" href={hashOf({ at: 'battle', id: card.id })}>
            {words.say({ key: go })}
          </a>
        )}
        <button
          type="button"
          className="plain"
          aria-label={words.say({ key: 'web.saved.remove', values: { battle: title } })}
          onClick={() => void remove()}
        >
          {words.say({ key: 'web.saved.remove.short' })}
        </button>
      </div>
    </li>
  )
}
