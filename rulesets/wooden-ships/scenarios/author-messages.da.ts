import type { Translated } from '@grognard/umpire/message.ts'
import type { authorEnglish } from './author-messages.en.ts'

export const authorDanish: Translated<typeof authorEnglish> = {
  'file.list.ground': 'Land og grunde',
  'file.list.ships.0': 'Første flåde',
  'file.list.ships.1': 'Anden flåde',
  'file.ship': '{guns, number} kanoner, klasse {class, number} ({points, number} point)',
  'file.class':
    '{nation}, {guns, number} kanoner, klasse {class, number} ({points, number} point med gennemsnitlig besætning)',
  'file.words': '{name}',
  'file.ground.land': 'land',
  'file.ground.depth': 'grund med dybde {depth, number}',
  'file.nation.british': 'Storbritannien',
  'file.nation.french': 'Frankrig',
  'file.nation.spanish': 'Spanien',
  'file.nation.american': 'USA',
  'file.nation.dutch': 'Nederlandene',
  'file.nation.danish': 'Danmark',
  'file.victory.points': 'på point',
  'file.victory.duel': 'duel',
  'file.field.columns': 'Kolonner',
  'file.field.rows': 'Rækker',
  'file.field.windFrom': 'Vind fra (grader)',
  'file.field.velocity': 'Vindstyrke (1 til 6)',
  'file.field.change': 'Vinden skifter ved (4 til 7)',
  'file.field.anchorage': 'Skibe må ankre',
  'file.field.nation': 'Nation',
  'file.field.class': 'Skibstype',
  'file.field.quality': 'Besætning',
  'file.field.depth': 'Dybde (0 er land)',
  'file.field.x': 'Kolonne',
  'file.field.y': 'Række',
}
