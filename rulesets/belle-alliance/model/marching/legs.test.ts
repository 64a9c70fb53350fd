import { expect, test } from 'vitest'
import { about, pivot, straight, wheel } from '../../chapters/encounter/fixtures.ts'
import type { Leg } from '../clauses.ts'
import { costOf, mostTurned, newPlace, pathOf, moveAlongLegs } from './legs.ts'

const FRONT = 22_500

test('[BA-2.4.2-02] a quarter turn is three quarters of the front for a wheel, twice that for a pivot', () => {
  expect(pathOf(wheel(90), FRONT)).toBe(16_875)
  expect(pathOf(pivot(-90), FRONT)).toBe(33_750)
  expect(pathOf(pivot(45), FRONT)).toBe(16_875)
})

test('[BA-4.4.0-02] [BA-2.4.2-03] who sets out has marched nothing, and an about-turn begins the count anew', () => {
  const mover = { course: 0, length: 3_000, beam: FRONT, toFront: 0, turnsFreely: false }
  const walked = (legs: Leg[], spend: number) => {
    const place = newPlace(100_000, 100_000, 0)
    moveAlongLegs({ ...mover, legs }, place, spend, place)
    const { marched, sinceAbout, turned, x, y, heading } = place
    return { marched, sinceAbout, turned, at: [x, y, heading] }
  }
  expect(walked([straight(5)], 0)).toEqual({
    marched: 0,
    sinceAbout: 0,
    turned: 0,
    at: [100_000, 100_000, 0],
  })
  expect(walked([straight(5), about, straight(4)], 7_000)).toEqual({
    marched: 7_000,
    sinceAbout: 2_000,
    turned: 0,
    at: [100_000, 100_000, 18_000],
  })
  const turned = walked([pivot(20), straight(1)], 100_000)
  const path = pathOf(pivot(20), FRONT)
  expect(turned).toMatchObject({ marched: path + 1_000, sinceAbout: path + 1_000, turned: 2_000 })
})

test('[BA-2.4.2-01] turning costs twice its path, save for those that turn freely', () => {
  expect(costOf([straight(5), wheel(90)], FRONT, false)).toBe(5_000 + 2 * 16_875)
  expect(costOf([straight(5), wheel(90)], FRONT, true)).toBe(5_000 + 16_875)
})

test('BA-TV-097 to 101: how far a march turns', () => {
  const vectors: ['pivot' | 'wheel', number, number, number, number][] = [
    ['pivot', 22.5, 20, 33.75, 26.7],
    ['wheel', 22.5, 20, 16.88, 53.3],
    ['pivot', 12, 30, 18, 75],
    ['wheel', 12, 30, 9, 150],
    ['pivot', 3, 40, 4.5, 360],
  ]
  for (const [kind, front, march, path, degrees] of vectors) {
    expect(pathOf({ kind, amount: 9_000 }, front * 1000) / 1000).toBeCloseTo(path, 1)
    expect(mostTurned(kind, front * 1000, march * 1000, false) / 100).toBeCloseTo(degrees, 1)
  }
})
