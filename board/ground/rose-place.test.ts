import { expect, test } from 'vitest'
import type { Picture } from '@grognard/umpire'
import { distance } from '../base/place.ts'
import { roseSpotIn } from './rose-place.ts'

const sheet: Picture = {
  theme: 'sea-chart',
  measure: { size: 10, key: 'in' },
  bounds: { x: 0, y: 0, width: 1000, height: 1000 },
  ground: [],
  pieces: [],
  markers: [],
  arcs: [],
  paths: [],
  windFrom: 0,
  headline: [],
}

const ship = (x: number, y: number): Picture['pieces'][number] => ({
  id: `${x} ${y}`,
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x,
  y,
  heading: 0,
  length: 20,
  beam: 5,
  seat: 'a',
  side: 0,
  nation: '',
  name: '',
  label: { key: '' },
  rows: [],
  badges: [],
  card: [],
})

const window = { x: 100, y: 100, width: 400, height: 200 }

test('the rose lies wholly within what is seen, the wind that blows onto it too', () => {
  const { x, y, radius } = roseSpotIn(window, sheet)
  expect(x - 2 * radius).toBeGreaterThan(100)
  expect(x + 2 * radius).toBeLessThan(500)
  expect(y - 2 * radius).toBeGreaterThan(100)
  expect(y + 2 * radius).toBeLessThan(300)
})

test('it keeps clear of ships and of land', () => {
  const ships = [ship(450, 130), ship(130, 270), ship(470, 260)]
  const spot = roseSpotIn(window, { ...sheet, pieces: ships })
  for (const one of ships) expect(distance(one, spot)).toBeGreaterThan(3 * spot.radius)
  const land = { kind: 'land' as const, polygon: [300, 100, 500, 100, 500, 300, 300, 300] }
  expect(roseSpotIn(window, { ...sheet, ground: [land] }).x).toBeLessThan(300)
})
