/** How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  training:
    '245 orders, ba.outcome.won, cause ba.ending.turns, first 13, second 8, why ba.outcome.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  bornhoved:
    '233 orders, ba.outcome.won, cause ba.ending.turns, first 13, second 0, why ba.outcome.level, scored ba.outcome.scored, level ba.grade.decisive, winner seat.denmark, won by denmark',
  hougoumont:
    '548 orders, ba.outcome.won, cause ba.ending.turns, first 23, second 1, why ba.outcome.level, scored ba.outcome.scored, level ba.grade.decisive, winner seat.france, won by france',
  'other-rulings':
    '243 orders, ba.outcome.won, cause ba.ending.turns, first 14, second 11, why ba.outcome.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  'own-scenario':
    '124 orders, ba.outcome.won, cause ba.ending.turns, first 8, second 6, why ba.outcome.level, scored ba.outcome.scored, level ba.grade.victory, winner seat.prussia, won by prussia',
  'training-by-chance':
    '179 orders, ba.outcome.draw, cause ba.ending.turns, first 4, second 4, why ba.points.draw, scored ba.outcome.scored, won by nobody',
}
