import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

export const authorGerman: Translated<typeof authorEnglish> = {
  'file.list.islands': 'Inseln',
  'file.list.fog': 'Nebel',
  'file.list.ships': 'Schiffe ({seat})',
  'file.ship': '{name}, {type} ({points, number} Punkte)',
  'file.words': '{name}',
  'file.ground.island': 'Insel',
  'file.ground.fog': 'Nebelbank',
  'file.light.day': 'Tageslicht',
  'file.light.darkness': 'Dunkelheit',
  'file.light.dayThenNight': 'Tag, dann Nacht',
  'file.light.nightThenDay': 'Nacht, dann Tag',
  'file.light.twilight': 'Dämmerung',
  'file.field.light': 'Licht',
  'file.field.weather': 'Böen und Wetter',
  'file.field.target': 'Punkte zum sofortigen Sieg (0: keine)',
  'file.field.airbase': 'Platz auf dem Flugplatz',
  'file.add.aircraft': 'Flugzeuge hinzufügen',
  'file.field.aircraft': 'Flugzeuge',
  'file.field.home': 'Stationiert auf (Schiff, oder „ashore“ für den Flugplatz)',
  'file.field.card': 'Einheitenkarte',
  'file.field.enters': 'Erscheint in Zug',
  'file.field.land': 'Land reicht (mm)',
  'file.field.water': 'Gewässer reichen (mm)',
}
