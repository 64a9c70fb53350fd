import { expect, test } from 'vitest'
import { goldenBattle, testGolden } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

/** [SOL-130] How each battle ends; the program that plays them anew prints these lines. */
const endings: Record<string, string> = {
  duel: '23 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 0, hullOfA 0, hullOfB 0, winner seat.b, won by b',
  standard:
    '181 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 1, hullOfA 36, hullOfB 25, winner seat.b, won by b',
  squadrons:
    '347 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 5, shipsOfB 2, hullOfA 57, hullOfB 29, winner seat.b, won by b',
  handicap:
    '156 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 0, shipsOfB 2, hullOfA 15, hullOfB 24, winner seat.a, won by a',
  'other-rulings':
    '309 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 1, shipsOfB 3, hullOfA 16, hullOfB 15, winner seat.a, won by a',
  'own-papers':
    '180 orders, sol.outcome.won, ending sol.ending.fleetLost, shipsOfA 3, shipsOfB 1, hullOfA 31, hullOfB 22, winner seat.b, won by b',
  'duel-by-chance':
    '179 orders, sol.outcome.draw, ending sol.ending.quiet, shipsOfA 0, shipsOfB 0, hullOfA 0, hullOfB 0, won by nobody',
  'standard-by-chance':
    '498 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 8, hullOfB 5, winner seat.a, won by a',
  'other-rulings-by-chance':
    '368 orders, sol.outcome.won, ending sol.ending.turnLimit, shipsOfA 0, shipsOfB 1, hullOfA 46, hullOfB 31, winner seat.a, won by a',
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
