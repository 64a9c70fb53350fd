import { expect, test } from 'vitest'
import type { Piece } from '@grognard/umpire'
import { rigOf, sailsStanding } from './rig.ts'
import { trimFor } from './trim.ts'

test('sails go mast by mast, the mainmast last', () => {
  expect(sailsStanding(3, 9, 9)).toEqual([3, 3, 3])
  expect(sailsStanding(3, 7, 9)).toEqual([1, 3, 3])
  expect(sailsStanding(3, 4, 9)).toEqual([0, 3, 1])
  expect(sailsStanding(3, 1, 9)).toEqual([0, 1, 0])
  expect(sailsStanding(2, 0, 8)).toEqual([0, 0])
})

test('yards stand square before the wind and are braced up as it draws ahead', () => {
  expect(trimFor(0, 18000).brace).toBeCloseTo(0)
  expect(trimFor(0, 9000).brace).toBeLessThan(-30)
  expect(trimFor(0, 27000).brace).toBeGreaterThan(30)
  expect(trimFor(9000, 27000).fill).toBe(1)
  expect(trimFor(0, 0).fill).toBeLessThan(0.3)
})

const ship: Piece = {
  id: 'ship',
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x: 0,
  y: 0,
  heading: 0,
  length: 100,
  beam: 30,
  seat: 'a',
  side: 0,
  nation: 'none',
  name: 'Ship',
  label: { key: 'ship' },
  rows: [{ key: 'game.row.sails', left: 7, of: 9 }],
  badges: [],
  card: [],
}

test('masts are as the piece tells of them, else as its row of sails does', () => {
  expect(rigOf({ ...ship, masts: [null, 2, 0] })).toEqual([null, 2, 0])
  expect(rigOf(ship)).toEqual([1, 3, 3])
})

test('a mainmast that is lost is gone whatever sails are left', () => {
  const badges = [{ kind: 'mainmastLost' as const, label: { key: 'lost' } }]
  expect(rigOf({ ...ship, badges })).toEqual([1, null, 3])
})
