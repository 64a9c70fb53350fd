import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'overleveret',
  'book.about': 'Det mindste hele spil her: godt til at lære betjeningen at kende.',
  'book.begin': 'På to minutter lærer du at vælge felter, give ordrer og læse logbogen.',
  'scenario.standard': 'Standardspillet',
  'scenario.standard.about': 'Tre på stribe vinder.',
  'scenario.standard.date': 'En hvilken som helst eftermiddag',
  'scenario.standard.place': 'Ni felter',
  'scenario.standard.forces': 'Kryds mod boller',
}
