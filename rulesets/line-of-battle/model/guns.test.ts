import { expect, test } from 'vitest'
import { battleOf } from './fixtures.ts'
import type { Setting } from './fixtures.ts'
import { arcsOf, firepowerOf, hasHalfCrew, isInArc, otherBattery } from './guns.ts'
import { shipOf } from './ships.ts'
import type { Ship } from './state.ts'

function bandsOf(given: Partial<Ship>) {
  const state = battleOf({ ships: [given] })
  return state.ships.flatMap(ship => arcsOf(state, ship)).map(arc => arc.bands)
}

test('[LOB-129] [LOB-130] both sides show their arcs in bands from near to far', () => {
  const bands = bandsOf({ shot: 'round' })
  expect(bands).toHaveLength(2)
  for (const side of bands)
    expect(side.map(band => band.label)).toEqual([
      { key: 'lob.band.near', values: { inches: 5 } },
      { key: 'lob.band.mid', values: { inches: 10 } },
      { key: 'lob.band.far', values: { inches: 15 } },
    ])
})

test('[LOB-128] the bands end with the range of the chosen shot', () => {
  expect(bandsOf({ shot: 'grape' }).map(side => side.length)).toEqual([1, 1])
  expect(bandsOf({ shot: 'chain' }).map(side => side.length)).toEqual([2, 2])
  expect(bandsOf({ shot: null }).map(side => side.length)).toEqual([3, 3])
})

test('[LOB-151] a ship that cannot fire shows none', () => {
  expect(bandsOf({ crew: 0 })).toEqual([])
  expect(bandsOf({ isStruck: true })).toEqual([])
  expect(bandsOf({ status: 'sunk' })).toEqual([])
})

test('[LOB-130] the starboard arc lies to starboard', () => {
  const [port, starboard] = bandsOf({ x: 24_000, heading: 0 })
  const xs = (polygon: number[] = []) => polygon.filter((_, index) => index % 2 === 0)
  expect(Math.min(...xs(starboard?.[2]?.polygon))).toBeGreaterThanOrEqual(24_000)
  expect(Math.max(...xs(port?.[2]?.polygon))).toBeLessThanOrEqual(24_000)
  expect(otherBattery('port')).toBe('starboard')
})

function bears(target: Partial<Ship>): string[] {
  const state = battleOf({ ships: [{ heading: 0 }, { id: 'foe', seat: 'blue', ...target }] })
  const [ship, foe] = state.ships
  if (!ship || !foe) throw new Error('Two ships were placed.')
  return (['port', 'starboard'] as const).filter(battery => isInArc(ship, battery, foe))
}

test('[LOB-130] a ship that touches bow to bow or bow to stern is in neither arc', () => {
  const { length = 0 } = battleOf({ ships: [{}] }).ships[0] ?? {}
  const touching = { x: 24_000, y: 24_000 + length }
  expect(bears({ ...touching, heading: 18_000 })).toEqual([])
  expect(bears({ ...touching, x: 24_150, heading: 18_000 })).toEqual([])
  expect(bears({ x: 24_000, y: 24_000 - length, heading: 0 })).toEqual([])
})

test('[LOB-130] nor is one that lies close across the bow; one on the bow or alongside is', () => {
  const { length = 0, beam = 0 } = battleOf({ ships: [{}] }).ships[0] ?? {}
  expect(bears({ x: 24_000, y: 24_000 + (length + beam) / 2 + 100, heading: 9000 })).toEqual([])
  expect(bears({ x: 24_000 + beam, y: 24_000, heading: 0 })).toEqual(['starboard'])
  expect(bears({ x: 24_000 - 2 * beam, y: 24_000 + length, heading: 0 })).toEqual(['port'])
})

function powerOf(ship: NonNullable<Setting['ships']>[number], nations = false): number {
  const state = battleOf({ ships: [{ id: 'ajax', ...ship }], options: { nations } })
  return firepowerOf(state, shipOf(state, 'ajax'))
}

test('[LOB-131] each side has the whole firepower of the class', () => {
  const cards = ['schooner', 'cutter', 'brig', 'corvette', 'frigate6', 'frigate5', 'line4', 'line3']
  expect(cards.map(card => powerOf({ card }))).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
})

test('[LOB-150] half a crew has two less, not below 0', () => {
  expect(powerOf({ card: 'frigate5', crew: 4 })).toBe(2)
  expect(powerOf({ card: 'frigate5', crew: 5 })).toBe(4)
  expect(powerOf({ card: 'schooner', crew: 1 })).toBe(0)
  expect(powerOf({ card: 'frigate5', crew: 4, halfCrew: 'oneSide' })).toBe(4)
})

test('[LOB-150] a crew of three is halved when two are lost', () => {
  const state = battleOf({ ships: [{ id: 'ajax', card: 'brig', crew: 2 }] })
  expect(hasHalfCrew(state, shipOf(state, 'ajax'))).toBe(false)
  shipOf(state, 'ajax').crew = 1
  expect(hasHalfCrew(state, shipOf(state, 'ajax'))).toBe(true)
})

test('[LOB-243] Spanish ships have one more where nations are played', () => {
  expect(powerOf({ nation: 'spain' }, true)).toBe(5)
  expect(powerOf({ nation: 'spain' })).toBe(4)
  expect(powerOf({ nation: 'france' }, true)).toBe(4)
})
