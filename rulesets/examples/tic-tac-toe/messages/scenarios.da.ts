import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'overleveret',
  'book.about': 'Det mindste hele spil her: godt til at lære bordet at kende.',
  'book.begin': 'To minutter viser, hvordan man vælger felter, giver ordrer og læser logbogen.',
  'scenario.standard': 'Standardspillet',
  'scenario.standard.about': 'Tre på stribe vinder.',
  'scenario.standard.date': 'En hvilken som helst eftermiddag',
  'scenario.standard.place': 'Ni felter',
  'scenario.standard.forces': 'Kryds mod boller',
}
