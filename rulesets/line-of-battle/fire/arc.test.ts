import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import type { Ship } from '../state.ts'
import { arcsOf, otherBattery } from './arc.ts'

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
