import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { guns } from '../fixtures.ts'
import { column, enemy, fight, ordersOf, own, shape, told } from './fixtures.ts'

const here = { x: 100_000, y: 98_000 }

test('[BA-1.3.1-04] foot that holds its place forms line while the enemy is still far enough', () => {
  const state = fight([own({ formation: column(6) }), enemy(cm(45))])
  expect(told(ordersOf(state, { kind: 'hold', at: here }))).toEqual(['form line'])
})

test('[BA-3.1.1-02] foot in line that faces the enemy stands to fire', () => {
  const state = fight([own({}), enemy(cm(15), { figures: 90 })])
  expect(ordersOf(state, { kind: 'hold', at: here })).toEqual([])
})

test('[BA-2.3.3-01] foot in column charges an enemy that it is strong enough for', () => {
  const state = fight([own({ formation: column(6) }), enemy(cm(35), { figures: 20 })])
  expect(told(ordersOf(state)).slice(0, 2)).toEqual(['attack', 'march charge'])
})

test('[BA-4.1.1-03] foot does not go alone at an enemy three times as strong', () => {
  const state = fight([own({ formation: column(6) }), enemy(cm(35), { figures: 90 })])
  expect(told(ordersOf(state))).not.toContain('attack')
})

test('[BA-4.4.0-01] foot forms a mass on the way and a square in its place against horse', () => {
  const horse = enemy(cm(50), { arm: 'heavy cavalry', figures: 20 })
  const state = fight([own({ formation: column(6) }), horse])
  expect(told(ordersOf(state))[0]).toBe('form battalionMass')
  expect(told(ordersOf(state, { kind: 'hold', at: here }))).toEqual(['form square'])
})

test('[BA-1.3.1-07] a square stays as it is while horse is near, and goes into column after', () => {
  const square = own({ formation: shape('square') })
  const near = fight([square, enemy(cm(50), { arm: 'light cavalry' })])
  expect(ordersOf(near, { kind: 'hold', at: { x: 100_000, y: 100_000 } })).toEqual([])
  const gone = fight([square, enemy(cm(90), { arm: 'light cavalry' })])
  expect(told(ordersOf(gone))[0]).toBe('form attackColumn')
})

const house = { id: 'h', kind: 'building', capacity: 40, cover: 'I' } as const
const plan = (south: number) => ({
  points: [94_000, south, 106_000, south, 106_000, south + 8_000, 94_000, south + 8_000],
})

test('[BA-6.1.1-03] foot at the door of an empty house goes in, and up to it from afar', () => {
  const task = { at: { x: 100_000, y: 104_000 }, building: 'h' }
  const atDoor = fight([own({}), enemy(cm(80))], { terrain: [{ ...house, ...plan(100_000) }] })
  expect(told(ordersOf(atDoor, task))).toEqual(['occupy'])
  const apart = fight([own({}), enemy(cm(80))], { terrain: [{ ...house, ...plan(115_000) }] })
  expect(told(ordersOf(apart, { ...task, at: { x: 100_000, y: 119_000 } }))).toEqual([
    'occupy',
    'march normal',
  ])
})

test('[BA-4.1.2-01] a house that is held is stormed by who is strong enough for its walls', () => {
  const terrain = [{ ...house, ...plan(115_000) }]
  const task = { at: { x: 100_000, y: 119_000 }, building: 'h' }
  const holder = (figures: number) => enemy(cm(19), { figures, building: 'h' })
  const weak = ordersOf(fight([own({}), holder(12)], { terrain }), task)
  expect(weak[0]).toMatchObject({ kind: 'attack', againstPosition: true, terrain: 'h' })
  const strong = ordersOf(fight([own({}), holder(35)], { terrain }), task)
  expect(told(strong)).not.toContain('attack')
})

test('[BA-2.2.3-01] light foot sends skirmishers out before it comes near, other foot does not', () => {
  const far = enemy(cm(60), { figures: 90 })
  expect(told(ordersOf(fight([own({ isLight: true }), far])))).toContain('sendOut')
  expect(told(ordersOf(fight([own({}), far])))).not.toContain('sendOut')
})

test('[BA-2.3.2-01] foot far from the enemy forms march column, and then marches fast', () => {
  const far = enemy(cm(90), { x: 200_000, y: 199_000 })
  const lone = { x: 20_000, y: 30_000, heading: 0 }
  const chief = [{ id: 'c1', x: 25_000, y: 30_000 }]
  const task = { at: { x: 20_000, y: 160_000 } }
  const line = fight([own(lone), far], { staff: chief })
  expect(told(ordersOf(line, task))[0]).toBe('form marchColumn')
  const marching = fight([own({ ...lone, formation: shape('marchColumn') }), far], { staff: chief })
  expect(told(ordersOf(marching, task))[0]).toBe('march fast')
})

test('[BA-5.3.2-01] who is in disorder is left to reorganise', () => {
  const state = fight([own({ disorder: 'U' }), enemy(cm(40))])
  expect(ordersOf(state)).toEqual([])
})

test('[BA-4.5.0-01] guns that stand alone are easy prey', () => {
  const battery = enemy(cm(30), { arm: 'artillery', guns: guns(2) })
  const state = fight([own({ formation: column(6) }), battery])
  expect(told(ordersOf(state, { kind: 'hold', at: here }))[0]).toBe('attack')
})
