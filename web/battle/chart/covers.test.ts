import { expect, test } from 'vitest'
import { coverOf } from './covers.ts'

const chart = { left: 0, top: 40, right: 1000, bottom: 800 }

test('orders that rise cover the foot of the chart, tools its left edge', () => {
  const orders = { left: 0, top: 740, right: 600, bottom: 800 }
  const tools = { left: 10, top: 50, right: 50, bottom: 400 }
  expect(coverOf(chart, [orders, tools])).toEqual({ top: 0, right: 0, bottom: 60, left: 50 })
})

test('tools in a row cover the head; a drawer the right edge; what lies beside covers nothing', () => {
  const tools = { left: 10, top: 50, right: 400, bottom: 90 }
  const drawer = { left: 700, top: 40, right: 1000, bottom: 800 }
  const beside = { left: 1000, top: 40, right: 1300, bottom: 800 }
  expect(coverOf(chart, [tools, drawer, beside])).toEqual({
    top: 50,
    right: 300,
    bottom: 0,
    left: 0,
  })
})

test('a sheet over the whole breadth covers the foot, even where it is higher than the chart is broad', () => {
  const phone = { left: 0, top: 50, right: 390, bottom: 770 }
  const orders = { left: 0, top: 368, right: 390, bottom: 770 }
  expect(coverOf(phone, [orders])).toEqual({ top: 0, right: 0, bottom: 402, left: 0 })
})

test('a part of the chart always counts as free', () => {
  const all = { left: 0, top: 40, right: 1000, bottom: 799 }
  const { top, bottom } = coverOf(chart, [all])
  expect(top + bottom).toBe(570)
})
