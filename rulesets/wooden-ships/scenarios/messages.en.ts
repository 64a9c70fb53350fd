export const scenariosEnglish = {
  'book.edition': 'Battle Rules v.3, August 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Ships of the line under sail on a sea of hexes: written courses, broadsides, boarders, from a duel of frigates to the whole of Trafalgar.',
  'book.begin':
    'New here? Begin with Constitution against Guerriere: one ship each, and all there is to sailing and firing in about 40 minutes.',
  'ws.scenario.constitution': 'Constitution v Guerriere',
  'ws.scenario.constitution.about': 'Constitution v Guerriere.',
  'ws.scenario.mars-hercule': 'Mars v Hercule',
  'ws.scenario.mars-hercule.about': 'Mars v Hercule.',
  'ws.scenario.nymphe-cleopatre': 'Nymphe v Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about': 'Nymphe v Cléopâtre.',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about': 'Flamborough Head.',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about': 'Trafalgar.',
}
