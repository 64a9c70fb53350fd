import { expect, test } from 'vitest'
import { changesBetween } from './index.ts'
import type { Picture, Piece } from './index.ts'

const ship: Piece = {
  id: 'victory',
  shape: 'ship',
  build: { masts: 3, decks: 3 },
  x: 0,
  y: 0,
  heading: 0,
  length: 10,
  beam: 3,
  seat: 'red',
  side: 0,
  nation: 'british',
  name: 'HMS Victory',
  label: { key: 'victory' },
  rows: [
    { key: 'row.hull', left: 9, of: 9 },
    { key: 'row.sails', left: 4, of: 6 },
  ],
  badges: [],
  card: [],
}

function pictured(...pieces: Piece[]): Picture {
  return {
    theme: 'sea-chart',
    measure: { size: 1, key: 'inch' },
    bounds: { x: 0, y: 0, width: 1, height: 1 },
    ground: [],
    pieces,
    markers: [],
    arcs: [],
    paths: [],
    windFrom: null,
    headline: [],
  }
}

test('what stays the same is no change', () => {
  expect(changesBetween(pictured(ship), pictured({ ...ship }))).toEqual([])
})

test('boxes lost, a mark and a move are told', () => {
  const label = { key: 'struck' }
  const after: Piece = {
    ...ship,
    x: 3,
    rows: [{ key: 'row.hull', left: 5, of: 9 }, ...ship.rows.slice(1)],
    badges: [{ kind: 'struck', label }],
  }
  const piece = 'victory'
  expect(changesBetween(pictured(ship), pictured(after))).toEqual([
    { kind: 'row', piece, row: 'row.hull', by: -4, left: 5 },
    { kind: 'marked', piece, badge: 'struck', label },
    { kind: 'moved', piece },
  ])
})

test('a mark that is gone, and a block that falls into disorder', () => {
  const label = { key: 'anchored' }
  const block = {
    arm: 'foot' as const,
    places: [],
    base: { width: 1, depth: 1 },
    disorder: 0 as const,
    of: 3,
  }
  const before: Piece = { ...ship, block, badges: [{ kind: 'anchored', label }] }
  const after: Piece = { ...ship, block: { ...block, disorder: 2 } }
  expect(changesBetween(pictured(before), pictured(after))).toEqual([
    { kind: 'disorder', piece: 'victory', from: 0, to: 2 },
    { kind: 'unmarked', piece: 'victory', badge: 'anchored', label },
  ])
})

test('pieces come and go', () => {
  const other = { ...ship, id: 'temeraire' }
  expect(changesBetween(pictured(ship), pictured(other))).toEqual([
    { kind: 'went', piece: 'victory' },
    { kind: 'came', piece: 'temeraire' },
  ])
})

test('what is drawn beside its place, or turned for the eye alone, has not moved', () => {
  const plane: Piece = { ...ship, stands: { x: 0, y: 0 } }
  expect(changesBetween(pictured(plane), pictured({ ...plane, x: 3, heading: 90 }))).toEqual([])
  const flown = { ...plane, stands: { x: 5, y: 0 } }
  expect(changesBetween(pictured(plane), pictured(flown))).toEqual([
    { kind: 'moved', piece: 'victory' },
  ])
})
