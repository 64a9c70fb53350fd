import { expect, test } from 'vitest'
import type { Piece } from '@grognard/umpire'
import { distanceToPiece, pieceAt } from './pointed.ts'

const ship: Piece = {
  id: 'a',
  shape: 'ship',
  build: { masts: 3, decks: 1 },
  x: 1000,
  y: 1000,
  heading: 9000,
  length: 400,
  beam: 100,
  seat: 'red',
  side: 0,
  nation: '',
  name: 'A',
  label: { key: 'a' },
  rows: [],
  badges: [],
  card: [],
}

test('a piece lies along its heading', () => {
  expect(distanceToPiece(ship, { x: 1199, y: 1049 })).toBeCloseTo(0)
  expect(distanceToPiece(ship, { x: 1300, y: 1000 })).toBeCloseTo(100)
  expect(distanceToPiece(ship, { x: 1000, y: 1199 })).toBeCloseTo(149)
})

test('the nearest piece within reach is hit, and none beyond', () => {
  const other = { ...ship, id: 'b', y: 1200 }
  expect(pieceAt([ship, other], { x: 1000, y: 1110 }, 80)).toBe('b')
  expect(pieceAt([ship, other], { x: 1000, y: 1080 }, 80)).toBe('a')
  expect(pieceAt([ship, other], { x: 1000, y: 1080 }, 20)).toBe(null)
})
