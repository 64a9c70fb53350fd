import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { enemy, fight, own } from './fixtures.ts'
import { nextUnitOrder } from './unit-orders.ts'

test('[BA-1.1.3-01] a unit far from its chief is led back to him rather than left to a roll', () => {
  const staff = [{ id: 'c1', x: 100_000, y: 20_000 }]
  const order = nextUnitOrder(fight([own(), enemy(cm(90))], { staff }), 'red')
  expect(order).toMatchObject({ kind: 'march', unit: 'a', legs: [{ kind: 'about' }, {}] })
})

test('[BA-1.1.3-05] a roll is dared with an orderly at the unit', () => {
  const staff = [
    { id: 'c1', x: 100_000, y: 20_000 },
    { id: 'o1', kind: 'orderly', over: 'c1', x: 100_000, y: 96_000, contact: 'a' } as const,
  ]
  const order = nextUnitOrder(fight([own(), enemy(cm(90))], { staff }), 'red')
  expect(order?.kind === 'march' && order.legs[0]?.kind).not.toBe('about')
})

test('[BA-1.1.3-02] nobody changes formation near the enemy at the risk of disorder', () => {
  const units = [own({ formation: { kind: 'attackColumn', front: 6, gap: null } }), enemy(cm(20))]
  const state = fight([...units, enemy(cm(20), { id: 'd', x: 130_000, figures: 90 })])
  expect(nextUnitOrder(state, 'red')?.kind).not.toBe('form')
})

test('[BA-1.1.2-01] who is in rout is given no order', () => {
  const routed = own({ disorder: 'FU', formation: { kind: 'rout', front: null, gap: null } })
  expect(nextUnitOrder(fight([routed, enemy(cm(90))]), 'red')).toBeUndefined()
})
