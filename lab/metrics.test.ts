import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { languages } from '@grognard/umpire'
import type { Catalogue } from '@grognard/umpire'
import { fought } from './bout.ts'
import { testingPlan } from './fixtures.ts'
import { newCollector } from './metrics.ts'
import type { BattleMetrics } from './metrics.ts'
import { matchOf } from './plan.ts'

test('counts add up by seat, and a circumstance told again takes the place of the first', () => {
  const collector = newCollector()
  expect(collector.found()).toBeUndefined()
  collector.take([])
  expect(collector.found()).toBeUndefined()
  collector.take([
    { count: 'shots', seat: 'a' },
    { factor: 'wind', is: 'north' },
    { factor: 'first', seat: 'a' },
  ])
  collector.take([
    { count: 'shots', seat: 'a', times: 3 },
    { count: 'shots', seat: 'b', times: 0 },
    { factor: 'wind', is: 'west' },
    { factor: 'first', seat: 'b' },
  ])
  expect(collector.found()).toEqual({
    counts: { shots: { a: 4, b: 0 } },
    values: { wind: 'west' },
    seats: { first: 'b' },
  })
})

test('a circumstance is either a value or a seat, whatever was told last', () => {
  const collector = newCollector()
  collector.take([{ factor: 'gage', is: 'nobody' }])
  collector.take([{ factor: 'gage', seat: 'b' }])
  expect(collector.found()).toEqual({ counts: {}, values: {}, seats: { gage: 'b' } })
  collector.take([{ factor: 'gage', is: 'nobody' }])
  expect(collector.found()).toEqual({ counts: {}, values: { gage: 'nobody' }, seats: {} })
})

/** Findings that the catalogue has no sentence for; a seat or a number speaks for itself. */
function unnamed({ counts, values, seats }: BattleMetrics, catalogue: Catalogue): string[] {
  const names = [counts, values, seats].flatMap(part => Object.keys(part))
  const told = Object.entries(values).filter(
    ([, value]) => !Object.hasOwn(catalogue, `seat.${value}`) && Number.isNaN(Number(value)),
  )
  return [...names, ...told.map(([name, value]) => `${name}.${value}`)].filter(
    name => !Object.hasOwn(catalogue, `finding.${name}`),
  )
}

test.each([
  ['tic-tac-toe', 'standard', {}, ['crosses', 'noughts']],
  ['line-of-battle', 'constitution', {}, ['a', 'b']],
  ['ship-of-the-line', 'duel', {}, ['a', 'b']],
  ['belle-alliance', 'own', { turns: 4 }, ['france', 'prussia']],
] as const)('what %s tells the laboratory has its names', (ruleset, scenario, options, seats) => {
  const contestants = Object.fromEntries(seats.map(seat => [seat, 'captain' as const]))
  const plan = testingPlan({ ruleset, scenario, options, contestants })
  const game = gameById(ruleset)
  for (const number of [1, 2]) {
    const { found, fault: error } = fought(game, matchOf(plan, number))
    expect(error).toBeNull()
    expect(found).toBeDefined()
    for (const language of languages)
      expect(found && unnamed(found, game.messages[language]), language).toEqual([])
  }
})
