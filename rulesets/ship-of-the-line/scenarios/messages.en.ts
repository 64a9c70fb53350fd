import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosEnglish: Catalogue = {
  'book.edition': 'Rules of play, undated',
  'book.authors': 'author not named',
  'book.about':
    'A quick board game of ships of the line: sail from dot to dot with the wind, fire broadsides, resolve them on the damage charts, and play each officer’s card at the right moment.',
  'book.begin': 'New here? Begin with the duel: one ship each, over in a quarter of an hour.',
  'sol.scenario.standard': 'Three ships a side',
  'sol.scenario.standard.about': 'The standard game: two fleets leave their ports and meet at sea.',
  'sol.scenario.standard.date': 'The age of sail',
  'sol.scenario.standard.place': 'A board of dots with two ports',
  'sol.scenario.standard.forces': 'Three ships of the line a side',
  'sol.scenario.duel': 'A duel',
  'sol.scenario.duel.about':
    'A good first battle: learn to sail, fire and board with a single ship.',
  'sol.scenario.duel.date': 'The age of sail',
  'sol.scenario.duel.place': 'A board of dots with two ports',
  'sol.scenario.duel.forces': 'One ship of the line each',
  'sol.scenario.squadrons': 'Squadrons',
  'sol.scenario.squadrons.about': 'The standard game with larger fleets and more sea.',
  'sol.scenario.squadrons.date': 'The age of sail',
  'sol.scenario.squadrons.place': 'A larger board',
  'sol.scenario.squadrons.forces': 'Five ships of the line a side',
  'sol.scenario.handicap': 'Handicap',
  'sol.scenario.handicap.about': 'Unequal fleets for players of unequal skill.',
  'sol.scenario.handicap.date': 'The age of sail',
  'sol.scenario.handicap.place': 'A board of dots with two ports',
  'sol.scenario.handicap.forces': 'One to five ships a side, as agreed, some damaged',
  'sol.scenario.own': 'A scenario of your own',
  'sol.scenario.own.about':
    'Open a scenario file or draw one. Without a file, one ship fights another at sea.',
  'sol.scenario.own.date': 'The age of sail',
  'sol.scenario.own.place': 'The place in your file',
  'sol.scenario.own.forces': 'The forces in your file',
}
