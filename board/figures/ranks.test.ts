import type { Block, Piece } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { detailOf, heightOf, rowsOf, sideTowards } from './ranks.ts'

const block: Block = {
  arm: 'foot',
  places: [
    { aside: -750, ahead: 750, turned: 0 },
    { aside: 750, ahead: 750, turned: 0 },
    { aside: -750, ahead: -750, turned: 0 },
  ],
  base: { width: 1500, depth: 1500 },
  disorder: 0,
  of: 4,
}

const piece = (heading: number, badges: Piece['badges'] = []): Piece => ({
  id: 'u1',
  shape: 'block',
  build: { masts: 0, decks: 0 },
  x: 0,
  y: 0,
  heading,
  length: 3000,
  beam: 3000,
  seat: null,
  side: 0,
  nation: 'france',
  name: '1er léger, I',
  label: { key: 'x' },
  rows: [],
  badges,
  card: [],
})

test('how much of a man is drawn goes by his height on the screen', () => {
  const atPixels = (pixels: number) => detailOf(block, pixels / heightOf(block))
  expect(atPixels(40)).toBe('full')
  expect(atPixels(15)).toBe('ranks')
  expect(atPixels(6)).toBe('strips')
  expect(atPixels(3)).toBeNull()
})

test('men are seen from where we stand, whichever way they look', () => {
  expect(sideTowards(0)).toEqual({ side: 'back', isMirrored: false })
  expect(sideTowards(18_000)).toEqual({ side: 'front', isMirrored: false })
  expect(sideTowards(9000)).toEqual({ side: 'profile', isMirrored: false })
  expect(sideTowards(27_000)).toEqual({ side: 'profile', isMirrored: true })
})

test('the farthest rank is drawn first, so that the nearer ones hide it', () => {
  const ranksAt = (heading: number) =>
    rowsOf(piece(heading), block).map(row => row.map(({ index }) => index))
  expect(ranksAt(0)).toEqual([[0, 1], [2]])
  expect(ranksAt(18_000)).toEqual([[2], [0, 1]])
})

test('who holds a house looks out of it towards us', () => {
  const held = piece(9000, [{ kind: 'garrison', label: { key: 'x' } }])
  expect(
    rowsOf(held, block)
      .flat()
      .every(({ side }) => side === 'front'),
  ).toBe(true)
})

test('a man of a routed unit stands farther from his place, and always as far', () => {
  const strayed = (disorder: Block['disorder']) =>
    rowsOf(piece(0), { ...block, disorder })
      .flat()
      .map(({ x, y, index }) => {
        const place = block.places[index]
        return Math.hypot(x - (place?.aside ?? 0), y + (place?.ahead ?? 0))
      })
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  expect(sum(strayed(3))).toBeGreaterThan(sum(strayed(0)) * 2)
  expect(strayed(3)).toEqual(strayed(3))
})
