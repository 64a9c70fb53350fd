import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Record<keyof typeof scenariosEnglish, string> = {
  'was.scenario.river-plate': 'Río de la Plata, 13. Dezember 1939',
  'was.scenario.river-plate.about':
    'Drei Kreuzer nehmen den Handelsstörer Admiral Graf Spee von zwei Seiten in die Zange. Er siegt, wenn er zwei von ihnen ausschaltet oder ab Zug 5 nach Westen oder Norden entkommt.',
  'was.scenario.denmark-strait': 'Dänemarkstraße, 24. Mai 1941',
  'was.scenario.denmark-strait.about':
    'Hood und Prince of Wales treffen auf Bismarck und Prinz Eugen; in Zug 3 kommen zwei Kreuzer hinzu. Die deutschen Schiffe dürfen nach Süden oder Westen ablaufen.',
  'was.scenario.coral-sea': 'Korallenmeer, 8. Mai 1942',
  'was.scenario.coral-sea.about':
    'Zwei Träger und sechs Staffeln auf jeder Seite, außer Sicht voneinander; die japanischen Träger liegen im Nebel. 20 Punkte Vorsprung gewinnen.',
  'was.scenario.barents-sea': 'Konvoi: Barentssee, 31. Dezember 1942',
  'was.scenario.barents-sea.about':
    'Fünf Handelsschiffe und ihre Eskorte sind auf dem Weg nach Osten; zwei deutsche Gruppen warten auf sie, und in Zug 4 wird es Nacht. Drei entkommene oder zerstörte Handelsschiffe entscheiden.',
  'was.scenario.guadalcanal': 'Guadalcanal, Nacht zum 13. November 1942',
  'was.scenario.guadalcanal.about':
    'Dreizehn amerikanische Schiffe treffen im Dunkeln auf zwei Schlachtschiffe und ihre Begleiter. Drei Beschießungen des Flugplatzes gewinnen für Japan; ohne seine Schlachtschiffe hat es verloren.',
  'was.scenario.meeting-engagement': 'Begegnungsgefecht, Pazifik 1942',
  'was.scenario.meeting-engagement.about':
    'Hundert Punkte je Seite, drei Zielmarken zwischen zwei Inseln. 150 Punkte gewinnen.',
  'was.scenario.free-battle': 'Freie Schlacht',
  'was.scenario.free-battle.about':
    'Beide Spieler stellen für dieselben Punkte eine Flotte auf, auf Wunsch nach Jahr und Kriegsschauplatz; ein Würfel legt Inseln, Nebel und drei Zielmarken.',
}
