import { expect, test } from 'vitest'
import { chordsOf } from './chord.ts'

const square = [0, 5_000, 4_000, 5_000, 4_000, 9_000, 0, 9_000]

test('a line cuts one chord from a square, in parts of the way from its first point', () => {
  expect(chordsOf(square, 2_000, 0, 2_000, 10_000)).toEqual([{ from: 0.5, to: 0.9 }])
})

test('the parts count from the first point, wherever it lies', () => {
  const around = [3_000, -1_000, 5_000, -1_000, 5_000, 1_000, 3_000, 1_000]
  expect(chordsOf(around, 2_000, 0, 6_000, 0)).toEqual([{ from: 0.25, to: 0.75 }])
})

test('the line is prolonged both ways', () => {
  expect(chordsOf(square, 2_000, 7_000, 2_000, 8_000)).toEqual([{ from: -2, to: 2 }])
  expect(chordsOf(square, 2_000, 0, 2_000, 1_000)).toEqual([{ from: 5, to: 9 }])
})

test('a line that passes by cuts nothing', () => {
  expect(chordsOf(square, 5_000, 0, 5_000, 10_000)).toEqual([])
})

test('a hollow on the way makes two chords', () => {
  const horseshoe = [0, 0, 9_000, 0, 9_000, 6_000, 6_000, 6_000, 6_000, 3_000, 3_000, 3_000]
  const outline = [...horseshoe, 3_000, 6_000, 0, 6_000]
  expect(chordsOf(outline, 0, 4_500, 9_000, 4_500)).toEqual([
    { from: 0, to: 1 / 3 },
    { from: 2 / 3, to: 1 },
  ])
})

test('a corner on the line belongs to its right side, so a line that touches there cuts nothing long', () => {
  const diamond = [0, -1_000, 1_000, 0, 0, 1_000, -1_000, 0]
  expect(chordsOf(diamond, 0, -2_000, 0, 2_000)).toEqual([{ from: 0.25, to: 0.75 }])
  expect(chordsOf(diamond, 1_000, 2_000, 1_000, -2_000)).toEqual([])
  expect(chordsOf(diamond, 1_000, -2_000, 1_000, 2_000)).toEqual([{ from: 0.5, to: 0.5 }])
})
