import type { Catalogue } from '@grognard/umpire'

export const rallyGerman: Catalogue = {
  'lob.side.0': 'Flotte A',
  'lob.side.1': 'Flotte B',
  'lob.modifier.officerNear': '{officer} in der Nähe',
  'lob.modifier.lineMorale': 'in einer Kampflinie',
  'lob.modifier.flagshipMorale': 'Flaggschiff',
  'lob.modifier.nationMorale': 'Geist der Nation ({nation})',
  'lob.event.shakenGathered':
    '{count, plural, =0 {Kein Schiff ist erschüttert.} one {Ein Schiff ist erschüttert und muss testen: {ships}.} other {# Schiffe sind erschüttert und müssen testen: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} testet in diesem Zug nicht; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.flightEnded':
    '{ship} hat keinen Grund mehr zur Flucht; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.moraleTestOpened': '{ship} testet die Moral.',
  'lob.event.moraleRolled':
    '{ship} würfelt {die, number}; {bonus, plural, =0 {zum Moralwert kommt nichts hinzu} other {zum Moralwert kommen # hinzu}}.',
  'lob.event.moralePassed': 'Die Mannschaft der {ship} hält stand.',
  'lob.event.moraleFailed':
    'Die Mannschaft der {ship} verliert den Mut und flieht zum nächsten Rand ({fails, number} von {most, number}).',
  'lob.event.flagStruck': '{ship} streicht die Flagge und fällt an {seat}.',
  'lob.event.weatherRolled': 'Wetterwurf {die, number}: Stufe {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'Es ist {time} Uhr.',
  'lob.event.windRolled': 'Windwurf {die, number}: {wind}.',
  'lob.event.turnEnded': 'Zug {turn, number} ist vorbei.',
  'lob.event.pointsCounted': '{side}, {points, plural, one {# Punkt} other {# Punkte}}: {what}.',
  'lob.ending.turnLimit': 'Der letzte Zug ist vorbei',
  'lob.ending.fleetGone': 'Eine Flotte ist fort',
  'lob.ending.mission': 'Der Auftrag ist entschieden',
  'lob.ending.agreement': 'Die Spieler beenden die Schlacht einvernehmlich',
  'lob.outcome.task': 'durch den Auftrag des Szenarios',
  'lob.outcome.won':
    '{ending}: {side} siegt ({grade}). Punkte: {pointsOfA, number} zu {pointsOfB, number}.',
  'lob.outcome.draw':
    '{ending}: unentschieden. Punkte: {pointsOfA, number} zu {pointsOfB, number}.',
  'lob.points.flagship': 'Flaggschiff versenkt oder genommen: {ship}',
  'lob.points.ship': 'Versenkt oder genommen: {ship}',
  'lob.points.fled': 'Geflohen: {ship}',
  'lob.points.mission': 'Auftrag des Szenarios',
  'lob.points.quarter': 'Hält: {quarter}',
}
