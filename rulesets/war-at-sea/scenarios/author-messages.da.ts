import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

export const authorDanish: Translated<typeof authorEnglish> = {
  'file.list.islands': 'Øer',
  'file.list.fog': 'Tåge',
  'file.list.ships': 'Skibe ({seat})',
  'file.ship': '{name}, {type} ({points, number} point)',
  'file.words': '{name}',
  'file.ground.island': 'ø',
  'file.ground.fog': 'tågebanke',
  'file.light.day': 'dagslys',
  'file.light.darkness': 'mørke',
  'file.light.dayThenNight': 'dag, så nat',
  'file.light.nightThenDay': 'nat, så dag',
  'file.light.twilight': 'tusmørke',
  'file.field.light': 'Lys',
  'file.field.weather': 'Byger og vejr',
  'file.field.target': 'Point, der vinder straks (0: ingen)',
  'file.field.airbase': 'Plads på flybasen',
  'file.add.aircraft': 'Tilføj fly',
  'file.field.aircraft': 'Fly',
  'file.field.home': 'Hjemsted (et skib, eller »ashore« for flybasen)',
  'file.field.card': 'Enhedskort',
  'file.field.enters': 'Kommer i træk',
  'file.field.land': 'Land rækker (mm)',
  'file.field.water': 'Farvand rækker (mm)',
}
