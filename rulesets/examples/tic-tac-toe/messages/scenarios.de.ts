import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': '1',
  'book.authors': 'überliefert',
  'book.about': 'Das kleinste vollständige Spiel hier: zum Kennenlernen der Bedienung.',
  'book.begin':
    'In zwei Minuten lernst du, Felder zu wählen, Befehle zu geben und das Logbuch zu lesen.',
  'scenario.standard': 'Das Standardspiel',
  'scenario.standard.about': 'Drei in einer Reihe gewinnen.',
  'scenario.standard.date': 'Ein beliebiger Nachmittag',
  'scenario.standard.place': 'Neun Felder',
  'scenario.standard.forces': 'Kreuze gegen Kreise',
}
