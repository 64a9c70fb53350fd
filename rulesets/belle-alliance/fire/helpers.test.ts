import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { doing } from '../testing.ts'
import { unitOf } from '../units.ts'
import { declared, eventsOf, facing, fireOf, firing, helperOf, resolved } from './testing.ts'
import { near } from './testing-orders.ts'

test('[BA-3.1.6-01] [BA-3.1.6-03] a neighbour adds two and counts as having fired', () => {
  const neighbour = firing({ id: 'c', x: 122_600, figures: 16 })
  const units = [firing(), facing(near, { x: 110_000, figures: 60 }), neighbour]
  const helpers = [helperOf({ unit: 'c', kind: 'neighbour', of: 'a', against: 'b' })]
  const state = declared(units, [fireOf({ x: 104_000, y: 109_000 })], { helpers })
  const table = resolved(state, [1, 1, 6])
  expect(eventsOf(table, 'fireRolled')).toMatchObject([
    { shots: [{ loss: 10 }], neighbours: [{ unit: 'c', target: 'b' }] },
  ])
  expect(unitOf(state, 'c')).toMatchObject({ supply: 'limited', firedIn: 2 })
  expect(unitOf(state, 'c').doing.fired).toBe(true)
  expect(state.helpers).toEqual([])
})

test('[BA-3.1.6-02] a neighbour with less than half of the figures able to fire is none', () => {
  const neighbour = firing({ id: 'c', x: 122_600, figures: 14 })
  const units = [firing(), facing(near, { x: 110_000, figures: 60 }), neighbour]
  const helpers = [helperOf({ unit: 'c', kind: 'neighbour', of: 'a', against: 'b' })]
  const state = declared(units, [fireOf({ x: 104_000, y: 109_000 })], { helpers })
  const table = resolved(state, [1, 1, 6])
  expect(eventsOf(table, 'helperLost')).toMatchObject([{ unit: 'c', help: 'neighbour' }])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 8 }])
  expect(unitOf(state, 'c').doing.fired).toBe(false)
})

test('[BA-3.1.7-01] [BA-3.1.1-06] a support unit too far off is lost', () => {
  const support: Partial<Unit> = { id: 'c', seat: 'blue', heading: 18_000, doing: doing() }
  const backed = (y: number) => {
    const units = [firing(), facing(near), { ...support, y }]
    const table = resolved(declared(units, [fireOf()], { helpers: [helperOf({})] }), [4, 4, 4])
    return eventsOf(table, 'fireRolled')[0]?.shots[0]?.moral
  }
  expect([backed(121_900), backed(122_000)]).toEqual([10, 12])
})
