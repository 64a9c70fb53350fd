import type { Piece } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { nearestEnemy } from './framing.ts'

const ship = (id: string, seat: string | null, x: number): Piece => ({
  id,
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x,
  y: 0,
  heading: 0,
  length: 20,
  beam: 5,
  seat,
  side: 0,
  nation: '',
  name: '',
  label: { key: '' },
  rows: [],
  badges: [],
  card: [],
})

const own = ship('a1', 'a', 0)
const pieces = [own, ship('a2', 'a', 10), ship('b1', 'b', 90), ship('b2', 'b', 40)]

test('of the enemies the nearest to the piece in hand is looked for', () => {
  expect(nearestEnemy(own, pieces).map(({ id }) => id)).toEqual(['b2'])
  expect(nearestEnemy(own, [...pieces, ship('rock', null, 5)]).map(({ id }) => id)).toEqual(['b2'])
})

test('with nothing in hand, or nobody against it, there is none', () => {
  expect(nearestEnemy(undefined, pieces)).toEqual([])
  expect(nearestEnemy(own, pieces.slice(0, 2))).toEqual([])
})
