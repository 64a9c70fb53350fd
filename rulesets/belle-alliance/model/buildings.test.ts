import { expect, test } from 'vitest'
import { battle, square } from '../fixtures.ts'
import { boxOf, buildingCapacity, buildingOf, garrisonOf, roomIn } from './buildings.ts'
import type { Terrain } from './setting.ts'

test('[BA-6.1.1-01] [BA-Q-41] 8 by 6 cm hold 21 figures of 1.5 by 1.5 cm', () => {
  expect(buildingCapacity([0, 0, 8000, 0, 8000, 6000, 0, 6000])).toBe(21)
})

const farm: Partial<Terrain> & { points: number[] } = {
  kind: 'building',
  points: [79_000, 76_000, 87_000, 76_000, 87_000, 82_000, 79_000, 82_000],
  capacity: 21,
}
const state = battle({ terrain: [farm, {}], units: [{ building: 't1', figures: 15 }, {}] })

test('[BA-6.1.1-01] [BA-Q-41] a house of 8 by 6 cm holds 21 figures', () => {
  expect(buildingCapacity(farm.points)).toBe(21)
  expect(buildingCapacity(square(0, 0, 8_000))).toBe(28)
})

test('[BA-6.1.1-01] its box is the ground plan', () => {
  const { x, y, length, beam } = boxOf(buildingOf(state, 't1'))
  expect([x, y, length, beam]).toEqual([83_000, 79_000, 8_000, 6_000])
})

test('[BA-6.1.1-01] who is inside takes room', () => {
  expect(garrisonOf(state, 't1').map(({ id }) => id)).toEqual(['u1'])
  expect(roomIn(state, 't1')).toBe(6)
})

test('a field is no building', () => {
  expect(() => buildingOf(state, 't2')).toThrow(RangeError)
})
