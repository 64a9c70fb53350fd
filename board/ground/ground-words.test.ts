import { expect, test } from 'vitest'
import type { Picture } from '@grognard/umpire'
import { holds } from '../base/place.ts'
import { bandNamed, freeWay } from '../marks/overlay.ts'
import { roseWords } from './ground-words.ts'

const chart: Picture = {
  theme: 'sea-chart',
  measure: { size: 10, key: 'dots' },
  bounds: { x: 0, y: 0, width: 1000, height: 1000 },
  ground: [],
  pieces: [],
  markers: [],
  arcs: [],
  paths: [],
  roses: [{ x: 500, y: 500 }],
  windFrom: 9000,
  headline: [],
}

test('a rose speaks below itself, and its arrow flies in from the wind', () => {
  const [words, arrow] = roseWords(chart)
  expect(words && holds(words, { x: 500, y: 390 })).toBe(true)
  expect(arrow && holds(arrow, { x: 655, y: 500 })).toBe(true)
  expect(roseWords({ ...chart, windFrom: null })).toEqual([])
})

test('a range is not written over the words of a rose', () => {
  const band = { polygon: [440, 390, 560, 390, 560, 380, 440, 380], label: { key: '3' } }
  const from = { x: 500, y: 100 }
  const say = () => '3'
  const { at } = bandNamed(band, from, say, [])
  const words = [{ x: 400, y: 340, width: 200, height: 60 }]
  expect(at && words.some(bounds => holds(bounds, at))).toBe(true)
  const moved = bandNamed(band, from, say, words).at
  expect(moved && words.some(bounds => holds(bounds, moved))).toBe(false)
})

test('ranges all round are named where no other piece lies, and on the sheet', () => {
  const from = { x: 500, y: 500 }
  const round = (radius: number) => ({
    polygon: [500 - radius, 500, 500, 500 - radius, 500 + radius, 500, 500, 500 + radius],
    label: { key: '0' },
  })
  const bands = [round(200), round(400)]
  const sheet = { x: 0, y: 0, width: 1000, height: 1000 }
  const north = { x: 500, y: 800 }
  expect(freeWay(bands, from, [], sheet)).toEqual({ x: 0, y: 1 })
  expect(freeWay(bands, from, [north], sheet)).not.toEqual({ x: 0, y: 1 })
  const low = { x: 0, y: 0, width: 1000, height: 600 }
  const way = freeWay(bands, from, [], low)
  const { at } = bandNamed(bands[1] ?? round(400), { ...from, way }, () => '0', [])
  expect(at && holds(low, at)).toBe(true)
})
