import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { cards } from '../book/tables/cards.ts'
import { classNames } from '../model/names.ts'

/** What a card is called by its id: a ship by her own name in every language, a class or a kind by the language's word. */
export function cardNames(language: Language): Catalogue {
  return Object.fromEntries(
    cards.map(({ id, name }) => [`file.card.${id}`, classNames[id]?.[language] ?? name]),
  )
}
