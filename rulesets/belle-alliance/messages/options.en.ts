import type { Catalogue } from '@grognard/umpire/message.ts'

/** Options, scenarios and papers. */
export const optionsEnglish: Catalogue = {
  'option.measuring': 'Measuring',
  'option.measuring.about':
    'When ranges may be looked at: only once an order is given, as the book has it, or at any time.',
  'option.measuring.afterwards': 'after the order',
  'option.measuring.always': 'at any time',
  'option.retreatDirection': 'Direction of retreats',
  'option.retreatDirection.about':
    'Whether a unit retreats straight away from what struck it, or its owner chooses within the angle allowed.',
  'option.retreatDirection.straight': 'straight away',
  'option.retreatDirection.chosen': 'the owner chooses',
  'option.placing': 'Placing',
  'option.placing.about':
    'Whether the units stand where the scenario puts them or are placed freely in their zones.',
  'option.placing.asPrinted': 'as the scenario says',
  'option.placing.free': 'freely',
  'paper.scenario': 'Scenario file',
  'paper.scenario.about':
    'A battle of your own: ground, forces, arrivals and victory points, in cm.',
  'option.turns': 'Turns',
  'option.turns.about': 'How many turns the battle lasts; 0 as the scenario says.',
}
