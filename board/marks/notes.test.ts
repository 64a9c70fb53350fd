import { expect, test } from 'vitest'
import { noted } from './notes.ts'

const from = { x: 0, y: 0 }
const to = { x: 1000, y: 0 }

test('a circle and an arrow stand beside each other, and the same once more takes it away', () => {
  const circle = noted([], { from, to: null }, 50)
  const both = noted(circle, { from, to }, 50)
  expect(both).toEqual([
    { from, to: null },
    { from, to },
  ])
  expect(noted(both, { from: { x: 20, y: 10 }, to }, 50)).toEqual(circle)
  expect(noted(circle, { from: { x: 60, y: 0 }, to: null }, 50)).toHaveLength(2)
})
