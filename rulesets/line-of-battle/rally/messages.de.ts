import type { Catalogue } from '@grognard/umpire'

export const rallyGerman: Catalogue = {
  'lob.side.0': 'Flotte A',
  'lob.side.1': 'Flotte B',
  'lob.modifier.officerNear': '{officer} in der Nähe',
  'lob.modifier.lineMorale': 'in einer Kampflinie',
  'lob.modifier.flagshipMorale': 'Flaggschiff',
  'lob.modifier.nationMorale': 'Geist der Nation ({nation})',
  'lob.event.shakenGathered':
    '{count, plural, =0 {Kein Schiff ist erschüttert.} one {Ein Schiff ist erschüttert und muss eine Moralprobe ablegen: {ships}.} other {# Schiffe sind erschüttert und müssen eine Moralprobe ablegen: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} legt in diesem Zug keine Moralprobe ab; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.flightEnded':
    '{ship} hat keinen Grund mehr zur Flucht; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.moraleTestOpened': '{ship} legt eine Moralprobe ab.',
  'lob.event.moraleRolled':
    '{ship} würfelt {die, number}; bestanden ist mit {most, number} oder weniger{bonus, plural, =0 {} other {, der Moralwert ist um # erhöht}}.',
  'lob.event.moralePassed': 'Die Mannschaft von {ship} hält stand.',
  'lob.event.moraleFailed':
    'Die Mannschaft von {ship} verliert den Mut und flieht zur nächsten Kante ({fails, number} von {most, number}).',
  'lob.event.flagStruck': '{ship} streicht die Flagge und fällt an {seat}.',
  'lob.event.weatherRolled': 'Wetterwurf {die, number}: Stufe {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'Es ist {time} Uhr.',
  'lob.event.windRolled': 'Windwurf {die, number}: {wind}.',
  'lob.event.turnEnded': 'Zug {turn, number} ist vorbei.',
  'lob.event.pointsCounted': '{side}, {points, plural, one {# Punkt} other {# Punkte}}: {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'gesunken',
  'lob.gone.fled': 'geflohen',
  'lob.gone.inHarbour': 'im Hafen',
  'lob.gone.waiting': 'kam nie',
  'lob.gone.struck': 'Flagge gestrichen',
  'lob.gone.taken': 'genommen',
  'lob.gone.unmanned': 'ohne Besatzung',
  'lob.outcome.earned': '{points, number} für {what}',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'Der letzte Zug ist vorbei',
  'lob.ending.fleetGone': '{side} hat kein bemanntes Schiff mehr auf dem Spielfeld ({ships})',
  'lob.ending.bothGone': 'Keine Flotte hat noch ein bemanntes Schiff auf dem Spielfeld ({ships})',
  'lob.ending.mission': 'Der Auftrag ist entschieden',
  'lob.ending.agreement': 'Die Spieler beenden die Schlacht einvernehmlich',
  'lob.outcome.task': 'durch den Auftrag des Szenarios',
  'lob.outcome.won':
    '{ending}: {side} siegt ({grade}). Punkte: {pointsOfA, number} zu {pointsOfB, number}.{forA}{forB}',
  'lob.outcome.draw':
    '{ending}: unentschieden. Punkte: {pointsOfA, number} zu {pointsOfB, number}.{forA}{forB}',
  'lob.points.flagship': 'Flaggschiff versenkt oder genommen: {ship}',
  'lob.points.ship': 'Versenkt oder genommen: {ship}',
  'lob.points.fled': 'Geflohen: {ship}',
  'lob.points.mission': 'Auftrag des Szenarios',
  'lob.points.quarter': 'Hält: {quarter}',
}
