import type { Catalogue } from '@grognard/umpire/message.ts'

/** The turn, places, points and the end. */
export const endingGerman: Catalogue = {
  'ba.event.turnBegan': 'Zug {turn, number}, {time} Uhr.',
  'ba.event.placeTaken':
    'Von nun an besetzt: {place}{more, plural, =0 {} one { und ein weiterer Ort} other { und # weitere Orte}} ({seat}).',
  'ba.event.pointsScored': 'Punkte bisher: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'Der letzte Zug ist vorüber',
  'ba.ending.ruin': 'Ein Heer ist zerbrochen',
  'ba.grade.decisive': 'entscheidender Sieg',
  'ba.grade.victory': 'Sieg',
  'ba.grade.draw': 'unentschieden',
  'ba.outcome.draw':
    '{cause}: unentschieden, {first, number} zu {second, plural, one {# Punkt} other {# Punkten}}.',
  'ba.outcome.won':
    '{cause}: {level} für {winner}, {first, number} zu {second, plural, one {# Punkt} other {# Punkten}}.',
  'ba.place.area': 'das Gelände, das zählt',
}
