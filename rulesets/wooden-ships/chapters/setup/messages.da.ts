import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** What is chosen before the first turn, and the turn’s beginning. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'order.muster': 'sammensæt flåden',
  'ws.order.muster': '{ships, plural, one {# skib} other {# skibe}}: {names}',
  'ws.muster.class': '{guns} kanoner, klasse {class} ({points} point med gennemsnitlig besætning)',
  'ws.muster.kind.line': 'linjeskibe',
  'ws.muster.kind.other': 'mindre skibe',
  'ws.muster.guns': '{guns} kanoner, klasse {class}',
  'ws.muster.note':
    'Skrog {hull, number}, i hver side {guns, number} kanoner og {carronades, number} karronader, besætning {crew, number}, rigning {rigging, number}',
  'ws.muster.summary':
    '{ships, plural, one {# skib} other {# skibe}}, {value, number} af {limit, number} point',
  'ws.muster.charge': '{seat}: {names}',
  'ws.refuse.unknownClass': 'Vælg skibe af din nation fra klassetavlen.',
  'ws.refuse.noSeasonedCrews': 'Valget »Erfarne besætninger« er slået fra.',
  'ws.refuse.namelessShip': 'Hvert skib skal have et navn.',
  'ws.refuse.shipForEach':
    'Hver af de {commanders, number} befalingsmænd skal have et skib: denne flåde har kun {ships, number}.',
  'ws.refuse.tooManyShips': 'En flåde har højst {most} skibe.',
  'ws.refuse.tooManyPoints': 'Disse skibe koster {value, number} point; du har {limit, number}.',
  'ws.event.fleetHidden': '{seat} er klar.',
  'ws.event.fleetBuilt': '{seat} er klar: {names}.',
  'ws.event.fleetMustered':
    '{seat} stikker til søs med {count, plural, one {# skib} other {# skibe}}: {names}.',
  'ws.event.turnBegun': 'Træk {turn} begynder.',
  'ws.event.shipCameOn': '{ship} kommer på kortet.',
  'ws.event.shipHeldBack': '{ship} kan endnu ikke komme på kortet: et skib ligger i vejen.',
}
