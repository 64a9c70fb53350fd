import { expect, test } from 'vitest'
import { arcMoved } from './overlay.ts'

test('a field of fire goes with its piece: it is moved and turned clockwise', () => {
  const arc = {
    piece: 'a',
    key: 'bow',
    bands: [{ polygon: [10, 20, 10, 25], label: { key: 'near' } }],
  }
  const from = { x: 10, y: 10, heading: 0 }
  const moved = arcMoved(arc, from, { x: 100, y: 50, heading: 9000 })
  expect(moved.bands[0]?.polygon.map(Math.round)).toEqual([110, 50, 115, 50])
  expect(arcMoved(arc, from, from)).toBe(arc)
})
