import type { Catalogue } from '@grognard/umpire'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  'web.odds.bar': 'Wahrscheinlichkeiten, von wirkungslos bis zum Schlimmsten: {outcomes}',
  'web.odds.nothing': 'ohne Wirkung',
  'web.odds.more': 'und {more, number} weitere',
  'web.odds.mean': 'Im Mittel {losses}',
  'web.odds.always': 'Auf jeden Fall {changes}',
  'web.odds.about': 'etwa {percent}',
}
