import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { guns } from '../testing.ts'
import { enemy, fight, ordersOf, own, shape, told } from './testing.ts'

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
