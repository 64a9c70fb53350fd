import { expect, test } from 'vitest'
import { notePlace } from './note-place.ts'

const note = { width: 100, height: 30 }
const chart = { width: 800, height: 600 }

test('the note lies beside the ghost, away from its piece', () => {
  const ghost = { x: 400, y: 300 }
  expect(notePlace([ghost], [{ x: 300, y: 300 }], note, chart).x).toBeGreaterThan(400)
  expect(notePlace([ghost], [{ x: 500, y: 300 }], note, chart).x + note.width).toBeLessThan(400)
})

test('at an edge the note turns back', () => {
  const place = notePlace([{ x: 780, y: 300 }], [{ x: 790, y: 500 }], note, chart)
  expect(place.x + note.width).toBeLessThan(780)
})

test('between pieces on both sides the note lies above', () => {
  const both = [
    { x: 300, y: 300 },
    { x: 480, y: 300 },
  ]
  expect(notePlace([{ x: 400, y: 300 }], both, note, chart).y + note.height).toBeLessThan(300)
})

test('the note leaves the cross-hair free too', () => {
  const cross = { x: 500, y: 300 }
  const { x, y } = notePlace([{ x: 400, y: 300 }, cross], [{ x: 300, y: 300 }], note, chart)
  const isAcross = cross.x > x && cross.x < x + note.width
  expect(isAcross && cross.y > y && cross.y < y + note.height).toBe(false)
})

test('a note keeps off the tools at the top of the chart', () => {
  const chart = { width: 390, height: 300, top: 50 }
  const { y } = notePlace([{ x: 195, y: 60 }], [], { width: 150, height: 60 }, chart)
  expect(y).toBeGreaterThan(50)
})
