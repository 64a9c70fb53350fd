import { expect, test } from 'vitest'
import { battle, chief } from '../../fixtures.ts'
import { mayChooseMore, mayMoveStaff } from './index.ts'

test('[BA-1.1.4-12] nobody is asked for more staff to move when all have moved', () => {
  const state = battle({
    units: [{}],
    staff: [chief({ id: 'c' }), chief({ id: 'd' })],
    at: 'staff',
  })
  const [one, other] = state.staff
  expect(mayMoveStaff(state, 'red')).toBe(true)
  for (const figure of [one, other]) if (figure) figure.lastMove = 2 * state.turn
  expect(mayMoveStaff(state, 'red')).toBe(false)
})

test('[BA-5.4.3-02] [BA-1.1.4-10] nor for more choices when there is none left', () => {
  const state = battle({ turn: 3, units: [{ disorder: 'FU', disorderedIn: 1 }] })
  expect(mayChooseMore(state, 'red')).toBe(true)
  state.reorganising.push({ unit: 'u1', formation: 'line' })
  expect(mayChooseMore(state, 'red')).toBe(false)
})
