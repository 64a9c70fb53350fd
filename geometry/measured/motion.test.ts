import { expect, test } from 'vitest'
import type { Hull } from './hull.ts'
import {
  isHullNear,
  isPolygonNear,
  newHull,
  newTrack,
  placeHull,
  placeTrack,
  stepsUntilMet,
} from './motion.ts'
import type { Motion } from './motion.ts'

const hull: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }
const ahead: Motion = { kind: 'advance', hull, most: 5000, isClockwise: true }
const round: Motion = { kind: 'turn', hull, most: 3000, isClockwise: false }

test('a motion is a hull at each of its steps', () => {
  expect(placeHull(ahead, 1234, newHull())).toEqual({ ...hull, y: 1234 })
  expect(placeHull(round, 1000, newHull())).toEqual({ ...hull, heading: 35000 })
})

test('steps until met count from the start, wherever one looks from', () => {
  const pier = [100, 4000, 200, 4000, 200, 4600, 100, 4600]
  expect(stepsUntilMet(ahead, 0, 0, pier)).toBe(3000)
  expect(stepsUntilMet(ahead, 1000, 0, pier)).toBe(3000)
  const thorn = [500, 0, 600, 20, 600, -20]
  expect(stepsUntilMet({ ...round, most: 9000 }, 1000, 0, thorn)).toBeCloseTo(6000, 8)
})

test('what lies off the track is not near', () => {
  const track = placeTrack(ahead, newTrack())
  const at = (x: number, y: number) => isHullNear(track, { ...hull, x, y })
  expect([at(0, 7400), at(1400, 3000), at(-1400, 3000), at(0, -2400)]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([at(0, 7600), at(1600, 3000), at(-1600, 3000), at(0, -2600)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  const turning = placeTrack(round, newTrack())
  const abeam = (x: number) => isHullNear(turning, { ...hull, x })
  expect([abeam(2400), abeam(2600), isHullNear(turning, { ...hull, y: 2600 })]).toEqual([
    true,
    false,
    false,
  ])
})

test('a polygon is near where its extent meets the track`s', () => {
  const shore = (x: number, y: number) => [x, y, x + 9000, y, x + 9000, y + 9000, x, y + 9000]
  const track = placeTrack(ahead, newTrack())
  expect(isPolygonNear(track, shore(-4500, -2000))).toBe(true)
  expect(isPolygonNear(track, shore(1200, 6200))).toBe(true)
  expect(isPolygonNear(track, shore(1300, 0))).toBe(false)
  expect(isPolygonNear(track, shore(0, 6300))).toBe(false)
  expect(isPolygonNear(track, shore(-10300, 0))).toBe(false)
})
