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
  'ba.scenario.crossroads-farm': 'The crossroads farm',
  'ba.scenario.crossroads-farm.about':
    'A training fight of one brigade a side: four battalions, a battery and a light cavalry regiment each, around two farm buildings on a crossroads. Points: the two farm buildings, the woods, enemy units ruined and guns taken.',
  'ba.scenario.bornhoved': 'Bornhöved, 7 December 1813',
  'ba.scenario.bornhoved.about':
    'The Danish rearguard holds two hedges and a village against Swedish cavalry until the train is clear, then leaves by the north. Points: Danes who get away by the north from turn 6 on; Swedes for the village, prisoners and guns.',
  'ba.scenario.hougoumont': 'Hougoumont, 18 June 1815',
  'ba.scenario.hougoumont.about':
    'French infantry against the garrison of château, garden, wood and orchard. Points: château, farm buildings, wood and orchard, and units ruined; the Allies hold them all at first, so France begins far behind and wins by catching up.',
  'ba.scenario.sehested': 'Sehested, 10 December 1813',
  'ba.scenario.sehested.about':
    'The Danish corps must open the road to the west through the village that Wallmoden’s troops hold. Points: Danes who get through to the west, the houses of the village, units ruined and guns taken.',
  'ba.scenario.plancenoit': 'Plancenoit, 18 June 1815',
  'ba.scenario.plancenoit.about':
    'Bülow’s Prussians come down on the village in the French rear. Points: the church and the houses, which the French hold at first, Prussians who break through to the west, units ruined and guns taken.',
  'ba.scenario.own': 'A scenario of your own',
  'ba.scenario.own.about': 'Bring a scenario file; without one the training ground is played.',
  'paper.scenario': 'Scenario file',
  'paper.scenario.about':
    'A battle of your own: ground, forces, arrivals and victory points, in cm.',
  'option.turns': 'Turns',
  'option.turns.about': 'How many turns the battle lasts; 0 as the scenario says.',
}
