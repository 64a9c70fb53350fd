import type { Catalogue } from '@grognard/umpire'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  'web.odds.bar': 'Chancer, fra ingen virkning til det værste: {outcomes}',
  'web.odds.nothing': 'ingen virkning',
  'web.odds.more': 'og {more, number} til',
  'web.odds.mean': 'I gennemsnit {losses}',
  'web.odds.always': 'I alle tilfælde {changes}',
  'web.odds.about': 'omkring {percent}',
}
