import { expect, test } from 'vitest'
import { heightsOf } from './block.ts'

const base = { width: 1000, depth: 1200 }
const standing = (...at: readonly (readonly [aside: number, ahead: number])[]) =>
  at.map(([aside, ahead]) => ({ aside, ahead, turned: 0 }))

test('men in ranks and files lie all at one height', () => {
  const ranks = standing([0, 0], [1000, 0], [2000, 0], [0, -1200], [1000, -1200])
  expect(heightsOf(ranks, base)).toEqual([0, 0, 0, 0, 0])
})

test('who has strayed over others lies over all whom he covers', () => {
  const strayed = standing([0, 0], [600, 0], [5000, 0], [300, 400], [900, 500])
  expect(heightsOf(strayed, base)).toEqual([0, 1, 0, 2, 3])
})
