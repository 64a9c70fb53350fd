export const scenariosEnglish = {
  'book.edition': 'Battle Rules v.3, August 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Ships of the line under sail on a sea of hexes: written courses, broadsides, boarders, from a duel of frigates to the whole of Trafalgar.',
  'book.begin':
    'New here? Begin with Constitution against Guerriere: one ship each, and all there is to sailing and firing in about 40 minutes.',
  'ws.scenario.constitution': 'Constitution v Guerriere',
  'ws.scenario.constitution.about': 'A duel of frigates in a fresh breeze: the place to begin.',
  'ws.scenario.constitution.date': '19 August 1812, 17:00',
  'ws.scenario.constitution.place': 'North Atlantic, south-east of Halifax',
  'ws.scenario.constitution.forces': 'One American frigate against one British',
  'ws.scenario.mars-hercule': 'Mars v Hercule',
  'ws.scenario.mars-hercule.about':
    'Two ships of 74 guns, the French one new from the yard and making for Brest.',
  'ws.scenario.mars-hercule.date': '21 April 1798, 21:15',
  'ws.scenario.mars-hercule.place': 'Off the Pointe du Raz, Brittany',
  'ws.scenario.mars-hercule.forces': 'One British ship of the line against one French',
  'ws.scenario.nymphe-cleopatre': 'Nymphe v Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about':
    'Two frigates of 36 guns: the first French frigate that was taken in that war.',
  'ws.scenario.nymphe-cleopatre.date': '18 June 1793, 6:15',
  'ws.scenario.nymphe-cleopatre.place': 'Off Start Point, Devon',
  'ws.scenario.nymphe-cleopatre.forces': 'One British frigate against one French',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about':
    'John Paul Jones has not yet begun to fight: an old Indiaman against a new two-decker, at close quarters or not at all.',
  'ws.scenario.flamborough-head.date': '23 September 1779, 19:15',
  'ws.scenario.flamborough-head.place': 'Off Flamborough Head, Yorkshire',
  'ws.scenario.flamborough-head.forces': 'One American ship against one British',
  'ws.scenario.san-domingo': 'San Domingo',
  'ws.scenario.san-domingo.about':
    'Two British columns cut off a French squadron that runs for the west. French ships of the line that leave over the southern or western edge save their points; the French need half as many as the British.',
  'ws.scenario.san-domingo.date': '6 February 1806, 10:00',
  'ws.scenario.san-domingo.place': 'Off San Domingo',
  'ws.scenario.san-domingo.forces':
    'Seven British ships of the line and two frigates against five French, two frigates and a corvette',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about':
    'The whole battle: two British columns run down on the line of the combined fleet. The higher points win after 30 turns.',
  'ws.scenario.trafalgar.date': '21 October 1805, 12:00',
  'ws.scenario.trafalgar.place': 'Off Cape Trafalgar',
  'ws.scenario.trafalgar.forces': '27 British ships of the line against 18 French and 15 Spanish',
  'ws.scenario.trafalgar-frigates': 'Trafalgar with frigates',
  'ws.scenario.trafalgar-frigates.about':
    'The whole battle, with the nine frigates that looked on and repeated signals. Where they lie is ours.',
  'ws.scenario.trafalgar-frigates.date': '21 October 1805, 12:00',
  'ws.scenario.trafalgar-frigates.place': 'Off Cape Trafalgar',
  'ws.scenario.trafalgar-frigates.forces': '60 ships of the line and nine frigates',
}
