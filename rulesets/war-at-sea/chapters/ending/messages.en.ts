export const endingEnglish = {
  'was.end.won': '{ending} Victory for {seat}, {own, number} points to {other, number}.',
  'was.end.draw': '{ending} A draw, {own, number} points to {other, number}.',
  'was.ending.target': 'The points that win have been reached.',
  'was.ending.points': 'The battle is over.',
  'was.ending.raiderSunk': 'The raider is sunk.',
  'was.ending.raiderAway': 'The raider has left the table.',
  'was.ending.raiderCrippled': 'The raider is crippled.',
  'was.ending.cruisersBeaten': 'Two cruisers are out of the fight.',
  'was.ending.undecided': 'The hunt is undecided.',
} as const
