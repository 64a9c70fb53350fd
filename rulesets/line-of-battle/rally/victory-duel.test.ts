import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import { endingOf, resultOf } from './ending.ts'

const duelOf = (red: object, blue: object) =>
  battleOf({
    rules: { victory: 'duel' },
    ships: [
      { id: 'constitution', seat: 'red', ...red },
      { id: 'guerriere', seat: 'blue', x: 30_000, ...blue },
    ],
  })

test('[LOB-S-7] who is left alone on the field has won the duel, though ten points are a draw', () => {
  const state = duelOf({}, { status: 'sunk', hull: 0 })
  expect(endingOf(state)).toBe('fleetGone')
  expect(resultOf(state)).toMatchObject({ side: 0, winners: ['red'], grade: null })
})

test('[LOB-S-7] with both afloat the points decide, and with both gone too', () => {
  expect(endingOf(duelOf({}, {}))).toBeNull()
  expect(resultOf(duelOf({}, {}))).toMatchObject({ side: null, grade: 'draw' })
  const nobody = duelOf({ status: 'sunk' }, { status: 'sunk' })
  expect(resultOf(nobody)).toMatchObject({ side: null, grade: 'draw' })
})
