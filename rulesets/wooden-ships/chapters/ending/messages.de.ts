import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** How the battle ends. */
export const endingGerman: Translated<typeof endingEnglish> = {
  'ws.fleet.british': 'die Briten',
  'ws.fleet.french': 'die Franzosen',
  'ws.fleet.spanish': 'die Spanier',
  'ws.fleet.american': 'die Amerikaner',
  'ws.fleet.dutch': 'die Niederländer',
  'ws.fleet.danish': 'die Dänen',
  'ws.fleet.combined': 'die Vereinigte Flotte',
  'ws.event.runningCounted':
    '{ship} segelt seit {turns, plural, one {# Zug} other {# Zügen}} vom Gegner weg. Nach {most} Zügen hintereinander ist das Gefecht verloren.',
  'ws.event.pointsCounted.captured':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, erobert.',
  'ws.event.pointsCounted.struck':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, Flagge gestrichen.',
  'ws.event.pointsCounted.surrendered':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, hat sich ergeben.',
  'ws.event.pointsCounted.sunk':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, gesunken.',
  'ws.event.pointsCounted.exploded':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, in die Luft geflogen.',
  'ws.event.pointsCounted.sinking':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, sinkt.',
  'ws.event.pointsCounted.exploding':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, wird explodieren.',
  'ws.event.pointsCounted.unmanned':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, niemand mehr an Bord.',
  'ws.event.pointsCounted.escaped':
    '{points, plural, one {# Punkt} other {# Punkte}} für {fleet}: {ship}, entkommen.',
  'ws.ending.turnLimit': 'Der letzte Zug ist vorbei',
  'ws.ending.fleetGone': 'Eine Flotte hat kein kämpfendes Schiff mehr',
  'ws.ending.hurricane': 'Ein Orkan trennt die Flotten',
  'ws.ending.unmanned': 'Auf einem Schiff ist niemand mehr',
  'ws.ending.beaten': 'Ein Schiff ist geschlagen',
  'ws.ending.ran': 'Ein Schiff ist zu lange vom Gegner weggesegelt',
  'ws.outcome.won.duel': '{ending}: Sieg für {winner}.',
  'ws.outcome.lost.unmanned': 'Auf {ship} ist niemand mehr an Bord: Sieg für {winner}.',
  'ws.outcome.lost.beaten': '{ship} ist geschlagen: Sieg für {winner}.',
  'ws.outcome.lost.ran': '{ship} ist zu lange vom Gegner weggesegelt: Sieg für {winner}.',
  'ws.outcome.draw.duel': '{ending}: unentschieden.',
  'ws.outcome.won.fleets':
    '{ending}: Sieg für {winner}. Punkte: {pointsOfFirst, number} für {first}, {pointsOfSecond, number} für {second}.',
  'ws.outcome.draw.fleets':
    '{ending}: unentschieden. Punkte: {pointsOfFirst, number} für {first}, {pointsOfSecond, number} für {second}.',
}
