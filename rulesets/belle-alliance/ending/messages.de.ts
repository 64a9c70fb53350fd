import type { Catalogue } from '@grognard/umpire/message.ts'

/** The turn, places, points and the end. */
export const endingGerman: Catalogue = {
  'ba.event.turnBegan': 'Zug {turn, number}, {time} Uhr.',
  'ba.event.placeTaken':
    '{seat} hält nun {place}{more, plural, =0 {} one { und einen weiteren Ort} other { und # weitere Orte}}.',
  'ba.event.pointsScored': 'Punkte bisher: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'Der letzte Zug ist vorüber',
  'ba.ending.ruin': 'Ein Heer ist zerbrochen',
  'ba.grade.decisive': 'entscheidender Sieg',
  'ba.grade.victory': 'Sieg',
  'ba.grade.draw': 'unentschieden',
  'ba.outcome.draw': '{cause}: unentschieden, {first, number} zu {second, number} Punkten.',
  'ba.outcome.won':
    '{cause}: {winner} gewinnt, {level}, {first, number} zu {second, number} Punkten.',
  'ba.place.area': 'das Gelände, das zählt',
}
