import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** What is chosen before the first turn, and the turn’s beginning. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'order.muster': 'Flotte zusammenstellen',
  'ws.order.muster': '{ships, plural, one {# Schiff} other {# Schiffe}}: {names}',
  'ws.muster.class':
    '{guns} Geschütze, Klasse {class} ({points} Punkte mit durchschnittlicher Mannschaft)',
  'ws.muster.kind.line': 'Linienschiffe',
  'ws.muster.kind.other': 'kleinere Schiffe',
  'ws.muster.guns': '{guns} Geschütze, Klasse {class}',
  'ws.muster.note':
    'Rumpf {hull, number}, je Seite {guns, number} Geschütze und {carronades, number} Karronaden, Mannschaft {crew, number}, Takelage {rigging, number}',
  'ws.muster.summary':
    '{ships, plural, one {# Schiff} other {# Schiffe}}, {value, number} von {limit, number} Punkten',
  'ws.muster.charge': '{seat}: {names}',
  'ws.refuse.unknownClass': 'Wähle Schiffe deiner Nation aus der Klassentafel.',
  'ws.refuse.noSeasonedCrews': 'Die Option „Erfahrene Mannschaften“ ist aus.',
  'ws.refuse.namelessShip': 'Jedes Schiff braucht einen Namen.',
  'ws.refuse.shipForEach':
    'Jeder der {commanders, number} Befehlshaber braucht ein Schiff: Diese Flotte hat nur {ships, number}.',
  'ws.refuse.tooManyShips': 'Eine Flotte hat höchstens {most} Schiffe.',
  'ws.refuse.tooManyPoints':
    'Diese Schiffe kosten {value, number} Punkte; du hast {limit, number}.',
  'ws.event.fleetHidden': '{seat} steht bereit.',
  'ws.event.fleetBuilt': '{seat} steht bereit: {names}.',
  'ws.event.fleetMustered':
    '{seat}: {count, plural, one {# Schiff geht} other {# Schiffe gehen}} in See: {names}.',
  'ws.event.turnBegun': 'Zug {turn} beginnt.',
  'ws.event.shipCameOn': '{ship} läuft ein.',
  'ws.event.shipHeldBack': '{ship} kann noch nicht einlaufen: Ein Schiff liegt im Weg.',
}
