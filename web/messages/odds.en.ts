import type { Catalogue } from '@grognard/umpire'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  'web.odds.bar': 'Chances, from no effect to the worst: {outcomes}',
  'web.odds.nothing': 'no effect',
  'web.odds.more': 'and {more, number} more',
  'web.odds.mean': 'On average {losses}',
  'web.odds.always': 'In any case {changes}',
  'web.odds.about': 'about {percent}',
}
