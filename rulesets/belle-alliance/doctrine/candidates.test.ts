import { expect, test } from 'vitest'
import type { Candidate } from '@grognard/umpire'
import { cm } from '../book/measures.ts'
import { clauseIn } from '../model/clauses.ts'
import type { Unit } from '../model/unit.ts'
import { unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { beginnersCandidates, candidates, rushOf } from './candidates.ts'
import { fieldOf } from './field.ts'
import { enemy, fight, own } from './fixtures.ts'
import { endOfMarch } from './traffic.ts'

const body = [own({ x: 90_000 }), own({ id: 'c', x: 115_000 }), enemy(cm(70), { figures: 12 })]
const unitsOf = (found: Candidate<Order>[]) =>
  new Set(found.flatMap(({ order }) => ('unit' in order ? [order.unit] : [])))

test('[BA-1.1.2-05] before anything is written there are manners, every unit by itself, and to seal', () => {
  const found = candidates(fight(body), 'red')
  expect(found.some(({ style }) => style === 'usual')).toBe(true)
  expect(unitsOf(found)).toEqual(new Set(['a', 'c']))
  expect(found.at(-1)?.order.kind).toBe('seal')
})

test('[BA-1.1.2-05] who has been passed over is not thought of again', () => {
  const found = candidates(fight(body), 'red').filter(({ style }) => style === undefined)
  const [first, last] = [...unitsOf(found)]
  const formed = found.find(({ order }) => order.kind === 'form' && order.unit === last)?.order
  if (formed?.kind !== 'form' || last === undefined) throw new Error('The last unit forms.')
  const sheet = { seat: 'red', unit: last, parts: [clauseIn(formed)], result: 'written' as const }
  expect(unitsOf(candidates(fight(body, { sheets: [sheet] }), 'red'))).not.toContain(first)
})

test('[BA-1.1.2-05] a beginner would first have each unit go straight at the enemy', () => {
  const kinds = (found: Candidate<Order>[], id: string) =>
    found.flatMap(({ order, style }) =>
      'unit' in order && order.unit === id && style === undefined ? [order.kind] : [],
    )
  const [sound, rash] = [candidates, beginnersCandidates].map(of =>
    kinds(of(fight(body), 'red'), 'a'),
  )
  expect(sound).not.toContain('march')
  expect(rash).toEqual(['march', ...(sound ?? [])])
})

/** What a beginner would have `a` do, with an enemy 50 cm north and one twice as far. */
function rush(given: Partial<Unit> = {}) {
  const state = fight([own(given), enemy(50_000), enemy(100_000, { id: 'd' })])
  return { state, order: rushOf(fieldOf(state, 'red'), unitOf(state, 'a')) }
}

test('[BA-2.3.1-01] it goes north at the nearest enemy, as it stands', () => {
  const { state, order } = rush()
  if (order?.kind !== 'march') throw new Error('It marches.')
  const end = endOfMarch(state, unitOf(state, 'a'), order)
  expect(end.y).toBeGreaterThan(unitOf(state, 'a').y + 5000)
  expect(Math.abs(end.x - unitOf(state, 'a').x)).toBeLessThan(3000)
})

test('who is in disorder has other cares', () => {
  expect(rush({ disorder: 'U' }).order).toBeUndefined()
})
