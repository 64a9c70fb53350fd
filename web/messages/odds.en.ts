import type { Catalogue } from '@grognard/umpire'
import { fields } from './odds-fields.en.ts'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  ...fields,
  'web.odds.bar': 'Chances, from no effect to the worst: {outcomes}',
  'web.odds.nothing': 'no effect',
  'web.odds.more': 'and {more, number} more',
  'web.odds.rest': 'other outcomes',
  'web.odds.mean': 'On average {losses}',
  'web.odds.always': 'In any case {changes}',
  'web.odds.about': 'about {percent}',
  'web.may': 'May I?',
  'web.may.about':
    'Choose any order and fill it in: the umpire says whether it is allowed. Nothing is played.',
  'web.may.nobody': 'Nobody looks at the table now.',
  'web.may.kind': 'Order',
  'web.may.now': 'Asked for now',
  'web.may.later': 'At other times',
  'web.may.yes': 'Allowed',
  'web.may.no': 'Not allowed',
  'web.may.take': 'Take it in hand',
  'web.may.shut': 'Unavailable orders',
  'web.key.may': 'ask the umpire: May I?',
}
