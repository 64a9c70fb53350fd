import { catalogue } from '@grognard/rulesets'
import { useEffect, useState } from 'react'
import { hashOf } from './route.ts'
import { removeBattle, savedCards } from './saved-battles.ts'
import type { SavedCard } from './saved-battles.ts'
import { useWords } from './sentences.ts'

/** The battles kept in this browser, the newest first. */
export function SavedList() {
  const [cards, setCards] = useState<SavedCard[]>([])
  const words = useWords()
  const read = () => savedCards().then(setCards, () => setCards([]))
  useEffect(() => void read(), [])
  if (cards.length === 0) return <p className="quiet">{words.say({ key: 'web.continue.none' })}</p>
  return (
    <ul className="saved">
      {cards.map(card => (
        <SavedRow key={card.id} card={card} removed={() => void read()} />
      ))}
    </ul>
  )
}

function SavedRow({ card, removed }: { card: SavedCard; removed: () => void }) {
  const game = Object.hasOwn(catalogue, card.ruleset) ? catalogue[card.ruleset] : undefined
  const words = useWords(game)
  const key = game?.scenarios[card.scenario]?.title ?? card.scenario
  const title = words.say({ key })
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  const orders = words.say({ key: 'web.saved.orders', values: { orders: card.orders } })
  const remove = async () => {
    if (!confirm(words.say({ key: 'web.saved.removeSure' }))) return
    await removeBattle(card.id)
    removed()
  }
  return (
    <li>
      <a href={hashOf({ at: 'battle', id: card.id })}>{title}</a>
      <p>
        {game?.title[words.language]} · {when.format(card.savedAt)} · {orders}
        {card.isOver && ` · ${words.say({ key: 'web.saved.over' })}`}
      </p>
      <button
        type="button"
        className="plain"
        aria-label={words.say({ key: 'web.saved.remove', values: { battle: title } })}
        onClick={() => void remove()}
      >
        {words.say({ key: 'web.saved.remove.short' })}
      </button>
    </li>
  )
}
