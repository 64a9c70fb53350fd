import { expect, test } from 'vitest'
import { goldenBattle, testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** [SOL-130] How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  duel: '44 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 0, shipsOfB 1, hullOfA 0, hullOfB 13, winner seat.a, won by a',
  standard:
    '188 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 2, shipsOfB 3, hullOfA 34, hullOfB 43, winner seat.a, won by a',
  squadrons:
    '448 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 5, hullOfA 10, hullOfB 23, winner seat.a, won by a',
  handicap:
    '111 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 2, hullOfA 13, hullOfB 11, winner seat.a, won by a',
  'other-rulings':
    '249 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 1, hullOfA 27, hullOfB 19, winner seat.b, won by b',
  'own-papers':
    '220 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 2, shipsOfB 3, hullOfA 16, hullOfB 14, winner seat.a, won by a',
  'duel-by-chance':
    '179 orders, sol.outcome.draw, ending sol.ending.quiet, shipsOfA 0, shipsOfB 0, hullOfA 0, hullOfB 0, won by nobody',
  'standard-by-chance':
    '498 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 3, hullOfB 2, winner seat.a, won by a',
  'other-rulings-by-chance':
    '368 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 43, hullOfB 29, winner seat.a, won by a',
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
