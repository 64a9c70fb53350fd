import { headings } from '@grognard/geometry/dots/heading.ts'
import type { Catalogue } from '@grognard/umpire/message.ts'
import { largeBoard } from './tables/board.ts'
import { cardIds } from './tables/cards.ts'

/** The eight points of the compass, north first and clockwise, under the keys `begin.0` to `begin.7`. */
export function byHeading(begin: string, compass: readonly string[]): Catalogue {
  return Object.fromEntries(compass.map((name, heading) => [`${begin}.${heading}`, name]))
}

/** A sentence for each ship that a side can have, under the keys `begin.a.1` and on. */
export function byShip(begin: string, sentence: string): Catalogue {
  const numbers = Array.from({ length: largeBoard.ships }, (_, index) => index + 1)
  const keys = ['a', 'b'].flatMap(seat => numbers.map(number => `${begin}.${seat}.${number}`))
  return Object.fromEntries(keys.map(key => [key, sentence]))
}

/** How a language says that a card was held, used, and held by one seat alone; `{card}` is its name. */
interface CardSentences {
  held: string
  used: string
  holder: string
}

/** What is counted of every card and every wind, in the words the catalogue has for them. */
export function metricNames(names: Catalogue, { held, used, holder }: CardSentences): Catalogue {
  const winds = headings.map(heading => [`finding.wind.${heading}`, names[`sol.wind.${heading}`]])
  const ofCards = cardIds.flatMap(id => {
    const named = (sentence: string) =>
      sentence.replace('{card}', names[`sol.card.${id}.name`] ?? '')
    return [
      [`finding.card.${id}.held`, named(held)],
      [`finding.card.${id}.used`, named(used)],
      [`finding.holder.${id}`, named(holder)],
    ]
  })
  return Object.fromEntries([...winds, ...ofCards])
}
