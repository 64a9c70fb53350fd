import { expect, test } from 'vitest'
import { largeBoard } from '../book/tables/board.ts'
import { nationIds } from '../book/tables/ship.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { battleOf } from '../fixtures.ts'
import { faces } from './faces.ts'

test('[SOL-012] the flag that is chosen names the player and each of the ships', () => {
  const state = battleOf({ ships: [{ id: 'a1' }, { id: 'b1', seat: 'b', number: 2 }] })
  expect(faces(state)).toMatchObject({
    'seat.a': { key: 'sol.face.england' },
    'sol.ship.a.1': { values: { words: 'HMS Victory' } },
    'seat.b': { key: 'sol.face.france' },
    'sol.ship.b.2': { values: { words: 'Redoutable' } },
  })
})

test('before a flag is chosen there are no names', () => {
  const state = battleOf({ ships: [{ id: 'a1' }] })
  const [first, second] = state.players
  if (first) first.nation = null
  if (second) second.nation = null
  expect(faces(state)).toEqual({})
})

test('every nation has names for the largest fleet, and no two ships are called alike', () => {
  for (const nation of nationIds) expect(shipNames[nation]).toHaveLength(largeBoard.ships)
  const all = Object.values(shipNames).flat()
  expect(new Set(all).size).toBe(all.length)
})
