/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosEnglish = {
  'book.edition': '2nd edition, 18 June 2001',
  'book.authors': 'Peter Gjørtler',
  'book.about':
    'Battalions, squadrons and batteries of 1813 to 1815 on a field measured in centimetres: written orders, orderlies, formations, volleys and steady nerves.',
  'book.begin': 'New here? Begin with the crossroads farm: one brigade a side, made for learning.',
  'ba.scenario.crossroads-farm': 'The crossroads farm',
  'ba.scenario.crossroads-farm.about':
    'A training battle with one brigade a side: four battalions, a battery and a light cavalry regiment each, around two farm buildings at a crossroads. Points: the two farm buildings, the woods, enemy units destroyed or routed, guns captured and enemy losses. Whoever has more points wins.',
  'ba.scenario.crossroads-farm.date': 'A summer morning in 1815, 10:00',
  'ba.scenario.crossroads-farm.place': 'A training ground: farm, woods and two roads',
  'ba.scenario.crossroads-farm.forces': 'A French brigade against an equal Prussian one',
  'ba.scenario.bornhoved': 'Bornhöved, 7 December 1813',
  'ba.scenario.bornhoved.about':
    'The Danish rearguard holds two hedges and a village against Swedish cavalry until the baggage train is clear, then withdraws to the north. Points: for Denmark, units that leave by the north edge from turn 6 on; for Sweden, the village, prisoners and guns; for both, enemy units destroyed or routed. To win, Denmark must save a good part of the rearguard.',
  'ba.scenario.bornhoved.date': '7 December 1813, 15:00',
  'ba.scenario.bornhoved.place': 'Holstein, the road to Kiel',
  'ba.scenario.bornhoved.forces': 'A Danish rearguard of all arms against Swedish cavalry',
  'ba.scenario.hougoumont': 'Hougoumont, 18 June 1815',
  'ba.scenario.hougoumont.about':
    'French infantry attacks the garrison of the château, the garden, the wood and the orchard. Points: for France, the château, farm buildings, wood and orchard, which the Allies hold at first, and the ridge behind; for both, enemy units destroyed or routed, guns captured and enemy losses. In 1815 the French ended with little more than the wood; France wins by doing better.',
  'ba.scenario.hougoumont.date': '18 June 1815, 11:30',
  'ba.scenario.hougoumont.place': 'Waterloo, Brabant',
  'ba.scenario.hougoumont.forces':
    'Eleven French battalions and three batteries against eight battalions and two batteries; four more French and three more Allied battalions arrive later',
  "face.Bull's battery": 'Bull’s battery',
  "face.Sandham's battery": 'Sandham’s battery',
  'face.von Dahlen': 'Dahlen',
  'ba.scenario.sehested': 'Sehested, 10 December 1813',
  'ba.scenario.sehested.about':
    'The Danish corps must open the road to the west through the village that Wallmoden’s troops hold. Points: for Denmark, units that reach the village, get past it or leave by the west edge; for both, the village houses, enemy units destroyed or routed and guns captured. The Danes broke through that day, so to win they need a clear lead in points.',
  'ba.scenario.sehested.date': '10 December 1813, 09:00',
  'ba.scenario.sehested.place': 'On the Eider, between Kiel and Rendsburg',
  'ba.scenario.sehested.forces': 'Twelve Danish units against twelve of Wallmoden’s',
  'ba.scenario.plancenoit': 'Plancenoit, 18 June 1815',
  'ba.scenario.plancenoit.about':
    'Bülow’s Prussians attack the village behind the French army. Points: for Prussia, the church and the houses, which the French hold at first, and battalions that break through to the west; for both, enemy units destroyed or routed, guns captured and enemy losses. Prussia wins by taking some of the village without losing too much.',
  'ba.scenario.plancenoit.date': '18 June 1815, 17:00',
  'ba.scenario.plancenoit.place': 'Waterloo, Brabant',
  'ba.scenario.plancenoit.forces': 'Twenty-one Prussian units against seventeen French',
  'ba.scenario.own': 'A scenario of your own',
  'ba.scenario.own.about':
    'Open a scenario file or draw one. Without a file, you play the crossroads farm.',
  'ba.scenario.own.date': 'The date in your file',
  'ba.scenario.own.place': 'The place in your file',
  'ba.scenario.own.forces': 'The forces in your file',
}
