import type { showEnglish } from './messages.en.ts'

export const showGerman: Record<keyof typeof showEnglish, string> = {
  'was.measure.section': 'Abschnitte',
  'was.show.shallows': 'Inselgewässer',
  'was.show.land': 'Land',
  'was.show.turnOf': 'Zug {turn, number} von {limit, number}',
  'was.show.score': '{seat}: {score, number} Punkte',
  'was.show.unit': '{name}, {type}',
  'was.light.day': 'Tageslicht',
  'was.light.night': 'Dunkelheit',
  'was.type.battleship': 'Schlachtschiff',
  'was.type.carrier': 'Flugzeugträger',
  'was.type.cruiser': 'Kreuzer',
  'was.type.destroyer': 'Zerstörer',
  'was.type.auxiliary': 'Hilfsschiff',
  'was.type.torpedoBoat': 'Schnellboot',
  'was.type.submarine': 'U-Boot',
  'was.type.fighter': 'Jäger',
  'was.type.diveBomber': 'Sturzkampfbomber',
  'was.type.torpedoBomber': 'Torpedobomber',
  'was.type.patrolBomber': 'Seefernaufklärer',
  'was.badge.doomed': 'sinkt am Ende dieser Phase',
  'was.badge.crippled': 'schwer beschädigt',
  'was.badge.flagship': 'Flaggschiff',
  'was.row.hull': 'Rumpf',
  'was.card.figures':
    '{type}, {points, number} Punkte. Geschwindigkeit {speed, number}, Panzerung {armor, number}, Vitalpanzerung {vital, number}.',
  'was.card.weapon': '{weapon}: {dice} Würfel',
  'was.card.ability': '{ability}: {about}',
  'was.goal.points': 'Mehr Punkte gewinnen.',
  'was.goal.denmarkStrait':
    'Mehr Punkte gewinnen: für die Alliierten, wenn die Bismarck gesunken oder schwer beschädigt ist, für die Achse, wenn nicht. Schwer beschädigte Schiffe zählen halb.',
  'was.goal.riverPlate':
    'Der Handelsstörer gewinnt, wenn zwei Kreuzer gesunken oder schwer beschädigt sind und er nicht, oder wenn er ab Zug 5 nach Westen oder Norden entkommt. Die Alliierten gewinnen, wenn er gesunken oder am Ende schwer beschädigt ist.',
  'was.goal.coralSea': 'Ein Vorsprung von 20 Punkten gewinnt.',
  'was.goal.convoy':
    'Drei versenkte Handelsschiffe gewinnen für die Achse, drei über die Ostkante entkommene für die Alliierten.',
  'was.goal.guadalcanal':
    'Drei Beschießungen des Flugplatzes gewinnen für die Achse; die Alliierten gewinnen, wenn beide Schlachtschiffe gesunken oder schwer beschädigt sind.',
  'was.status.unit':
    '{name}, {type}, {seat}: bei {x, number}, {y, number} mm, Kurs {degrees, number}°, Rumpf {hull, number} von {of, number}',
  'was.status.gone': '{name}: {fate}',
  'was.fate.waiting': 'kommt noch',
  'was.fate.sunk': 'gesunken',
  'was.fate.left': 'hat den Tisch verlassen',
  'was.fate.landed': 'Ladung gelöscht',
  'was.fate.afloat': 'auf dem Tisch',
  'was.show.objective': 'Zielmarke {number, number}',
  'was.show.objectiveHeld': 'Zielmarke {number, number}, {seat}',
  'was.show.marker.airfield': 'Flugplatz',
}
