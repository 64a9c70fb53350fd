import { expect, test } from 'vitest'
import { notePlace } from './note-place.ts'

const note = { width: 100, height: 30 }
const chart = { width: 800, height: 600 }

test('the note lies beside the ghost, away from its piece', () => {
  const ghost = { x: 400, y: 300 }
  expect(notePlace(ghost, { x: 300, y: 300 }, note, chart).x).toBeGreaterThan(400)
  expect(notePlace(ghost, { x: 500, y: 300 }, note, chart).x + note.width).toBeLessThan(400)
})

test('at an edge the note turns back, and on a narrow chart it lies above', () => {
  expect(notePlace({ x: 780, y: 300 }, { x: 600, y: 300 }, note, chart).x).toBeLessThan(680)
  const narrow = notePlace({ x: 60, y: 300 }, null, note, { width: 130, height: 600 })
  expect(narrow.y + note.height).toBeLessThan(300)
})
