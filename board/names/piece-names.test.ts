import type { Message, Piece } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { stateOf } from './piece-names.ts'

const hiei: Piece = {
  id: 'hiei',
  shape: 'ship',
  build: { masts: 0, decks: 1 },
  silhouette: 'battleship',
  x: 0,
  y: 0,
  heading: 0,
  length: 1000,
  beam: 150,
  seat: 'axis',
  side: 1,
  nation: 'japan',
  name: 'Hiei',
  label: { key: 'hiei' },
  rows: [{ key: 'hull', left: 4, of: 4 }],
  badges: [],
  card: [{ key: 'card' }],
}
const hit: Piece = { ...hiei, rows: [{ key: 'hull', left: 2, of: 4 }] }

const told = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const say = ({ key, values = {} }: Message): string =>
  key === 'board.left'
    ? `hull ${told(values['left'])} of ${told(values['of'])}`
    : told(values['name'] ?? key)

const at = (scale: number, token: number | null = null) => ({
  camera: { x: 0, y: 0, scale },
  size: { width: 800, height: 800 },
  token,
})

const near = at(0.1)

test('what a steel ship has lost stands beneath her name where she is near enough', () => {
  expect(stateOf(hit, near, say)).toBe('hull 2 of 4')
  expect(stateOf(hiei, near, say)).toBe('')
  expect(stateOf(hit, at(0.02), say)).toBe('')
  expect(stateOf(hit, at(0.1, 26), say)).toBe('')
})
