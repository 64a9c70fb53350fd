import { expect, test } from 'vitest'
import { shipOf } from '../ships.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { firepowerOf, hasHalfCrew } from './firepower.ts'

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
