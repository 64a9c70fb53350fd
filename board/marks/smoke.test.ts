import { expect, test } from 'vitest'
import type { Piece } from '@grognard/umpire'
import { MOST_PUFFS, puffsOf } from './smoke.ts'

const ship = (id: string, fired?: Piece['fired']): Piece => ({
  id,
  shape: 'ship',
  build: { masts: 3, decks: 2 },
  x: 0,
  y: 0,
  heading: 0,
  length: 100,
  beam: 25,
  seat: 'a',
  side: 0,
  nation: '',
  name: id,
  label: { key: id },
  rows: [],
  badges: [],
  card: [],
  ...(fired ? { fired } : {}),
})

test('smoke lies off the side that has fired, and goes with the wind', () => {
  const [victory, ajax] = [ship('victory', { port: 0, starboard: 1 }), ship('ajax')]
  expect(puffsOf({ pieces: [ajax], windFrom: 27_000 })).toEqual([])
  const puffs = puffsOf({ pieces: [victory], windFrom: 0 })
  expect(puffs.every(({ x }) => x > victory.beam / 2)).toBe(true)
  const eastward = puffsOf({ pieces: [victory], windFrom: 27_000 })
  expect(Math.max(...eastward.map(({ x }) => x))).toBeGreaterThan(
    Math.max(...puffs.map(({ x }) => x)),
  )
})

test('half a broadside makes half the smoke, and of many fleets only so much is drawn', () => {
  const [half, whole] = [0.5, 1].map(
    port => puffsOf({ pieces: [ship('ajax', { port, starboard: 0 })], windFrom: null }).length,
  )
  expect(half).toBeLessThan(whole ?? 0)
  const fleet = Array.from({ length: 90 }, (_, i) => ship(String(i), { port: 1, starboard: 1 }))
  expect(puffsOf({ pieces: fleet, windFrom: 0 })).toHaveLength(MOST_PUFFS)
})
