import { expect, test } from 'vitest'
import { onCanvas, seaUnder, windowFor } from './wind-sea.ts'

const camera = { x: 5000, y: 5000, scale: 0.1 }
const window = windowFor(camera, { width: 800, height: 600 }, 0, 1)

const crestsIn = (windForce: number): number =>
  seaUnder(window, { windFrom: 27_000, windForce }).crests.flat().length

test('the harder it blows the more crests there are, and a light air has no white caps', () => {
  expect(crestsIn(7)).toBeGreaterThan(crestsIn(2))
  expect(seaUnder(window, { windFrom: 27_000, windForce: 2 }).caps).toEqual([])
  expect(seaUnder(window, { windFrom: 27_000, windForce: 7 }).caps.length).toBeGreaterThan(5)
})

test('crests bulge to leeward', () => {
  const { crests } = seaUnder(window, { windFrom: 27_000, windForce: 5 })
  const [first] = crests.flat()
  if (!first) throw new Error('The sea has no crests.')
  expect(first.over[0]).toBeGreaterThan((first.from[0] + first.to[0]) / 2)
})

test('a crest belongs to its place on the ground, wherever the window lies', () => {
  const moved = windowFor({ ...camera, x: camera.x + 300 }, { width: 800, height: 600 }, 0, 1)
  const wind = { windFrom: 9000, windForce: 5 }
  const round = ([x, y]: readonly [number, number]): string => `${Math.round(x)} ${Math.round(y)}`
  const before = new Set(
    seaUnder(window, wind)
      .crests.flat()
      .map(({ from: [x, y] }) => round([x - 30, y])),
  )
  const after = seaUnder(moved, wind)
    .crests.flat()
    .map(({ from }) => round(from))
  expect(after.filter(place => before.has(place)).length).toBeGreaterThan(after.length * 0.8)
})

test('a ground rectangle lies on the canvas with its north edge up', () => {
  expect(onCanvas({ x: 5000, y: 5000, width: 100, height: 200 }, window)).toEqual({
    x: 400,
    y: 280,
    width: 10,
    height: 20,
  })
})
