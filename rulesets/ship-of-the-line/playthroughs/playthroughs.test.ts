import { expect, test } from 'vitest'
import { goldenBattle, testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** [SOL-130] How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  duel: '23 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 0, hullOfA 0, hullOfB 0, winner seat.b, won by b',
  standard:
    '175 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 0, shipsOfB 3, hullOfA 28, hullOfB 50, winner seat.a, won by a',
  squadrons:
    '362 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 5, hullOfA 41, hullOfB 57, winner seat.a, won by a',
  handicap:
    '166 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 2, shipsOfB 2, hullOfA 18, hullOfB 38, winner seat.a, won by a',
  'other-rulings':
    '154 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 3, hullOfA 14, hullOfB 18, winner seat.a, won by a',
  'own-papers':
    '172 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 3, hullOfA 18, hullOfB 29, winner seat.a, won by a',
  'duel-by-chance':
    '179 orders, sol.outcome.draw, ending sol.ending.quiet, shipsOfA 0, shipsOfB 0, hullOfA 0, hullOfB 0, won by nobody',
  'standard-by-chance':
    '498 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 7, hullOfB 5, winner seat.a, won by a',
  'other-rulings-by-chance':
    '365 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 43, hullOfB 34, winner seat.a, won by a',
}

const folder = new URL('.', import.meta.url)

testGolden({ folder, plans, endings })

test('[SOL-015] [SOL-062] only six-sided dice are thrown: two for the wind and for every shot', () => {
  const rolls = Object.keys(plans)
    .flatMap(name => goldenBattle(folder, name).file.entries)
    .flatMap(entry => entry.events)
    .flatMap(event => event.rolls ?? [])
  expect(rolls.length).toBeGreaterThan(500)
  expect(rolls.filter(({ sides }) => sides !== 6)).toEqual([])
  const inPairs = rolls.filter(({ count }) => count !== 1)
  expect(new Set(inPairs.map(({ rule, count }) => `${rule} ${count}`))).toEqual(
    new Set(['SOL-015 2', 'SOL-062 2', 'SOL-103 2', 'SOL-109 2']),
  )
})

/** What a captain may live through; whoever plans other battles looks that none of it is lost. */
const deeds = [
  'grapeFired',
  'boardersFought',
  'shipCaptured',
  'prizesCalled',
  'marinesCalled',
  'mastLost',
  'wreckCleared',
  'rudderLost',
  'rudderReplaced',
  'shipSunk',
  'shipSurrendered',
  'collided',
  'leftBoard',
  'returned',
  'repaired',
]

test('the battles know of grape, masts, prizes, marines, repairs and ships that leave', () => {
  const kinds = Object.keys(plans)
    .flatMap(name => goldenBattle(folder, name).file.entries)
    .flatMap(entry => entry.events.map(event => event.kind))
  expect(deeds.filter(kind => !kinds.includes(kind))).toEqual([])
})

test('[SOL-016] the wind is thrown for once in a battle', () => {
  for (const name of Object.keys(plans)) {
    const events = goldenBattle(folder, name).file.entries.flatMap(entry => entry.events)
    expect(events.filter(event => event.kind === 'windRolled')).toHaveLength(1)
  }
})
