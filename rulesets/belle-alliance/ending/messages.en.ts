import type { Catalogue } from '@grognard/umpire/message.ts'

/** The turn, places, points and the end. */
export const endingEnglish: Catalogue = {
  'ba.event.turnBegan': 'Turn {turn, number}, {time}.',
  'ba.event.placeTaken':
    'Held from now on by {seat}: {place}{more, plural, =0 {} one { and one place more} other { and # places more}}.',
  'ba.event.pointsScored': 'Points so far: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'The last turn is over',
  'ba.ending.ruin': 'An army is broken',
  'ba.grade.decisive': 'decisive victory',
  'ba.grade.victory': 'victory',
  'ba.grade.draw': 'draw',
  'ba.outcome.draw':
    '{cause}: a draw, {first, number} to {second, plural, one {# point} other {# points}}.',
  'ba.outcome.won':
    '{cause}: {level} for {winner}, {first, number} to {second, plural, one {# point} other {# points}}.',
  'ba.place.area': 'the ground that counts',
}
