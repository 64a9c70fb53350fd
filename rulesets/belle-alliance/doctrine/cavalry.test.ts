import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { guns } from '../fixtures.ts'
import { enemy, fight, ordersOf, own, shape, told } from './fixtures.ts'

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

const battery = (given = {}) => own({ arm: 'artillery', guns: guns(2), ...given })
const limbered = { formation: shape('limbered') }
const here = { kind: 'support', at: { x: 100_000, y: 98_000 } } as const

test('[BA-2.2.4-01] guns unlimber in their place with an enemy in range', () => {
  const state = fight([battery(limbered), enemy(cm(45))])
  expect(told(ordersOf(state, here))).toEqual(['form unlimbered'])
})

test('[BA-3.4.4-01] guns in action load canister for an enemy in its zone, and for nobody else', () => {
  expect(told(ordersOf(fight([battery(), enemy(cm(18))]), here))).toEqual(['canister'])
  expect(ordersOf(fight([battery(), enemy(cm(40))]), here)).toEqual([])
})

test('[BA-2.2.4-03] guns limber up to go where they are wanted when no enemy is in range', () => {
  const state = fight([battery(), enemy(cm(95))])
  const task = { kind: 'support', at: { x: 100_000, y: 150_000 } } as const
  expect(told(ordersOf(state, task))[0]).toBe('form limbered')
})
