import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, August 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Segelkriegsschiffe auf einem Meer aus Sechseckfeldern, mit Breitseiten, Enterkommandos und schriftlich festgelegten Kursen: vom Duell zweier Fregatten bis zur ganzen Schlacht von Trafalgar.',
  'book.begin':
    'Neu hier? Beginne mit Constitution gegen Guerriere: je ein Schiff, und alles über Segeln und Feuern in etwa 40 Minuten.',
  'ws.scenario.constitution': 'Constitution gegen Guerriere',
  'ws.scenario.constitution.about': 'Ein Duell zweier Fregatten im Sturm: der beste Einstieg.',
  'ws.scenario.constitution.date': '19. August 1812, 17 Uhr',
  'ws.scenario.constitution.place': 'Nordatlantik, südöstlich von Halifax',
  'ws.scenario.constitution.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'ws.scenario.mars-hercule': 'Mars gegen Hercule',
  'ws.scenario.mars-hercule.about':
    'Zwei Linienschiffe mit je 74 Geschützen; das französische kommt frisch aus der Werft und will nach Brest.',
  'ws.scenario.mars-hercule.date': '21. April 1798, 21:15 Uhr',
  'ws.scenario.mars-hercule.place': 'Vor der Pointe du Raz, Bretagne',
  'ws.scenario.mars-hercule.forces': 'Ein britisches Linienschiff gegen ein französisches',
  'ws.scenario.nymphe-cleopatre': 'Nymphe gegen Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about':
    'Zwei Fregatten mit je 36 Geschützen. Die Cléopâtre war die erste französische Fregatte, die in diesem Krieg genommen wurde.',
  'ws.scenario.nymphe-cleopatre.date': '18. Juni 1793, 6:15 Uhr',
  'ws.scenario.nymphe-cleopatre.place': 'Vor Start Point, Devon',
  'ws.scenario.nymphe-cleopatre.forces': 'Eine britische Fregatte gegen eine französische',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about':
    'John Paul Jones hat „noch nicht angefangen zu kämpfen“: ein alter Ostindienfahrer gegen einen neuen Zweidecker, aus nächster Nähe oder gar nicht.',
  'ws.scenario.flamborough-head.date': '23. September 1779, 19:15 Uhr',
  'ws.scenario.flamborough-head.place': 'Vor Flamborough Head, Yorkshire',
  'ws.scenario.flamborough-head.forces': 'Ein amerikanisches Schiff gegen ein britisches',
  'ws.scenario.ranger-drake': 'Ranger gegen Drake',
  'ws.scenario.ranger-drake.about':
    'Zwei Sloops vor der irischen Küste: wenige Geschütze, und jedes zählt.',
  'ws.scenario.ranger-drake.date': '24. April 1778, 18 Uhr',
  'ws.scenario.ranger-drake.place': 'Vor Carrickfergus, Irland',
  'ws.scenario.ranger-drake.forces': 'Eine amerikanische Sloop gegen eine britische',
  'ws.scenario.ambuscade-bayonnaise': 'Ambuscade gegen Bayonnaise',
  'ws.scenario.ambuscade-bayonnaise.about':
    'Eine Korvette voller Soldaten und eine Fregatte mit besseren Geschützen: Wer zuerst entert, kann gewinnen.',
  'ws.scenario.ambuscade-bayonnaise.date': '14. Dezember 1798, 11:30 Uhr',
  'ws.scenario.ambuscade-bayonnaise.place': 'Golf von Biskaya',
  'ws.scenario.ambuscade-bayonnaise.forces':
    'Eine britische Fregatte gegen eine französische Korvette',
  'ws.scenario.constellation-insurgente': 'Constellation gegen Insurgente',
  'ws.scenario.constellation-insurgente.about':
    'Das erste Gefecht der neuen amerikanischen Marine, im Sturm.',
  'ws.scenario.constellation-insurgente.date': '9. Februar 1799, 15 Uhr',
  'ws.scenario.constellation-insurgente.place': 'Vor Nevis, Westindien',
  'ws.scenario.constellation-insurgente.forces':
    'Eine amerikanische Fregatte gegen eine französische',
  'ws.scenario.constellation-vengeance': 'Constellation gegen Vengeance',
  'ws.scenario.constellation-vengeance.about':
    'Ein Nachtgefecht, das keines der Schiffe klar gewann: eine Elitemannschaft gegen eine größere.',
  'ws.scenario.constellation-vengeance.date': '1. Februar 1800, 20 Uhr',
  'ws.scenario.constellation-vengeance.place': 'Vor Guadeloupe, Westindien',
  'ws.scenario.constellation-vengeance.forces':
    'Eine amerikanische Fregatte gegen eine französische',
  'ws.scenario.united-states-macedonian': 'United States gegen Macedonian',
  'ws.scenario.united-states-macedonian.about':
    'Ein langsames Schiff mit schweren Geschützen gegen ein schnelles mit leichteren.',
  'ws.scenario.united-states-macedonian.date': '25. Oktober 1812, 9 Uhr',
  'ws.scenario.united-states-macedonian.place': 'Westlich der Kanarischen Inseln',
  'ws.scenario.united-states-macedonian.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'ws.scenario.constitution-java': 'Constitution gegen Java',
  'ws.scenario.constitution-java.about': 'Zwei ebenbürtige, gleich schnelle Fregatten.',
  'ws.scenario.constitution-java.date': '29. Dezember 1812, 14 Uhr',
  'ws.scenario.constitution-java.place': 'Vor Salvador, Brasilien',
  'ws.scenario.constitution-java.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'ws.scenario.chesapeake-shannon': 'Chesapeake gegen Shannon',
  'ws.scenario.chesapeake-shannon.about':
    'Gleiche Schiffe, ungleiche Mannschaften: 1813 war es in 15 Minuten vorbei.',
  'ws.scenario.chesapeake-shannon.date': '1. Juni 1813, 17:30 Uhr',
  'ws.scenario.chesapeake-shannon.place': 'Vor Boston, Massachusetts',
  'ws.scenario.chesapeake-shannon.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'ws.scenario.wasp-reindeer': 'Wasp gegen Reindeer',
  'ws.scenario.wasp-reindeer.about':
    'Zwei Sloops bei schwachem Wind, fast nur mit Karronaden bewaffnet, die über 2 Felder hinaus nichts ausrichten.',
  'ws.scenario.wasp-reindeer.date': '28. Juni 1814, 15:15 Uhr',
  'ws.scenario.wasp-reindeer.place': 'Westlicher Eingang des Ärmelkanals',
  'ws.scenario.wasp-reindeer.forces': 'Eine amerikanische Sloop gegen eine britische',
  'ws.scenario.natividad': 'Lydia gegen Natividad',
  'ws.scenario.natividad.about':
    'Ein Duell aus C. S. Foresters Roman von 1937: eine Fregatte mit Elitebesatzung im Sturm gegen einen Zweidecker mit unerfahrenen Leuten.',
  'ws.scenario.natividad.date': '1808, im Roman',
  'ws.scenario.natividad.place': 'Pazifik, vor Nicaragua',
  'ws.scenario.natividad.forces':
    'Eine britische Fregatte gegen ein Schiff mit 50 Geschützen unter El Supremo',
  'ws.scenario.droits-de-lhomme': 'Droits de l’Homme',
  'ws.scenario.droits-de-lhomme.about':
    'Zwei Fregatten hängen sich an ein Linienschiff, das im Sturm Stengen verloren hat.',
  'ws.scenario.droits-de-lhomme.date': '13. Januar 1797, 17:30 Uhr',
  'ws.scenario.droits-de-lhomme.place': 'Vor Penmarch, Bretagne',
  'ws.scenario.droits-de-lhomme.forces':
    'Zwei britische Fregatten gegen ein französisches Linienschiff',
  'ws.scenario.cyane-levant': 'Constitution gegen Cyane und Levant',
  'ws.scenario.cyane-levant.about':
    'Ein starkes Schiff gegen zwei kleine mit schweren Karronaden: Kommt es zwischen sie, bestreicht es beide der Länge nach.',
  'ws.scenario.cyane-levant.date': '20. Februar 1815, 18 Uhr',
  'ws.scenario.cyane-levant.place': 'Vor Madeira',
  'ws.scenario.cyane-levant.forces': 'Eine amerikanische Fregatte gegen zwei britische Sloops',
  'ws.scenario.lake-erie': 'Eriesee',
  'ws.scenario.lake-erie.about':
    'Bei sehr schwachem Wind: zwei starke Briggs mit Karronaden, die über 2 Felder hinaus nichts ausrichten, gegen drei Schiffe, die weiter schießen. Die Kanonenboote fehlen.',
  'ws.scenario.lake-erie.date': '10. September 1813, 12 Uhr',
  'ws.scenario.lake-erie.place': 'Vor Put-in-Bay, Eriesee',
  'ws.scenario.lake-erie.forces':
    'Zwei amerikanische Briggs gegen zwei britische Schiffe und einen Schoner',
  'ws.scenario.lake-champlain': 'Champlainsee',
  'ws.scenario.lake-champlain.about':
    'Eine britische Fregatte führt zwei kleine Schiffe um die Landspitze gegen ein amerikanisches Geschwader in Linie, das damals vor Anker lag und hier unter Segeln ist. Die Kanonenboote fehlen.',
  'ws.scenario.lake-champlain.date': '11. September 1814, 9 Uhr',
  'ws.scenario.lake-champlain.place': 'Bucht von Plattsburgh, Champlainsee',
  'ws.scenario.lake-champlain.forces':
    'Vier amerikanische Schiffe gegen eine britische Fregatte, eine Brigg und eine Sloop',
  'ws.scenario.president': 'Die letzte Fahrt der President',
  'ws.scenario.president.about':
    'Eine schnelle Fregatte ist nah, zwei weitere kommen heran, eine von jeder Seite. Die President gewinnt, wenn sie nach 30 Zügen noch frei ist oder mindestens halb so viele Punkte hat wie ihre Verfolger.',
  'ws.scenario.president.date': '15. Januar 1815, 17 Uhr',
  'ws.scenario.president.place': 'Vor Long Island, New York',
  'ws.scenario.president.forces': 'Drei britische Fregatten jagen eine amerikanische',
  'ws.scenario.algeciras': 'Algeciras',
  'ws.scenario.algeciras.about':
    'Französische Linienschiffe liegen unter Land zwischen Untiefen vor Anker, und die Briten laufen bei abflauendem Wind ein, drei Schiffe vorneweg.',
  'ws.scenario.algeciras.date': '6. Juli 1801, 8:30 Uhr',
  'ws.scenario.algeciras.place': 'Bucht von Algeciras',
  'ws.scenario.algeciras.forces':
    'Sechs britische Linienschiffe gegen drei französische und eine Fregatte vor Anker',
  'ws.scenario.lissa': 'Lissa',
  'ws.scenario.lissa.about':
    'Vier erstklassige Fregatten in enger Linie gegen sechs, die in zwei Linien auf sie zulaufen.',
  'ws.scenario.lissa.date': '13. März 1811, 9 Uhr',
  'ws.scenario.lissa.place': 'Vor Lissa (Vis), Adria',
  'ws.scenario.lissa.forces': 'Vier britische Fregatten gegen sechs französische und venezianische',
  'ws.scenario.san-domingo': 'San Domingo',
  'ws.scenario.san-domingo.about':
    'Zwei britische Kolonnen schneiden einem französischen Geschwader den Weg nach Westen ab. Französische Linienschiffe, die über den südlichen oder westlichen Rand entkommen, bringen ihrer Seite Punkte; den Franzosen genügen halb so viele wie den Briten.',
  'ws.scenario.san-domingo.date': '6. Februar 1806, 10 Uhr',
  'ws.scenario.san-domingo.place': 'Vor San Domingo',
  'ws.scenario.san-domingo.forces':
    'Sieben britische Linienschiffe und zwei Fregatten gegen fünf französische, zwei Fregatten und eine Korvette',
  'ws.scenario.open-battle': 'Offene Schlacht',
  'ws.scenario.open-battle.about':
    'Flotten nach Punkten, ausgewürfelt oder geheim aus der Klassentafel zusammengestellt, bei einem Wind eurer Wahl. Es gewinnt, wer mehr Punkte hat.',
  'ws.scenario.open-battle.date': '1790 bis 1815',
  'ws.scenario.open-battle.place': 'Das offene Meer',
  'ws.scenario.open-battle.forces':
    'So viele Punkte, wie ihr ausmacht, höchstens 10 Schiffe je Seite',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about':
    'Die ganze Schlacht: Zwei britische Kolonnen laufen auf die Linie der Vereinigten Flotte zu. Nach 30 Zügen gewinnt, wer mehr Punkte hat.',
  'ws.scenario.trafalgar.date': '21. Oktober 1805, 12 Uhr',
  'ws.scenario.trafalgar.place': 'Vor Kap Trafalgar',
  'ws.scenario.trafalgar.forces':
    '27 britische Linienschiffe gegen 18 französische und 15 spanische',
  'ws.scenario.trafalgar-frigates': 'Trafalgar mit Fregatten',
  'ws.scenario.trafalgar-frigates.about':
    'Die ganze Schlacht, mit den 9 Fregatten, die zusahen und Signale weitergaben. Wo sie liegen, haben wir selbst festgelegt.',
  'ws.scenario.trafalgar-frigates.date': '21. Oktober 1805, 12 Uhr',
  'ws.scenario.trafalgar-frigates.place': 'Vor Kap Trafalgar',
  'ws.scenario.trafalgar-frigates.forces': '60 Linienschiffe und 9 Fregatten',
  'ws.scenario.own': 'Ein eigenes Szenario',
  'ws.scenario.own.about':
    'Öffne eine Szenariodatei oder zeichne eine; ohne sie spielst du Fregatte gegen Fregatte.',
  'ws.scenario.own.date': 'Datum aus deiner Datei',
  'ws.scenario.own.place': 'Ort aus deiner Datei',
  'ws.scenario.own.forces': 'Streitkräfte aus deiner Datei',
}
