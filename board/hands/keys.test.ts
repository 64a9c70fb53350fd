import { expect, test } from 'vitest'
import { viewKey } from './keys.ts'
import type { KeyActions } from './keys.ts'

function recorded(hasCursor: boolean) {
  const done: string[] = []
  const actions: KeyActions = {
    hasCursor,
    moveCursor: (dx, dy) => done.push(`cursor ${dx} ${dy}`),
    pan: (dx, dy) => done.push(`pan ${dx} ${dy}`),
    zoom: factor => done.push(`zoom ${factor}`),
    fit: what => done.push(`fit ${what}`),
    point: () => done.push('point'),
  }
  return { done, actions }
}

test('arrows move the chart, or the cross-hair while an order is drawn', () => {
  const chart = recorded(false)
  expect(viewKey('ArrowRight', false, chart.actions)).toBe(true)
  expect(chart.done).toEqual(['pan -70 0'])
  const drawing = recorded(true)
  viewKey('ArrowRight', false, drawing.actions)
  viewKey('ArrowUp', true, drawing.actions)
  viewKey(' ', false, drawing.actions)
  expect(drawing.done).toEqual(['cursor 1 0', 'cursor 0 0.1', 'point'])
})

test('plus, minus and nought zoom and fit; other keys are left alone', () => {
  const { done, actions } = recorded(false)
  for (const key of ['+', '-', '0', '9']) expect(viewKey(key, false, actions)).toBe(true)
  expect(done).toEqual(['zoom 1.25', 'zoom 0.8', 'fit pieces', 'fit sheet'])
  expect(viewKey('Enter', false, actions)).toBe(false)
  expect(viewKey(' ', false, actions)).toBe(false)
})
