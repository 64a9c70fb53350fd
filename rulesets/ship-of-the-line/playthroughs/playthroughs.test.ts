import { testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** [SOL-130] How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  duel: '63 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 0, hullOfA 20, hullOfB 6, winner seat.b, won by b',
  standard:
    '177 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 2, hullOfA 22, hullOfB 24, winner seat.b, won by b',
  handicap:
    '148 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 1, hullOfA 13, hullOfB 16, winner seat.b, won by b',
  'duel-by-chance':
    '158 orders, sol.outcome.draw, ending sol.ending.quiet, shipsOfA 0, shipsOfB 0, hullOfA 0, hullOfB 0, won by nobody',
}

testGolden({ folder: new URL('.', import.meta.url), plans, endings })
