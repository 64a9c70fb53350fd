import { expect, test } from 'vitest'
import { areaCentre, isSimple, polygonArea } from './polygon-shape.ts'

test('the centre of an area, whichever way its border runs', () => {
  expect(areaCentre([0, 0, 0, 3000, 4000, 3000, 4000, 0])).toEqual({ x: 2000, y: 1500 })
  expect(areaCentre([100, 100, 400, 100, 100, 400])).toEqual({ x: 200, y: 200 })
  expect(areaCentre([-100, -100, -100, -400, -400, -100])).toEqual({ x: -200, y: -200 })
  expect(() => areaCentre([0, 0, 10, 10, 20, 20])).toThrow('no area')
})

test('triangles and bays are simple', () => {
  expect(isSimple([0, 0, 1000, 0, 0, 1000])).toBe(true)
  expect(isSimple([0, 0, 90, 0, 90, 90, 60, 90, 60, 30, 30, 30, 30, 90, 0, 90])).toBe(true)
})

test('what crosses, touches or folds back on itself is not simple', () => {
  expect(isSimple([0, 0, 1000, 1000, 1000, 0, 0, 1000])).toBe(false)
  expect(isSimple([0, 0, 2000, 0, 2000, 1000, 1000, 0, 0, 1000])).toBe(false)
  expect(isSimple([0, 0, 1000, 0, 2000, 0])).toBe(false)
  expect(isSimple([0, 0, 1000, 0, 500, 0, 500, 900])).toBe(false)
  expect(isSimple([0, 0, 1000, 0, 1000, 0, 500, 900])).toBe(false)
  expect(isSimple([0, 0, 500, 500, 1000, 0, 500, 500, 500, 900])).toBe(false)
})

test('too few, odd or broken numbers are not simple', () => {
  expect(isSimple([0, 0, 1000, 0])).toBe(false)
  expect(isSimple([0, 0, 1000, 0, 0, 1000, 5])).toBe(false)
  expect(isSimple([0, 0, 1000, 0.5, 0, 1000])).toBe(false)
  expect(isSimple([0, 0, 1000, NaN, 0, 1000])).toBe(false)
})

test('the area of an L, run round either way', () => {
  const outline = [0, 0, 20, 0, 20, 10, 10, 10, 10, 20, 0, 20]
  expect(polygonArea(outline)).toBe(300)
  expect(polygonArea([0, 0, 0, 20, 10, 20, 10, 10, 20, 10, 20, 0])).toBe(300)
})

test('the centre of the least square is rounded upward', () => {
  expect(areaCentre([0, 0, 1, 0, 1, 1, 0, 1])).toEqual({ x: 1, y: 1 })
})
