import type { Picture } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Scene } from '../base/scene.ts'
import { plotMarks } from '../ground/plot.ts'
import { bodiesIn } from './bodies.ts'

const picture: Picture = {
  theme: 'plotting-board',
  measure: { size: 900, key: 'sections' },
  bounds: { x: 0, y: 0, width: 1800, height: 2000 },
  ground: [],
  pieces: [],
  markers: [],
  arcs: [],
  paths: [],
  windFrom: null,
  headline: [],
}

const scene: Scene = {
  picture,
  selected: null,
  ready: [],
  targets: [],
  arcsOf: [],
  named: null,
  hasMarks: true,
  sketch: null,
  ways: [],
  isDrawing: false,
  stirred: [],
  glide: null,
}

const look = {
  camera: { x: 0, y: 0, scale: 0.1 },
  size: { width: 400, height: 400 },
  token: null,
}

test('a plotting board has letters from the west and figures from the north, the last square cut', () => {
  expect(plotMarks(picture).map(({ name, at }) => [name, at.x, at.y])).toEqual([
    ['A', 450, 2000],
    ['B', 1350, 2000],
    ['1', 0, 1550],
    ['2', 0, 650],
    ['3', 0, 100],
  ])
})

test('a part of a plotting board keeps the names of its squares', () => {
  const part = { x: 900, y: 200, width: 900, height: 900 }
  const names = plotMarks({ ...picture, bounds: part, partOf: picture.bounds }).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['B', '2'])
})

test('names keep clear of the letters and figures of the grid, where the chart has them', () => {
  const boxes = bodiesIn(scene, look, () => '')
  expect(boxes).toHaveLength(5)
  const [first] = boxes
  expect(first && first.right - first.left).toBe(18)
  const plain = { ...scene, picture: { ...picture, theme: 'board' as const } }
  expect(bodiesIn(plain, look, () => '')).toEqual([])
})

test('a house keeps names off its roof, which rises above its plan', () => {
  const polygon = [0, 0, 100, 0, 100, 100, 0, 100]
  const house = { kind: 'building' as const, polygon }
  const ground = { ...picture, theme: 'board' as const, ground: [house] }
  const [box] = bodiesIn({ ...scene, picture: ground }, look, () => '')
  const { scale } = look.camera
  expect(box && box.bottom - box.top).toBeGreaterThan(100 * scale)
  expect(box && box.right - box.left).toBeCloseTo(100 * scale)
})
