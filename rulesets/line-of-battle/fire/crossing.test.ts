import { expect, test } from 'vitest'
import { playerOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import { crossingEnd, crossingFactor } from './crossing.ts'
import { astern, exchange, fireAt } from './testing.ts'
import type { Pair } from './testing.ts'

function endOf(given: Pair) {
  const state = astern(given)
  return crossingEnd(state, shipOf(state, 'ajax'), shipOf(state, 'heros'))
}

test('[LOB-107] a ship lies across the stern, or the bow when the target comes on', () => {
  expect(endOf({})).toBe('stern')
  expect(endOf({ heros: { heading: 18_000 } })).toBe('bow')
})

test('[LOB-107] frigates and ships of the line cross, smaller ships do not', () => {
  const ends = ['schooner', 'cutter', 'brig', 'corvette', 'merchant'].map(card =>
    endOf({ ajax: { card } }),
  )
  expect(ends).toEqual([null, null, null, null, null])
  expect(endOf({ ajax: { card: 'frigate6' } })).toBe('stern')
  expect(endOf({ ajax: { card: 'line1' } })).toBe('stern')
})

test('[LOB-108] at most 5 inches from the hull to the end of the target, 5 included', () => {
  expect(endOf({ apart: 5 })).toBe('stern')
  expect(endOf({ apart: 5.001 })).toBe(null)
})

test('[LOB-108] at most 30 degrees off the axis of the target, 30 included', () => {
  const from = (east: number) =>
    endOf({ ajax: { x: 24_000 + east, y: 23_150 - 1732 }, heros: { x: 24_000, y: 24_000 } })
  expect(from(1000)).toBe('stern')
  expect(from(-1000)).toBe('stern')
  expect(from(1001)).toBe(null)
  expect(from(-1001)).toBe(null)
})

test('[LOB-108] only a ship that has moved this turn crosses', () => {
  expect(endOf({ ajax: { travelled: 0 } })).toBe(null)
})

test('[LOB-108] counter-fire never gets the bonus', () => {
  const state = astern({
    aims: [{ ship: 'heros', battery: 'starboard', target: 'ajax' }],
    ajax: { x: 23_555, y: 22_064 },
    heros: { x: 24_000, y: 24_000, heading: 3000 },
  })
  expect(crossingEnd(state, shipOf(state, 'ajax'), shipOf(state, 'heros'))).toBe('stern')
  exchange(state, [1, 3, 1], 'port')
  expect(state.exchange?.shots[1]).toMatchObject({ shooter: 'ajax', crossing: 1, damage: 4 })
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(0)
})

test('[LOB-107] [LOB-109] [LOB-110] the factors of crossing, rescue and failed rescue', () => {
  const state = astern()
  expect(crossingFactor(state, 'no')).toBe(2)
  expect(crossingFactor(state, 'passed')).toBe(3)
  expect(crossingFactor(state, 'failed')).toBe(1)
  state.options.failedRescueFallsBackTo = 'double'
  expect(crossingFactor(state, 'failed')).toBe(2)
})

test('[LOB-111] a crossing is logged once a ship and turn, also when it misses', () => {
  const state = astern()
  const table = fireAt(state, [1])
  expect(table.events).toContainEqual({
    kind: 'crossed',
    shooter: 'ajax',
    target: 'heros',
    end: 'stern',
    factor: 2,
    isStroke: true,
  })
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(1)
  state.aims = [{ ship: 'ajax', battery: 'port', target: 'heros' }]
  fireAt(state, [1])
  expect(state.exchange?.shots[0]?.crossing).toBe(2)
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(1)
})

test('[LOB-111] a wasted shot crosses nothing', () => {
  const state = astern({ weather: 6 })
  fireAt(state, [])
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(0)
})
