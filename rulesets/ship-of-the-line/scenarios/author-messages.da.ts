import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

/** What an author of scenarios reads: the lists, the fields and the values of the file. */
export const authorDanish: Translated<typeof authorEnglish> = {
  'file.list.ships': 'Flåde: {nation}',
  'file.ship.whole': 'et helt skib',
  'file.ship.battered': 'et medtaget skib',
  'file.board.standard': 'almindelig',
  'file.board.large': 'stor',
  'file.field.board': 'Bræt',
  'file.field.windFrom': 'Vind fra (grader)',
  'file.field.nation': 'Flag',
  'file.field.x': 'Kolonne',
  'file.field.y': 'Række',
  'file.field.hull': 'Skrogtræffere',
  'file.field.fore': 'Sejl på fokkemasten',
  'file.field.main': 'Sejl på stormasten',
  'file.field.mizzen': 'Sejl på mesanmasten',
  'file.field.rudder': 'Roret virker',
}
