import type { Candidate } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { partOf } from '../command/index.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import { beginnersCandidates, candidates } from './candidates.ts'
import { enemy, fight, own } from './testing.ts'

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
  const sheet = { seat: 'red', unit: last, parts: [partOf(formed)], result: 'written' as const }
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
