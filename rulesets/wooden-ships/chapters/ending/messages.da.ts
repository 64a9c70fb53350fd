import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** How the battle ends. */
export const endingDanish: Translated<typeof endingEnglish> = {
  'ws.fleet.british': 'briterne',
  'ws.fleet.french': 'franskmændene',
  'ws.fleet.spanish': 'spanierne',
  'ws.fleet.american': 'amerikanerne',
  'ws.fleet.dutch': 'nederlænderne',
  'ws.fleet.danish': 'danskerne',
  'ws.fleet.combined': 'den forenede flåde',
  'ws.event.runningCounted':
    '{ship} har sejlet væk fra fjenden i {turns, plural, one {# træk} other {# træk}} på stribe. Efter {most} er kampen tabt.',
  'ws.event.pointsCounted.captured':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, erobret.',
  'ws.event.pointsCounted.struck':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, flaget strøget.',
  'ws.event.pointsCounted.surrendered':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, har overgivet sig.',
  'ws.event.pointsCounted.sunk':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, sænket.',
  'ws.event.pointsCounted.exploded':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, sprunget i luften.',
  'ws.event.pointsCounted.sinking':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, synker.',
  'ws.event.pointsCounted.exploding':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, springer snart i luften.',
  'ws.event.pointsCounted.unmanned':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, ingen tilbage om bord.',
  'ws.event.pointsCounted.escaped':
    '{points, plural, one {# point} other {# point}} til {fleet}: {ship}, undsluppet.',
  'ws.ending.turnLimit': 'Det sidste træk er slut',
  'ws.ending.fleetGone': 'En flåde har ikke flere kæmpende skibe',
  'ws.ending.hurricane': 'En orkan skiller flåderne',
  'ws.ending.unmanned': 'Et skib har ingen tilbage om bord',
  'ws.ending.beaten': 'Et skib er slået',
  'ws.ending.ran': 'Et skib har for længe sejlet væk fra fjenden',
  'ws.outcome.won.duel': '{ending}: {winner} vinder.',
  'ws.outcome.lost.unmanned': 'Der er ingen tilbage om bord på {ship}: {winner} vinder.',
  'ws.outcome.lost.beaten': '{ship} er slået: {winner} vinder.',
  'ws.outcome.lost.ran': '{ship} har for længe sejlet væk fra fjenden: {winner} vinder.',
  'ws.outcome.draw.duel': '{ending}: uafgjort.',
  'ws.outcome.won.fleets':
    '{ending}: {winner} vinder. Point: {pointsOfFirst, number} til {first}, {pointsOfSecond, number} til {second}.',
  'ws.outcome.draw.fleets':
    '{ending}: uafgjort. Point: {pointsOfFirst, number} til {first}, {pointsOfSecond, number} til {second}.',
}
