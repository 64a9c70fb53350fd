import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'überliefert',
  'book.about': 'Das kleinste vollständige Spiel hier, um den Tisch kennenzulernen.',
  'book.begin': 'Zwei Minuten damit zeigen, wie Zeigen, Befehle und Logbuch gehen.',
  'scenario.standard': 'Das übliche Spiel',
  'scenario.standard.about': 'Drei in einer Linie gewinnen.',
  'scenario.standard.date': 'Ein beliebiger Nachmittag',
  'scenario.standard.place': 'Neun Felder',
  'scenario.standard.forces': 'Kreuze gegen Kreise',
}
