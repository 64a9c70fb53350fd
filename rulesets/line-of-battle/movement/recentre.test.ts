import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { battleOf } from '../testing.ts'
import { recentred } from './recentre.ts'

test('[LOB-126] all ships are shifted alike, their middle into the middle of the board', () => {
  const state = battleOf({
    ships: [
      { id: 'a', x: inches(1), y: inches(40) },
      { id: 'b', x: inches(7), y: inches(46) },
      { id: 'c', x: inches(2), y: inches(41) },
      { id: 'gone', status: 'sunk', x: inches(30), y: inches(3) },
    ],
  })
  expect(recentred(state)).toEqual([
    { ship: 'a', x: inches(21), y: inches(21) },
    { ship: 'b', x: inches(27), y: inches(27) },
    { ship: 'c', x: inches(22), y: inches(22) },
  ])
})

test('[LOB-126] with no ship on the board nothing is shifted', () => {
  expect(recentred(battleOf())).toEqual([])
})

test('[LOB-126] a ship alone comes to lie in the middle', () => {
  const state = battleOf({ ships: [{ id: 'a', x: inches(1), y: inches(40) }] })
  expect(recentred(state)).toEqual([{ ship: 'a', x: inches(24), y: inches(24) }])
})
