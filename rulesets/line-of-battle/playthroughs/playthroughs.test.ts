import { expect, test } from 'vitest'
import { goldenBattle } from '../../../checks/golden.ts'
import { plans } from './plans.ts'

const folder = new URL('.', import.meta.url)

/** Drawn by lot, with no die of the book: the first wind and fleets that nobody builds. */
const lots = ['LOB-035', 'LOB-036']

test('[LOB-005] only six-sided dice are rolled: one for every test, four for the hour', () => {
  const rolls = Object.keys(plans)
    .flatMap(name => goldenBattle(folder, name).file.entries)
    .flatMap(entry => entry.events)
    .flatMap(event => event.rolls ?? [])
    .filter(({ rule }) => !lots.includes(rule))
  expect(rolls.length).toBeGreaterThan(1000)
  expect(rolls.filter(({ sides }) => sides !== 6)).toEqual([])
  const hours = rolls.filter(({ count }) => count !== 1)
  expect(new Set(hours.map(({ rule, count }) => `${rule} ${count}`))).toEqual(
    new Set(['LOB-033 4']),
  )
})
