import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { distances } from '../book/tables/scale.ts'
import type { State } from '../model/state.ts'
import { distanceBetweenPoints } from './field.ts'
import { enemy, fight, own } from './fixtures.ts'
import { nextStaff } from './staff.ts'

const at = 'lastStaff'
const orderly = { id: 'o1', kind: 'orderly', over: 'c1', x: 100_000, y: 80_000 } as const

function moved(state: State) {
  const order = nextStaff(state, 'red')
  return order?.kind === 'moveStaff' ? order : undefined
}

test('[BA-1.1.3-01] a chief goes where his units hear him, and keeps away from the enemy', () => {
  const staff = [{ id: 'c1', x: 100_000, y: 40_000 }]
  const order = moved(fight([own(), enemy(cm(60))], { staff, at }))
  expect(order).toMatchObject({ staff: 'c1' })
  if (!order) throw new Error('no move')
  expect(distanceBetweenPoints(order, { x: 100_000, y: 100_000 })).toBeLessThan(distances.orderRoll)
  expect(order.y).toBeLessThan(100_000 + cm(38))
})

test('[BA-1.1.4-12] staff that stands well stays', () => {
  const staff = [{ id: 'c1', x: 100_000, y: 85_000 }, orderly]
  expect(moved(fight([own(), enemy(cm(80))], { staff, at }))).toBeUndefined()
})

test('[BA-5.4.3-03] an orderly goes to a unit that is in rout', () => {
  const staff = [{ id: 'c1', x: 100_000, y: 85_000 }, orderly]
  const routed = own({ id: 'r', y: 70_000, x: 130_000, disorder: 'FU', formation: routs })
  expect(moved(fight([own(), routed], { staff, at }))).toMatchObject({ staff: 'o1', contact: 'r' })
})

const routs = { kind: 'rout', front: null, gap: null } as const

test('[BA-1.1.3-05] an orderly goes to a unit that its chief cannot reach', () => {
  const staff = [{ id: 'c1', x: 100_000, y: 85_000, lastMove: 5 }, orderly]
  const units = [own(), own({ id: 'b2', x: 110_000 }), own({ id: 'far', x: 160_000, y: 90_000 })]
  expect(moved(fight(units, { staff, at }))).toMatchObject({ staff: 'o1', contact: 'far' })
})
