import { expect, test } from 'vitest'
import type { Piece } from '@grognard/umpire'
import { MOST_VOLLEYS, volleysOf } from './volley.ts'

const ship = (id: string, x: number): Piece => ({
  id,
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x,
  y: 0,
  heading: 0,
  length: 20,
  beam: 5,
  seat: 'a',
  side: 0,
  nation: '',
  name: id,
  label: { key: id },
  rows: [],
  badges: [],
  card: [],
})

const pieces = [ship('victory', 0), ship('redoutable', 50)]

test('a shot is seen where both ships are on the chart, and none at what has sunk', () => {
  const shots = [
    { from: 'victory', to: 'redoutable', isHit: true },
    { from: 'victory', to: 'achille', isHit: true },
  ]
  expect(volleysOf(shots, pieces).map(({ to }) => to.id)).toEqual(['redoutable'])
})

test('of many at once only the last are seen', () => {
  const shots = Array.from({ length: 40 }, () => ({
    from: 'victory',
    to: 'redoutable',
    isHit: false,
  }))
  expect(volleysOf(shots, pieces)).toHaveLength(MOST_VOLLEYS)
})
