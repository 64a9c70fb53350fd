import { cardById } from '../book/tables/cards.ts'
import type { UnitCard } from '../model/state.ts'

/** What a squadron is called on the chart: by its number (VF-42), else by its type without the maker's letters, with its carrier or its place among sisters. */
export function shortName({ card, name }: Pick<UnitCard, 'card' | 'name'>): string {
  const type = cardById(card).name
  if (!name.startsWith(type)) return name
  const own = name.slice(type.length).trim()
  const isNumber = own !== '' && !own.startsWith('(') && !isDigits(own)
  return isNumber ? own : [wordsOf(type), own].filter(word => word !== '').join(' ')
}

/** Sea Hurricane as it is, A6M2 Zero as Zero; a type that has letters and numbers alone keeps them. */
function wordsOf(type: string): string {
  const words = type.split(' ')
  const last = words.findLastIndex(isDesignation)
  return words.slice(last + 1).join(' ') || type
}

function isDesignation(word: string): boolean {
  return word === word.toUpperCase()
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word)
}
