/** [SOL-130] How each battle ends; the program that plays them anew prints these lines. */
export const endings: Record<string, string> = {
  duel: '23 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 0, hullOfA 0, hullOfB 0, a seat.a, b seat.b, winner seat.b, won by b',
  standard:
    '175 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 0, shipsOfB 3, hullOfA 28, hullOfB 50, a seat.a, b seat.b, winner seat.a, won by a',
  squadrons:
    '362 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 5, hullOfA 41, hullOfB 57, a seat.a, b seat.b, winner seat.a, won by a',
  handicap:
    '166 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 2, shipsOfB 2, hullOfA 18, hullOfB 38, a seat.a, b seat.b, winner seat.a, won by a',
  'other-rulings':
    '154 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 3, hullOfA 14, hullOfB 18, a seat.a, b seat.b, winner seat.a, won by a',
  'own-papers':
    '172 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 3, hullOfA 18, hullOfB 29, a seat.a, b seat.b, winner seat.a, won by a',
  'duel-by-chance':
    '179 orders, sol.outcome.draw, ending sol.ending.quiet, shipsOfA 0, shipsOfB 0, hullOfA 0, hullOfB 0, a seat.a, b seat.b, won by nobody',
  'standard-by-chance':
    '498 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 7, hullOfB 5, a seat.a, b seat.b, winner seat.a, won by a',
  'other-rulings-by-chance':
    '365 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 43, hullOfB 34, a seat.a, b seat.b, winner seat.a, won by a',
}
