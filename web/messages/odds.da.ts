import type { Catalogue } from '@grognard/umpire'
import { fields } from './odds-fields.da.ts'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  ...fields,
  'web.odds.bar': 'Chancer, fra ingen virkning til det værste: {outcomes}',
  'web.odds.nothing': 'ingen virkning',
  'web.odds.more': 'og {more, number} til',
  'web.odds.rest': 'andre udfald',
  'web.odds.mean': 'I gennemsnit {losses}',
  'web.odds.always': 'I alle tilfælde {changes}',
  'web.odds.about': 'omkring {percent}',
  'web.may': 'Må jeg?',
  'web.may.about':
    'Vælg en hvilken som helst ordre, og udfyld den: dommeren siger, om den er tilladt. Intet udføres.',
  'web.may.nobody': 'Ingen ser på bordet nu.',
  'web.may.kind': 'Ordre',
  'web.may.now': 'Kræves nu',
  'web.may.later': 'På andre tidspunkter',
  'web.may.yes': 'Tilladt',
  'web.may.no': 'Ikke tilladt',
  'web.may.take': 'Tag den i hånden',
  'web.may.shut': 'Ordrer, der ikke kan gives nu',
  'web.key.may': 'spørg dommeren: Må jeg?',
}
