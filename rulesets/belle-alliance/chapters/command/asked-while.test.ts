import { expect, test } from 'vitest'
import { battle, chief } from '../../fixtures.ts'
import { reorganise } from '../morale/reorganise.ts'
import { moveStaff } from './move-staff.ts'
import { replaceChief } from './replace-chief.ts'

function asks(again: unknown, state: ReturnType<typeof battle>): unknown {
  return typeof again === 'function' ? again(state, 'red') : again
}

test('[BA-1.1.4-12] nobody is asked for more staff to move when all have moved', () => {
  const state = battle({
    units: [{}],
    staff: [chief({ id: 'c' }), chief({ id: 'd' })],
    at: 'staff',
  })
  const [one, other] = state.staff
  expect(asks(moveStaff.again, state)).toBe(true)
  for (const figure of [one, other]) if (figure) figure.lastMove = 2 * state.turn
  expect(asks(moveStaff.again, state)).toBe(false)
})

test('[BA-5.4.3-02] [BA-1.1.4-10] nor for more choices when there is none left', () => {
  const state = battle({ turn: 3, units: [{ disorder: 'FU', disorderedIn: 1 }] })
  expect([reorganise.again, replaceChief.again].map(again => asks(again, state))).toEqual([
    true,
    true,
  ])
  state.reorganising.push({ unit: 'u1', formation: 'line' })
  expect([reorganise.again, replaceChief.again].map(again => asks(again, state))).toEqual([
    false,
    false,
  ])
})
