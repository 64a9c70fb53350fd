import { expect, test } from 'vitest'
import type { Piece } from '@grognard/umpire'
import { holds } from '../base/place.ts'
import type { Scene } from '../base/scene.ts'
import { createFraming, nearestEnemy } from './framing.ts'
import { createView } from './view.ts'

const ship = (id: string, seat: string | null, x: number): Piece => ({
  id,
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x,
  y: 0,
  heading: 0,
  length: 20,
  beam: 5,
  seat,
  side: 0,
  nation: '',
  name: '',
  label: { key: '' },
  rows: [],
  badges: [],
  card: [],
})

const own = ship('a1', 'a', 0)
const pieces = [own, ship('a2', 'a', 10), ship('b1', 'b', 90), ship('b2', 'b', 40)]

test('of the enemies the nearest to the piece in hand is looked for', () => {
  expect(nearestEnemy(own, pieces).map(({ id }) => id)).toEqual(['b2'])
  expect(nearestEnemy(own, [...pieces, ship('rock', null, 5)]).map(({ id }) => id)).toEqual(['b2'])
})

test('with nothing in hand, or nobody against it, there is none', () => {
  expect(nearestEnemy(undefined, pieces)).toEqual([])
  expect(nearestEnemy(own, pieces.slice(0, 2))).toEqual([])
})

/** A ship and her ways on a phone, with an enemy so many dots to the east. */
function waysShown(dotsAway: number) {
  const enemy = ship('b1', 'b', dotsAway * 10)
  const scene: Scene = {
    picture: {
      theme: 'sea-chart',
      measure: { size: 10, key: 'dots' },
      bounds: { x: -100, y: -200, width: 700, height: 400 },
      ground: [],
      pieces: [own, enemy],
      markers: [],
      arcs: [],
      paths: [],
      windFrom: 0,
      headline: [],
      dots: { x: -100, y: -200, step: 10, columns: 70, rows: 40 },
    },
    selected: 'a1',
    ready: ['a1'],
    targets: [],
    arcsOf: [],
    named: null,
    hasMarks: true,
    sketch: null,
    ways: [[own, { x: 10, y: 0, heading: 0 }]],
    isDrawing: false,
    stirred: [],
    glide: null,
  }
  const view = createView(() => {})
  view.setSheet(scene.picture.bounds, 10)
  view.resize({ width: 390, height: 400 })
  view.look({ x: 0, y: 0, scale: 2 })
  const framing = createFraming(view, () => scene)
  framing.haveWaysChanged(scene)
  return { isEnemySeen: holds(view.window(), enemy), view, framing, scene }
}

test('the nearest enemy is in view with the first ways where steps stay large enough', () => {
  const { isEnemySeen, view } = waysShown(9)
  expect(isEnemySeen).toBe(true)
  expect(10 * view.camera().scale).toBeGreaterThanOrEqual(21)
})

test('an enemy far off stays out of view: the first ways are large enough for a finger', () => {
  const { isEnemySeen, view } = waysShown(30)
  expect(isEnemySeen).toBe(false)
  expect(10 * view.camera().scale).toBeGreaterThanOrEqual(26)
})

test('from then on the chart stays, but follows a dot that is out of sight', () => {
  const { view, framing, scene } = waysShown(9)
  const before = view.camera()
  scene.ways = [[own, { x: 20, y: 10, heading: 0 }]]
  expect(framing.haveWaysChanged(scene)).toBe(true)
  framing.followHand()
  expect(view.camera()).toEqual(before)
  scene.ways = [[own, { x: 400, y: 0, heading: 0 }]]
  framing.followHand()
  expect(view.camera()).not.toEqual(before)
})

test('the first hexes that lie open on a phone are brought near enough for a finger, once', () => {
  const { view, framing, scene } = waysShown(30)
  const { dots: _, ...sheet } = scene.picture
  const hexed: Scene = {
    ...scene,
    ways: [],
    picture: {
      ...sheet,
      hexes: { x: 0, y: 0, height: 10, columnWidth: 9, isFirstLower: false, columns: [], rows: [] },
    },
    sketch: {
      piece: 'a1',
      poses: [],
      settled: 0,
      contact: null,
      tone: 'unfinished',
      within: [[0, 0, 10, 0, 10, 10]],
    },
  }
  const fresh = createFraming(view, () => hexed)
  view.look({ x: 0, y: 0, scale: 1 })
  fresh.haveWaysChanged(hexed)
  expect(10 * view.camera().scale).toBeGreaterThanOrEqual(26)
  view.look({ x: 0, y: 0, scale: 1 })
  fresh.haveWaysChanged(hexed)
  expect(view.camera().scale).toBe(1)
  expect(framing.hasFitted()).toBe(false)
})
