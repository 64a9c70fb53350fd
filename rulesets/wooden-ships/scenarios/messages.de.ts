import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, August 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Linienschiffe unter Segeln auf einem Meer aus Sechseckfeldern: geschriebene Plots, Breitseiten, Enterer, vom Duell zweier Fregatten bis zu ganz Trafalgar.',
  'book.begin':
    'Neu hier? Beginne mit Constitution gegen Guerriere: je ein Schiff, und alles über Segeln und Feuern in etwa 40 Minuten.',
  'ws.scenario.constitution': 'Constitution v Guerriere',
  'ws.scenario.constitution.about':
    'Ein Duell zweier Fregatten bei steifer Brise: Hier fängt man an.',
  'ws.scenario.constitution.date': '19. August 1812, 17 Uhr',
  'ws.scenario.constitution.place': 'Nordatlantik, südöstlich von Halifax',
  'ws.scenario.constitution.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'ws.scenario.mars-hercule': 'Mars v Hercule',
  'ws.scenario.mars-hercule.about':
    'Zwei 74-Kanonen-Schiffe; das französische kommt neu aus der Werft und will nach Brest.',
  'ws.scenario.mars-hercule.date': '21. April 1798, 21:15 Uhr',
  'ws.scenario.mars-hercule.place': 'Vor der Pointe du Raz, Bretagne',
  'ws.scenario.mars-hercule.forces': 'Ein britisches Linienschiff gegen ein französisches',
  'ws.scenario.nymphe-cleopatre': 'Nymphe v Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about':
    'Zwei Fregatten mit 36 Kanonen: die erste französische, die in diesem Krieg genommen wurde.',
  'ws.scenario.nymphe-cleopatre.date': '18. Juni 1793, 6:15 Uhr',
  'ws.scenario.nymphe-cleopatre.place': 'Vor Start Point, Devon',
  'ws.scenario.nymphe-cleopatre.forces': 'Eine britische Fregatte gegen eine französische',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about':
    'John Paul Jones hat noch nicht angefangen zu kämpfen: ein alter Ostindienfahrer gegen einen neuen Zweidecker, ganz nah oder gar nicht.',
  'ws.scenario.flamborough-head.date': '23. September 1779, 19:15 Uhr',
  'ws.scenario.flamborough-head.place': 'Vor Flamborough Head, Yorkshire',
  'ws.scenario.flamborough-head.forces': 'Ein amerikanisches Schiff gegen ein britisches',
  'ws.scenario.san-domingo': 'San Domingo',
  'ws.scenario.san-domingo.about':
    'Zwei britische Kolonnen schneiden einem französischen Geschwader den Weg nach Westen ab. Französische Linienschiffe, die über den südlichen oder westlichen Rand entkommen, retten ihre Punkte; den Franzosen genügen halb so viele wie den Briten.',
  'ws.scenario.san-domingo.date': '6. Februar 1806, 10 Uhr',
  'ws.scenario.san-domingo.place': 'Vor San Domingo',
  'ws.scenario.san-domingo.forces':
    'Sieben britische Linienschiffe und zwei Fregatten gegen fünf französische, zwei Fregatten und eine Korvette',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about':
    'Die ganze Schlacht: Zwei britische Kolonnen laufen auf die Linie der vereinigten Flotte zu. Nach 30 Zügen gewinnt, wer mehr Punkte hat.',
  'ws.scenario.trafalgar.date': '21. Oktober 1805, 12 Uhr',
  'ws.scenario.trafalgar.place': 'Vor Kap Trafalgar',
  'ws.scenario.trafalgar.forces':
    '27 britische Linienschiffe gegen 18 französische und 15 spanische',
  'ws.scenario.trafalgar-frigates': 'Trafalgar mit Fregatten',
  'ws.scenario.trafalgar-frigates.about':
    'Die ganze Schlacht, mit den neun Fregatten, die zusahen und Signale weitergaben. Wo sie liegen, ist von uns.',
  'ws.scenario.trafalgar-frigates.date': '21. Oktober 1805, 12 Uhr',
  'ws.scenario.trafalgar-frigates.place': 'Vor Kap Trafalgar',
  'ws.scenario.trafalgar-frigates.forces': '60 Linienschiffe und neun Fregatten',
}
