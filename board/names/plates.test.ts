import { expect, test } from 'vitest'
import type { GroundShape, Picture } from '@grognard/umpire'
import { platesIn } from './plates.ts'

const house = (x: number, y: number): GroundShape => ({
  kind: 'building',
  polygon: [x, y, x + 1000, y, x + 1000, y + 1000, x, y + 1000],
  capacity: 12,
})

const village = (...ground: GroundShape[]): Picture => ({
  theme: 'campaign-map',
  measure: { size: 100, key: 'centimetres' },
  bounds: { x: 0, y: 0, width: 9000, height: 9000 },
  ground,
  pieces: [],
  markers: [],
  arcs: [],
  paths: [],
  windFrom: null,
  headline: [],
})

test('the plate of a house hangs at its foot, or from the eaves where men in a house right below would stand behind it', () => {
  const [alone] = platesIn(village(house(1000, 3000)))
  expect(alone?.at).toEqual({ x: 1500, y: 3000 })
  const [upper, lower] = platesIn(village(house(1000, 3000), house(1100, 1900)))
  expect(upper?.at.y).toBe(4000)
  expect(lower?.at.y).toBe(1900)
  const [far] = platesIn(village(house(1000, 3000), house(1100, 400)))
  expect(far?.at.y).toBe(3000)
})
