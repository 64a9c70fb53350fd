import { expect, test } from 'vitest'
import { freshRuler, measured, rulerMoved, rulerPointed } from './hand-layer.ts'

test('two points are measured, the second follows the pointer until it is set', () => {
  const started = rulerPointed(freshRuler, { x: 0, y: 0 })
  expect(measured(rulerMoved(started, { x: 30, y: 40 }))).toBe(50)
  const set = rulerPointed(rulerMoved(started, { x: 30, y: 40 }), { x: 0, y: 7 })
  expect(measured(rulerMoved(set, { x: 99, y: 99 }))).toBe(7)
})

test('a third point begins anew', () => {
  const set = rulerPointed(rulerPointed(freshRuler, { x: 0, y: 0 }), { x: 5, y: 0 })
  expect(rulerPointed(set, { x: 9, y: 9 })).toEqual({
    from: { x: 9, y: 9 },
    to: null,
    isSet: false,
  })
})
