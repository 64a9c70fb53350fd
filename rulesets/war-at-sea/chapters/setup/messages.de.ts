import type { setupEnglish } from './messages.en.ts'

export const setupGerman: Record<keyof typeof setupEnglish, string> = {
  'was.order.muster': '{units, plural, one {# Einheit} other {# Einheiten}}: {names}',
  'was.order.takeFleet': '{fleet}, {points, number} Punkte: {names}',
  'was.order.chooseSide': 'Rand nehmen: {edge}',
  'was.order.deploy':
    '{unit}: {x, number} mm vom Westrand und {y, number} mm vom Südrand beginnen, Kurs {degrees, number}°',
  'was.deploy.unit': '{unit}',
  'was.fleet.pacificUs1942': 'USA, Pazifik 1942',
  'was.fleet.pacificJp1942': 'Japan, Pazifik 1942',
  'was.fleet.atlanticUk1941': 'Großbritannien, Atlantik 1941',
  'was.fleet.atlanticDe1941': 'Deutschland, Atlantik 1941',
  'was.fleet.medIt1942': 'Italien, Mittelmeer 1942',
  'was.fleet.medUk1942': 'Großbritannien, Mittelmeer 1942',
  'was.fleet.pacificUs1942Air': 'USA mit Träger und Staffeln, Pazifik 1942',
  'was.fleet.pacificJp1942Air': 'Japan mit Träger und Staffeln, Pazifik 1942',
  'was.fleet.atlanticUk1941Air': 'Großbritannien mit Träger und Staffeln, Atlantik 1941',
  'was.fleet.atlanticDe1941Air': 'Deutschland mit Bombern von der Küste, Atlantik 1941',
  'was.fleet.medIt1942Air': 'Italien mit Bombern von der Küste, Mittelmeer 1942',
  'was.fleet.medUk1942Air': 'Großbritannien mit Träger und Staffeln, Mittelmeer 1942',
  'was.muster.card': '{name}, {type} ({points, number})',
  'was.sister': '{name} {number}',
  'was.muster.named': '{name}, {year}',
  'was.muster.kind.battleship': 'Schlachtschiffe',
  'was.muster.kind.carrier': 'Flugzeugträger',
  'was.muster.kind.cruiser': 'Kreuzer',
  'was.muster.kind.destroyer': 'Zerstörer',
  'was.muster.kind.auxiliary': 'Hilfsschiffe',
  'was.muster.kind.torpedoBoat': 'Schnellboote',
  'was.muster.kind.submarine': 'U-Boote',
  'was.muster.kind.fighter': 'Jäger',
  'was.muster.kind.diveBomber': 'Sturzkampfbomber',
  'was.muster.kind.torpedoBomber': 'Torpedobomber',
  'was.muster.kind.patrolBomber': 'Seefernaufklärer',
  'was.muster.note.ship':
    'Rumpf {hull, number}, Panzerung {armor, number} / {vital, number}, Geschwindigkeit {speed, number}, {weapon}',
  'was.muster.note.carrier':
    'Platz für {planes, number} Flugzeuge, Rumpf {hull, number}, Panzerung {armor, number} / {vital, number}, Geschwindigkeit {speed, number}, {weapon}',
  'was.muster.note.plane': 'Panzerung {armor, number} / {vital, number}, {weapon}',
  'was.muster.weapon': '{weapon} {dice}',
  'was.muster.unarmed': 'unbewaffnet',
  'was.muster.base.carrier': 'auf einem Träger',
  'was.muster.base.airbase': 'auf dem Flugplatz',
  'was.muster.points':
    '{value, number} von {limit, number} Punkten, {units, plural, one {# Einheit} other {# Einheiten}}',
  'was.muster.carriers': 'Träger: {count, number} von {room, number} Flugzeugen',
  'was.muster.airbase': 'Flugplatz: {count, number} von {room, number} Flugzeugen',
  'was.muster.charge': '{seat}: {names}',
  'was.refuse.unknownCard': 'Wähle Karten deiner eigenen Seite.',
  'was.refuse.tooManyPoints':
    'Diese Flotte kostet {value, number} Punkte; die Grenze liegt bei {limit, number}.',
  'was.refuse.shipForEach':
    'Jeder der {commanders, number} Befehlshaber braucht ein Schiff: Diese Flotte hat {ships, plural, =0 {keins} one {nur # Schiff} other {nur # Schiffe}}.',
  'was.refuse.takenTwice':
    '{unit} kommt zweimal vor; jedes große Schiff darf nur einmal genommen werden.',
  'was.refuse.tooLate': 'Die Einheitenkarte {unit} stammt aus einem späteren Jahr als {year}.',
  'was.refuse.otherTheatre': 'Die Nation von {unit} kämpfte nicht auf diesem Kriegsschauplatz.',
  'was.refuse.noCarrier':
    'Kein Träger dieser Flotte hat Platz für {unit}. Setze das Flugzeug auf den Flugplatz oder lass es weg.',
  'was.refuse.airbaseFull':
    '{count, number} Flugzeuge auf dem Flugplatz, der für {room, number} Platz hat.',
  'was.refuse.sideTaken': 'Die Tischseiten sind schon gewählt.',
  'was.refuse.notToDeploy': 'Wähle eine eigene Einheit, die noch nicht auf dem Tisch ist.',
  'was.refuse.farFromEdge':
    '{unit} muss höchstens {most, number} mm von deinem eigenen Rand beginnen.',
  'was.refuse.notOwnHalf':
    '{unit} muss auf deiner eigenen Hälfte beginnen, mindestens {least, number} mm von der Mitte.',
  'was.refuse.offTable': 'Ein Teil des Rumpfs läge neben dem Tisch ({unit}).',
  'was.refuse.onIsland': '{unit} läge auf einer Insel oder in ihren Gewässern.',
  'was.refuse.placeTaken': '{other} liegt schon dort, wo {unit} beginnen soll.',
  'was.event.layoutLaid': 'Es gilt Aufbau {layout, number}.',
  'was.fleet.allies': 'Die Flotte der Alliierten',
  'was.fleet.axis': 'Die Flotte der Achse',
  'was.event.fleetBuilt': '{fleet} ist bereit: {names}.',
  'was.event.fleetHidden': '{fleet} ist bereit.',
  'was.event.fleetMustered': '{seat}, {points, number} Punkte: {names}.',
  'was.event.taskGroupFormed': 'Kampfverband für {seat}: {names}.',
  'was.event.sidesRolled':
    'Wurf {less, number} gegen {more, number}. Wer die Tischseite wählt und zuerst aufstellt: {first}.',
  'was.event.sideChosen': 'Der {edge} geht an {seat}.',
  'was.event.unitDeployed':
    '{unit} beginnt {x, number} mm vom Westrand und {y, number} mm vom Südrand, Kurs {degrees, number}°.',
}
