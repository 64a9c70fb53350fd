import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

/** What an author of scenarios reads: the lists, the fields and the values of the file. */
export const authorGerman: Translated<typeof authorEnglish> = {
  'file.list.ships': 'Flotte: {nation}',
  'file.ship.whole': 'unversehrtes Schiff',
  'file.ship.battered': 'angeschlagenes Schiff',
  'file.board.standard': 'üblich',
  'file.board.large': 'groß',
  'file.field.board': 'Brett',
  'file.field.windFrom': 'Wind aus (Grad)',
  'file.field.nation': 'Flagge',
  'file.field.x': 'Spalte',
  'file.field.y': 'Reihe',
  'file.field.hull': 'Rumpftreffer',
  'file.field.fore': 'Segel am Fockmast',
  'file.field.main': 'Segel am Großmast',
  'file.field.mizzen': 'Segel am Kreuzmast',
  'file.field.rudder': 'Ruder intakt',
}
