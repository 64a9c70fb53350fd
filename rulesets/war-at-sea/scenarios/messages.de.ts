import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Record<keyof typeof scenariosEnglish, string> = {
  'book.edition': 'Tabletop-Regeln, 16. August 2009',
  'book.authors': 'Stefan Axel Boës, Frank Boës',
  'book.about':
    'Flotten von 1939 bis 1945 auf einem Spieltisch ohne Felder: schwere Artillerie, Torpedos, Flugzeuge und U-Boote. Gemessen wird mit einem Lineal, das sechs Reichweiten hat.',
  'book.begin':
    'Neu hier? Beginne mit dem Río de la Plata: Drei Kreuzer jagen einen Handelsstörer, eine Partie dauert etwa 45 Minuten.',
  'was.scenario.river-plate': 'Río de la Plata',
  'was.scenario.river-plate.about':
    'Drei Kreuzer nehmen den Handelsstörer Admiral Graf Spee von zwei Seiten in die Zange. Er siegt, wenn er zwei von ihnen ausschaltet oder ab Zug 5 nach Westen oder Norden entkommt.',
  'was.scenario.river-plate.date': '13. Dezember 1939',
  'was.scenario.river-plate.place': 'Vor dem Río de la Plata',
  'was.scenario.river-plate.forces': 'Drei alliierte Kreuzer gegen einen deutschen Handelsstörer',
  'was.scenario.denmark-strait': 'Dänemarkstraße',
  'was.scenario.denmark-strait.about':
    'Hood und Prince of Wales treffen auf Bismarck und Prinz Eugen; in Zug 3 kommen zwei Kreuzer hinzu. Die deutschen Schiffe dürfen den Tisch nach Süden oder Westen verlassen.',
  'was.scenario.denmark-strait.date': '24. Mai 1941',
  'was.scenario.denmark-strait.place': 'Zwischen Grönland und Island',
  'was.scenario.denmark-strait.forces':
    'Zwei britische Großkampfschiffe und zwei Kreuzer gegen Bismarck und Prinz Eugen',
  'was.scenario.coral-sea': 'Korallenmeer',
  'was.scenario.coral-sea.about':
    'Zwei Trägerverbände greifen einander aus der Ferne an; die japanischen Träger liegen im Nebel. Wer 20 Punkte Vorsprung hat, gewinnt.',
  'was.scenario.coral-sea.date': '8. Mai 1942',
  'was.scenario.coral-sea.place': 'Korallenmeer, südlich der Salomonen',
  'was.scenario.coral-sea.forces': 'Zwei Flugzeugträger und sechs Staffeln auf jeder Seite',
  'was.scenario.barents-sea': 'Konvoi in der Barentssee',
  'was.scenario.barents-sea.about':
    'Fünf Handelsschiffe und ihre Eskorte sind auf dem Weg nach Osten; zwei deutsche Gruppen kommen von achtern auf, und in Zug 4 wird es Nacht. Entkommen drei Handelsschiffe, gewinnen die Alliierten; werden drei zerstört, gewinnt die Achse.',
  'was.scenario.barents-sea.date': '31. Dezember 1942',
  'was.scenario.barents-sea.place': 'Barentssee, nördlich von Norwegen',
  'was.scenario.barents-sea.forces':
    'Fünf Handelsschiffe und ihre Eskorte gegen zwei deutsche Gruppen',
  'was.scenario.guadalcanal': 'Guadalcanal',
  'was.scenario.guadalcanal.about':
    'Dreizehn amerikanische Schiffe treffen im Dunkeln auf zwei Schlachtschiffe und ihre Begleiter. Japan gewinnt, wenn der Flugplatz dreimal beschossen worden ist, und verliert, wenn beide Schlachtschiffe gesunken oder schwer beschädigt sind.',
  'was.scenario.guadalcanal.date': '13. November 1942, 1:45 Uhr',
  'was.scenario.guadalcanal.place': 'Ironbottom Sound, Salomonen',
  'was.scenario.guadalcanal.forces':
    'Dreizehn amerikanische Schiffe gegen zwei japanische Schlachtschiffe und ihre Begleiter',
  'was.scenario.meeting-engagement': 'Begegnungsgefecht',
  'was.scenario.meeting-engagement.about':
    'Drei Zielmarken liegen zwischen zwei Inseln. Wer zuerst 150 Punkte hat, gewinnt.',
  'was.scenario.meeting-engagement.date': '1942',
  'was.scenario.meeting-engagement.place': 'Irgendwo im Pazifik',
  'was.scenario.meeting-engagement.forces': '100 Punkte auf jeder Seite',
  'was.scenario.free-battle': 'Offene Schlacht',
  'was.scenario.free-battle.about':
    'Beide Spieler stellen für gleich viele Punkte je eine Flotte zusammen, auf Wunsch nach Jahr und Kriegsschauplatz. Ein Würfel bestimmt den Aufbau: Inseln, Nebel und drei Zielmarken.',
  'was.scenario.free-battle.date': '1939 bis 1945',
  'was.scenario.free-battle.place': 'Auf jedem Meer',
  'was.scenario.free-battle.forces': 'Flotten, die die Spieler zusammenstellen',
  'was.scenario.own': 'Ein eigenes Szenario',
  'was.scenario.own.about':
    'Öffne eine Szenariodatei oder zeichne eine; ohne sie spielst du Kreuzer gegen Kreuzer.',
  'was.scenario.own.date': 'Datum aus deiner Datei',
  'was.scenario.own.place': 'Ort aus deiner Datei',
  'was.scenario.own.forces': 'Streitkräfte aus deiner Datei',
}
