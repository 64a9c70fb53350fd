import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'traditional',
  'book.about': 'The smallest whole game here, to see how the table works.',
  'book.begin': 'Two minutes with this one show how pointing, orders and the log work.',
  'scenario.standard': 'The standard game',
  'scenario.standard.about': 'Three in a row wins.',
  'scenario.standard.date': 'Any afternoon',
  'scenario.standard.place': 'Nine cells',
  'scenario.standard.forces': 'Crosses against noughts',
}
