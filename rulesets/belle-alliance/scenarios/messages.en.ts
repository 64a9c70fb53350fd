/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosEnglish = {
  'book.edition': '2nd edition, 18 June 2001',
  'book.authors': 'Peter Gjørtler',
  'book.about':
    'Battalions, squadrons and batteries of 1813 to 1815 on a measured field: written orders, orderlies, formations, volleys and the nerve to stand.',
  'book.begin': 'New here? Begin with the crossroads farm: one brigade a side, made to learn on.',
  'ba.scenario.crossroads-farm': 'The crossroads farm',
  'ba.scenario.crossroads-farm.about':
    'A training fight of one brigade a side: four battalions, a battery and a light cavalry regiment each, around two farm buildings on a crossroads. Points: the two farm buildings, the woods, enemy units ruined, guns taken and enemy losses. Whoever has more wins.',
  'ba.scenario.crossroads-farm.date': 'A summer morning of 1815, 10:00',
  'ba.scenario.crossroads-farm.place': 'A training ground: farm, woods and two roads',
  'ba.scenario.crossroads-farm.forces': 'A French brigade against a Prussian, equal in all',
  'ba.scenario.bornhoved': 'Bornhöved, 7 December 1813',
  'ba.scenario.bornhoved.about':
    'The Danish rearguard holds two hedges and a village against Swedish cavalry until the train is clear, then leaves by the north. Points: Danes who get away by the north from turn 6 on; Swedes for the village, prisoners and guns; both for units ruined. Denmark has to bring away a good part of the rearguard to win.',
  'ba.scenario.bornhoved.date': '7 December 1813, 15:00',
  'ba.scenario.bornhoved.place': 'Holstein, the road to Kiel',
  'ba.scenario.bornhoved.forces': 'A Danish rearguard of all arms against Swedish horse',
  'ba.scenario.hougoumont': 'Hougoumont, 18 June 1815',
  'ba.scenario.hougoumont.about':
    'French infantry against the garrison of château, garden, wood and orchard. Points: for France château, farm buildings, wood and orchard, which the Allies hold at first, and the ridge behind; for both units ruined, guns taken and enemy losses. France had little more than the wood in the end: it wins by doing better.',
  'ba.scenario.hougoumont.date': '18 June 1815, 11:30',
  'ba.scenario.hougoumont.place': 'Waterloo, Brabant',
  'ba.scenario.hougoumont.forces':
    'Fifteen French battalions and three batteries against eleven battalions and two',
  'ba.scenario.sehested': 'Sehested, 10 December 1813',
  'ba.scenario.sehested.about':
    'The Danish corps must open the road to the west through the village that Wallmoden’s troops hold. Points: Danes who come up to the village, get past it or leave by the west; for both its houses, units ruined and guns taken. The Danes broke through that day: to win they have to be some points ahead.',
  'ba.scenario.sehested.date': '10 December 1813, 9:00',
  'ba.scenario.sehested.place': 'On the Eider, between Kiel and Rendsburg',
  'ba.scenario.sehested.forces': 'Twelve Danish units against twelve of Wallmoden’s',
  'ba.scenario.plancenoit': 'Plancenoit, 18 June 1815',
  'ba.scenario.plancenoit.about':
    'Bülow’s Prussians come down on the village in the French rear. Points: for Prussia the church and the houses, which the French hold at first, and battalions that break through to the west; for both units ruined, guns taken and enemy losses. Prussia wins with a hold on the village that has not cost too much.',
  'ba.scenario.plancenoit.date': '18 June 1815, 17:00',
  'ba.scenario.plancenoit.place': 'Waterloo, Brabant',
  'ba.scenario.plancenoit.forces': 'Twenty-one Prussian units against seventeen French',
  'ba.scenario.own': 'A scenario of your own',
  'ba.scenario.own.about': 'Bring a scenario file; without one the training ground is played.',
  'ba.scenario.own.date': 'As your file says',
  'ba.scenario.own.place': 'As your file says',
  'ba.scenario.own.forces': 'Whoever you bring',
}
