import type { Catalogue } from '@grognard/umpire/message.ts'

/** The turn, places, points and the end. */
export const endingDanish: Catalogue = {
  'ba.event.turnBegan': 'Træk {turn, number}, kl. {time}.',
  'ba.event.placeTaken':
    '{seat} holder nu {place}{more, plural, =0 {} one { og ét sted til} other { og # steder til}}.',
  'ba.event.pointsScored': 'Point indtil nu: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'Det sidste træk er forbi',
  'ba.ending.ruin': 'En hær er brudt',
  'ba.grade.decisive': 'afgørende sejr',
  'ba.grade.victory': 'sejr',
  'ba.grade.draw': 'uafgjort',
  'ba.outcome.draw': '{cause}: uafgjort, {first, number} point mod {second, number}.',
  'ba.outcome.won': '{cause}: {level} til {winner}, {first, number} point mod {second, number}.',
  'ba.place.area': 'det terræn, der tæller',
}
