import { expect, test } from 'vitest'
import { battleOf } from '../fixtures.ts'
import { findShip, shipOf } from './ships.ts'

test('a ship is found by its name in whichever battle is asked; one that is none is an error', () => {
  const one = battleOf({ ships: [{ id: 'a1' }, { id: 'b1', seat: 'b' }] })
  const other = battleOf({ ships: [{ id: 'b1', seat: 'b' }, { id: 'a1' }] })
  for (const state of [one, other, one])
    for (const id of ['b1', 'a1']) expect(shipOf(state, id).id).toBe(id)
  expect(findShip(one, 'c1')).toBeUndefined()
  expect(() => shipOf(one, 'c1')).toThrow(RangeError)
})
