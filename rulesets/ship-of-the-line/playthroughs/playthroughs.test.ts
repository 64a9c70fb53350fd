import { expect, test } from 'vitest'
import { goldenBattle } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

const folder = new URL('.', import.meta.url)

test('[SOL-015] [SOL-062] only six-sided dice are rolled: two for the wind and for every shot', () => {
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

test('[SOL-016] the wind is rolled for once in a battle', () => {
  for (const name of Object.keys(plans)) {
    const events = goldenBattle(folder, name).file.entries.flatMap(entry => entry.events)
    expect(events.filter(event => event.kind === 'windRolled')).toHaveLength(1)
  }
})
