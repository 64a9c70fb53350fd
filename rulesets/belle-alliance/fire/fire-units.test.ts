import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { fireUnits } from '../tables/loss.ts'
import { guns } from '../testing.ts'
import { unitsOfPart } from './fire-units.ts'
import { atFire, declared, eventsOf, facing, fireOf, firing, resolved } from './testing.ts'
import { house, near, skirmish } from './testing-orders.ts'

test('[BA-3.1.1-01] [BA-3.1.1-02] BA-TV-001 to BA-TV-019 fire units', () => {
  const figures = [2, 3, 9, 10, 12, 13, 20, 22, 23, 24, 30, 35, 40]
  expect(figures.map(count => fireUnits(count, 'figures'))).toEqual([
    0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4,
  ])
  const gunners = [1, 2, 3, 4, 7, 8]
  expect(gunners.map(count => fireUnits(count, 'gunners'))).toEqual([1, 1, 2, 2, 4, 4])
})

test('[BA-3.1.1-03] [BA-Q-63] BA-TV-158 BA-TV-159 the part named first has the small unit', () => {
  expect([unitsOfPart('figures', 14, []), unitsOfPart('figures', 10, [14])]).toEqual([2, 1])
  expect([unitsOfPart('figures', 8, []), unitsOfPart('figures', 8, [8])]).toEqual([1, 0])
  expect(unitsOfPart('gunners', 3, [3])).toBe(1)
  expect([unitsOfPart('figures', 14, [10]), unitsOfPart('gunners', 3, [4])]).toEqual([2, 2])
})

test('[BA-3.1.2-01] [BA-3.1.2-02] split fire: one roll for both parts, two off at two targets', () => {
  const second = facing(near, { id: 'c', x: 106_000, figures: 10 })
  const fires = [
    fireOf({ figures: 10, x: 95_000, y: 109_000 }),
    fireOf({ figures: 10, part: 1, target: 'c', x: 106_000, y: 109_000 }),
  ]
  const units = [firing(), facing(near, { x: 95_000, figures: 10 }), second]
  const table = resolved(declared(units, fires), [4, 4, 4])
  const [rolled] = eventsOf(table, 'fireRolled')
  expect(rolled?.shots.map(({ target, loss }) => [target, loss])).toEqual([
    ['b', 10],
    ['c', 10],
  ])
})

test('[BA-3.1.2-02] nothing off at one target; the penalty stays if one part fails', () => {
  const fires = [
    fireOf({ figures: 10, x: 95_000, y: 109_000 }),
    fireOf({ figures: 10, part: 1, x: 105_000, y: 109_000 }),
  ]
  const together = resolved(declared([firing(), facing(near)], fires), [4, 4, 4])
  expect(eventsOf(together, 'fireRolled')[0]?.shots.map(({ loss }) => loss)).toEqual([12, 12])
  const far = facing(cm(30), { id: 'c', figures: 10 })
  const failing = [fires[0] ?? fireOf(), fireOf({ figures: 10, part: 1, target: 'c', y: 130_000 })]
  const units = [firing(), facing(near, { x: 80_000, figures: 20 }), far]
  const table = resolved(declared(units, failing), [4, 4, 4])
  expect(eventsOf(table, 'fireLost').map(({ part }) => part)).toEqual([1])
  expect(eventsOf(table, 'fireRolled')[0]?.shots.map(({ loss }) => loss)).toEqual([10])
})

test('[BA-3.1.2-02] guns mind splitting at zones 2 and 3 only', () => {
  const battery = firing({ arm: 'artillery', guns: guns(2), y: 95_000 })
  const second = facing(cm(20), { id: 'c', x: 125_000 })
  const fires = [
    fireOf({ figures: 3, guns: ['g1'] }),
    fireOf({ figures: 3, guns: ['g2'], part: 1, target: 'c', x: 120_000, y: 120_000 }),
  ]
  const table = resolved(declared([battery, facing(near), second], fires), [4, 4, 4])
  const shots = eventsOf(table, 'fireRolled')[0]?.shots ?? []
  expect(shots.map(({ loss }) => loss)).toEqual([12, 5])
})

test('[BA-3.1.2-03] who does not take part does not split the fire', () => {
  const table = resolved(declared([firing(), facing(near)], [fireOf({ figures: 20 })]), [4, 4, 4])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 12, fireUnits: 2 }])
})

test('[BA-3.3.3-01] a skirmish line and its mother unit fire as one: one roll, one small unit', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 130_000 })
  const units = [firing({ figures: 18 }), line, facing(near, { x: 115_000, figures: 40 })]
  const fires = [fireOf({ x: 108_000, y: 109_000 }), fireOf({ unit: 'l', x: 125_000, y: 109_000 })]
  const table = resolved(declared(units, fires), [3, 3, 4])
  expect(eventsOf(table, 'fireLost')).toMatchObject([{ unit: 'l', rule: 'BA-Q-63' }])
  const [rolled] = eventsOf(table, 'fireRolled')
  expect(rolled?.shots).toMatchObject([{ unit: 'a', fireUnits: 2 }])
  expect(rolled?.family).toEqual(['a', 'l'])
})

test('[BA-3.3.3-01] [BA-6.1.1-07] a garrison and the line it has sent out fire as one', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 130_000 })
  const garrison = firing({ figures: 20, building: 't1' })
  const units = [garrison, line, facing(cm(12), { x: 115_000, figures: 40 })]
  const fires = [
    fireOf({ figures: 10, x: 101_000, y: 112_000 }),
    fireOf({ unit: 'l', figures: 8, x: 125_000, y: 112_000 }),
  ]
  const state = atFire(units, { fires, terrain: [house] })
  const table = resolved(state, [3, 3, 4])
  const rolled = eventsOf(table, 'fireRolled')
  expect(rolled.map(({ shots }) => shots.map(({ unit }) => unit))).toEqual([['a', 'l']])
})
