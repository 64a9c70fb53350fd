import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

export const authorGerman: Translated<typeof authorEnglish> = {
  'file.list.ground': 'Land und Untiefen',
  'file.list.ships.0': 'Erste Flotte',
  'file.list.ships.1': 'Zweite Flotte',
  'file.ship': '{guns, number} Geschütze, Klasse {class, number} ({points, number} Punkte)',
  'file.class':
    '{nation}, {guns, number} Geschütze, Klasse {class, number} ({points, number} Punkte mit durchschnittlicher Besatzung)',
  'file.words': '{name}',
  'file.ground.land': 'Land',
  'file.ground.depth': 'Untiefe, Tiefe {depth, number}',
  'file.nation.british': 'Großbritannien',
  'file.nation.french': 'Frankreich',
  'file.nation.spanish': 'Spanien',
  'file.nation.american': 'USA',
  'file.nation.dutch': 'Niederlande',
  'file.nation.danish': 'Dänemark',
  'file.victory.points': 'nach Punkten',
  'file.victory.duel': 'Duell',
  'file.field.columns': 'Spalten',
  'file.field.rows': 'Zeilen',
  'file.field.windFrom': 'Wind aus (Grad)',
  'file.field.velocity': 'Windstärke (1 bis 6)',
  'file.field.change': 'Wind wechselt bei (4 bis 7)',
  'file.field.anchorage': 'Schiffe dürfen ankern',
  'file.field.nation': 'Nation',
  'file.field.class': 'Schiffstyp',
  'file.field.quality': 'Mannschaft',
  'file.field.depth': 'Tiefe (0 ist Land)',
  'file.field.x': 'Spalte',
  'file.field.y': 'Zeile',
}
