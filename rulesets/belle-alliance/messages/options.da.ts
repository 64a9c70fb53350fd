import type { Catalogue } from '@grognard/umpire/message.ts'

/** Options, scenarios and papers. */
export const optionsDanish: Catalogue = {
  'option.measuring': 'Måling',
  'option.measuring.about':
    'Hvornår afstande må ses: først når ordren er givet, som i bogen, eller når som helst.',
  'option.measuring.afterwards': 'efter ordren',
  'option.measuring.always': 'når som helst',
  'option.retreatDirection': 'Retrætens retning',
  'option.retreatDirection.about':
    'Om en enhed går lige væk fra det, der ramte den, eller ejeren vælger retning inden for den tilladte vinkel.',
  'option.retreatDirection.straight': 'lige væk',
  'option.retreatDirection.chosen': 'ejeren vælger',
  'option.placing': 'Opstilling',
  'option.placing.about':
    'Om enhederne står, hvor scenariet sætter dem, eller opstilles frit i deres zoner.',
  'option.placing.asPrinted': 'som i scenariet',
  'option.placing.free': 'frit',
  'paper.scenario': 'Scenariefil',
  'paper.scenario.about': 'Et eget slag: terræn, styrker, ankomster og sejrspoint, i cm.',
  'option.turns': 'Træk',
  'option.turns.about': 'Hvor mange træk slaget varer; 0 som i scenariet.',
}
