import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { guns } from '../testing.ts'
import { enemy, fight, ordersOf, own, shape, told } from './testing.ts'

const horse = own({ arm: 'light cavalry', figures: 20 })
const place = { kind: 'screen', at: { x: 100_000, y: 99_000 } } as const

test('[BA-2.3.3-01] horse charges guns, skirmishers and who is in disorder', () => {
  const prey = [
    enemy(cm(45), { arm: 'artillery', guns: guns(2) }),
    enemy(cm(45), { formation: { kind: 'skirmish', front: null, gap: 1_500 }, figures: 12 }),
    enemy(cm(45), { disorder: 'U' }),
  ]
  for (const one of prey)
    expect(told(ordersOf(fight([horse, one]), place)).slice(0, 2)).toEqual([
      'attack',
      'march charge',
    ])
})

test('[BA-4.1.8-01] horse takes foot in the flank, but not in front', () => {
  const front = fight([horse, enemy(cm(35))])
  expect(told(ordersOf(front, place))).not.toContain('attack')
  const flank = fight([horse, enemy(cm(35), { heading: 9_000 })])
  expect(told(ordersOf(flank, place))[0]).toBe('attack')
})

test('[BA-1.3.1-10] horse leaves squares and houses alone', () => {
  const square = enemy(cm(35), { formation: shape('square'), figures: 12 })
  expect(told(ordersOf(fight([horse, square]), place))).not.toContain('attack')
})

test('[BA-T-03] horse rides in column to a place that is farther off', () => {
  const state = fight([horse, enemy(cm(90))])
  expect(told(ordersOf(state, { kind: 'screen', at: { x: 40_000, y: 100_000 } }))).toEqual([
    'form attackColumn',
    'march normal',
  ])
})
