import type { Catalogue, Language, Value } from '@grognard/umpire/message.ts'
import { cardById, cards } from '../book/tables/cards.ts'
import type { UnitCard } from './state.ts'

/** The cards that are called by a class or a kind and not by a ship's own name, in each language. */
export const classNames: Readonly<Record<string, Record<Language, string>>> = {
  'us-gato-class': { en: 'Gato class', de: 'Gato-Klasse', da: 'Gato-klassen' },
  'us-pt-boat': { en: 'PT boat', de: 'PT-Boot', da: 'PT-båd' },
  'us-liberty-ship': { en: 'Liberty ship', de: 'Liberty-Frachter', da: 'Libertyskib' },
  'uk-t-class': { en: 'T class', de: 'T-Klasse', da: 'T-klassen' },
  'uk-vosper-mtb': { en: 'Vosper MTB', de: 'Vosper-MTB', da: 'Vosper-MTB' },
  'uk-empire-freighter': { en: 'Empire freighter', de: 'Empire-Frachter', da: 'Empire-fragtskib' },
  'de-type-viic': { en: 'Type VIIC', de: 'Typ VIIC', da: 'Type VIIC' },
  'de-s-boot': { en: 'S-boat', de: 'S-Boot', da: 'S-båd' },
  'de-axis-freighter': { en: 'Axis freighter', de: 'Achsenfrachter', da: 'Aksefragtskib' },
  'jp-maru-freighter': { en: 'Maru freighter', de: 'Maru-Frachter', da: 'Maru-fragtskib' },
}

/** The name of a card as a sentence of any language tells it, in whichever it was given; sisters keep their number. */
export function nameOfCard({ card, name }: Pick<UnitCard, 'card' | 'name'>): Value {
  const inAll = classNames[card]
  if (!inAll) return name
  const own = [cardById(card).name, ...Object.values(inAll)].find(one => name.startsWith(one))
  if (own === undefined) return name
  const called = { key: `file.card.${card}` }
  const number = name.slice(own.length).trim()
  if (number === '') return called
  return /^\d+$/.test(number) ? { key: 'was.sister', values: { name: called, number } } : name
}

/** The same of a card of the roster by its id; an id that it has not is told as it is. */
export function nameOnRoster(card: string): Value {
  return classNames[card]
    ? { key: `file.card.${card}` }
    : (cards.find(({ id }) => id === card)?.name ?? card)
}

/** What a card is called by its id: a ship by her own name in every language, a class or a kind by the language's word. */
export function cardNames(language: Language): Catalogue {
  return Object.fromEntries(
    cards.map(({ id, name }) => [`file.card.${id}`, classNames[id]?.[language] ?? name]),
  )
}
