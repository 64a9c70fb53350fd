import { expect, test } from 'vitest'
import { containsPoint } from '@grognard/geometry'
import type { SightPart } from '@grognard/umpire'
import { battle, square, unit } from '../fixtures.ts'
import { isSeen, viewerOf } from '../model/ground/sight.ts'
import type { Terrain } from '../model/setting.ts'
import { figureAt, sight } from './sight.ts'

const wood: Partial<Terrain> = {
  kind: 'wood',
  level: 1,
  points: square(100_000, 110_000, 60_000, 40_000),
  cover: 'I',
  edgeCover: 'I',
  edgeDepth: 3_000,
}
const house: Partial<Terrain> = {
  kind: 'building',
  level: 1,
  points: square(60_000, 50_000, 9_000),
}
const state = battle({ terrain: [wood, house], turn: 5, units: [unit({ x: 100_000, y: 20_000 })] })
const [viewer] = state.units

function isIn(part: SightPart | undefined, x: number, y: number): boolean {
  const around = part?.outlines.filter(outline => containsPoint(outline, x, y)) ?? []
  return around.length % 2 === 1
}

test('[BA-1.1.6-01] [BA-1.1.6-03] [BA-1.1.6-08] the field of sight is what the rules of sight say of a figure there', () => {
  const [anyhow, fired] = sight(state, 'u1')?.parts ?? []
  const places = [5, 30, 55, 77, 103, 131, 160].flatMap(x => [7, 33, 61, 93, 118].map(y => [x, y]))
  const told = places.map(([x = 0, y = 0]) => {
    const at = [x * 1000, y * 1000] as const
    const figure = { ...unit({ id: 'u2', figures: 1 }), ...figureAt(state, ...at, null), guns: [] }
    const seen = viewer && isSeen(state, viewerOf(viewer), figure)
    const smoke = viewer && isSeen(state, viewerOf(viewer), { ...figure, firedIn: 5 })
    return [isIn(anyhow, ...at) === seen, isIn(fired, ...at) === smoke]
  })
  expect(told.flat()).not.toContain(false)
  expect(isIn(anyhow, 100_000, 60_000)).toBe(true)
  expect(isIn(anyhow, 100_000, 125_000)).toBe(false)
})

test('[BA-1.1.6-06] in the edge of a wood one is seen from farther once one has fired', () => {
  const [anyhow, fired] = sight(state, 'u1')?.parts ?? []
  expect([anyhow, fired].map(part => isIn(part, 100_000, 92_000))).toEqual([false, true])
})

test('[BA-1.1.6-03] [BA-1.1.1-11] from any place it is told which lines are free, and no distance', () => {
  const [lines] = sight(state, { x: 100_000, y: 20_000 })?.parts ?? []
  const places = [
    isIn(lines, 100_000, 80_000),
    isIn(lines, 100_000, 140_000),
    isIn(lines, 40_000, 65_000),
  ]
  expect(places).toEqual([true, false, false])
  const [within] = sight(state, { x: 100_000, y: 110_000 })?.parts ?? []
  expect(isIn(within, 100_000, 116_000)).toBe(false)
  const agreed = { ...state, options: { ...state.options, measuring: 'always' as const } }
  const [near] = sight(agreed, { x: 100_000, y: 110_000 })?.parts ?? []
  expect(isIn(near, 100_000, 116_000)).toBe(true)
})

test('[BA-1.1.6-01] what is not on the board sees nothing', () => {
  expect(sight(state, 'nobody')).toBeUndefined()
  const away = battle({ units: [{ status: 'waiting' }] })
  expect(sight(away, 'u1')).toBeUndefined()
})

test('[BA-1.1.1-11] the outlines of what is seen bear no figure', () => {
  const labels = sight(state, 'u1')?.parts.map(({ label }) => label)
  expect(labels).toEqual([{ key: 'ba.sight.any' }, { key: 'ba.sight.fired' }])
})
