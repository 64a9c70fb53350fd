import { cards } from '../book/tables/cards.ts'

/** What the editor calls the cards that a unit may have: their names, alike in every language. */
export const cardNames: Readonly<Record<string, string>> = Object.fromEntries(
  cards.map(({ id, name }) => [`file.card.${id}`, name]),
)
