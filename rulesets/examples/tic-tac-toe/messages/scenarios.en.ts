import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'traditional',
  'book.about': 'The smallest complete game here: a way to learn how to play at this table.',
  'book.begin': 'In two minutes you learn to choose cells, give orders and read the log.',
  'scenario.standard': 'The standard game',
  'scenario.standard.about': 'Three in a row wins.',
  'scenario.standard.date': 'Any afternoon',
  'scenario.standard.place': 'Nine cells',
  'scenario.standard.forces': 'Crosses against noughts',
}
