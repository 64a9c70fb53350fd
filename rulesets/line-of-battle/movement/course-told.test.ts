import { expect, test } from 'vitest'
import { battleOf, said } from '../testing.ts'
import { courseTold } from './course-told.ts'
import { sail } from './sail.ts'

const told = (...legs: [number, number][]) =>
  said(courseTold(legs.map(([advance, turn]) => ({ advance, turn }))))

test('[LOB-069] a course tells where it turns, how far and to which hand', () => {
  expect(told([6000, 0])).toBe('6 in, straight on')
  expect(told([5000, 1], [1000, -49])).toBe('6 in, straight on')
  expect(told([2000, 4500], [4000, -3000])).toBe(
    '6 in, 45° to starboard after 2 in, 30° to larboard after 6 in',
  )
  expect(told([1000, 0], [1000, 3000], [1500, 0])).toBe('3.5 in, 30° to starboard after 2 in')
})

test('[LOB-068] a turn that goes on leg by leg is told as one bend', () => {
  expect(told([1000, 3000], [1000, 3000], [1000, 3000])).toBe(
    '3 in, 90° to starboard from 1 to 3 in',
  )
  expect(told([1000, 3000], [1000, 0], [1000, 3000])).toBe(
    '3 in, 30° to starboard after 1 in, 30° to starboard after 3 in',
  )
})

test('[LOB-102] a ship that has come about turns before she sails', () => {
  expect(told([0, -18_000], [2500, 0])).toBe('2.5 in, 180° to larboard at once')
})

test('[LOB-069] every move that is offered to a ship reads differently', () => {
  const state = battleOf({ ships: [{ id: 'ajax', heading: 9000 }] })
  const texts = sail.legalOrders(state, 'red').map(order => said(sail.describe(state, order)))
  expect(texts.length).toBeGreaterThan(8)
  expect(new Set(texts).size).toBe(texts.length)
})
