import { expect, test } from 'vitest'
import { binned, scaleOf } from './bins.ts'
import { histogram, shareChart } from './charts.ts'
import { shareOf } from './statistics.ts'

test('whole numbers have a bar each, with the number in its middle', () => {
  const numbers = [3, 3, 5]
  const scale = scaleOf(numbers)
  expect(binned(numbers, scale)).toEqual([
    { from: 2.5, to: 3.5, count: 2 },
    { from: 4.5, to: 5.5, count: 1 },
  ])
  expect(scale.ticks.every(Number.isInteger)).toBe(true)
})

test('the axis ends with the numbers, and has no more marks than there is room for', () => {
  expect(scaleOf([0, 3, 1])).toMatchObject({ domain: [-0.5, 3.5], bars: 4, ticks: [0, 1, 2, 3] })
  expect(scaleOf([0, 20], 5).ticks).toEqual([0, 5, 10, 15, 20])
})

test('many or broken numbers are gathered between round edges, none left out', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index * 0.7 - 100)
  const scale = scaleOf(numbers)
  const bins = binned(numbers, scale)
  expect(scale.step).toBe(20)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  expect(bins[0]?.from).toBe(-100)
})

test('equal numbers have a bar', () => {
  expect(binned([2.5, 2.5], scaleOf([2.5, 2.5]))).toEqual([{ from: 2, to: 3, count: 2 }])
})

const style = { width: 600, number: String, share: (value: number) => `${value * 100} %` }

test('a chart names its rows and says what it shows', () => {
  const rows = [{ group: '', name: 'Fleet A & B', share: shareOf(3, 4), side: 0 }]
  const svg = shareChart(rows, 'Who wins', style)
  expect(svg).toMatch(/^<svg [^>]*role="img"/)
  expect(svg.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Who wins"'])
  expect(svg).toContain('Fleet A &amp; B')
  expect(svg).toContain('var(--side-0)')
})

test('few bars stay bars', () => {
  const svg = histogram([{ group: '', name: 'Red', numbers: [0, 1], side: 0 }], 'Lost', style)
  const widths = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([72, 72])
})

test('a histogram has a panel for each row', () => {
  const rows = ['Red', 'Blue'].map((name, side) => ({ group: '', name, numbers: [1, 2, 2], side }))
  const svg = histogram(rows, 'Lost', style)
  expect(svg.match(/<rect /g)).toHaveLength(4)
  expect(svg).toContain('>Red<')
  expect(svg).toContain('>Blue<')
})
