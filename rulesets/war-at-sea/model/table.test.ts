import { begin, play, prepare, seatsAsked, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { cardById, cards } from '../book/tables/cards.ts'
import { section } from '../book/tables/measures.ts'
import { warAtSea } from '../index.ts'
import { battleOf } from './fixtures.ts'
import { outlineOf } from './hulls.ts'
import { isBomber, isDamaged, isShip, isSubmarine, isWithin, planeOf, unitOf } from './units.ts'
import { view } from './view.ts'

test('[WAS-001] [WAS-003] a section is 90 mm, and within a range counts its border', () => {
  expect(section).toBe(900)
  const at = (x: number) => ({ x, y: 0 })
  expect(isWithin(at(0), at(2 * section), 2 * section)).toBe(true)
  expect(isWithin(at(0), at(2 * section + 1), 2 * section)).toBe(false)
})

test('[WAS-006] a hull is pointed, its front third tapering, of real size; boats have a round base', () => {
  const hull = { x: 0, y: 0, heading: 0, length: 600, beam: 60, isRound: false }
  expect(outlineOf(hull)).toEqual([0, 300, 30, 100, 30, -300, -30, -300, -30, 100])
  const base = outlineOf({ ...hull, length: 300, isRound: true })
  expect(base.length).toBe(32)
  expect(Math.max(...base)).toBe(150)
})

describe('[WAS-010] [WAS-011] cards', () => {
  test('every card of the roster has figures that make sense', () => {
    expect(cards).toHaveLength(117)
    for (const { armor, vital, hull, points, length } of cards) {
      expect(vital).toBeGreaterThan(armor)
      expect(Math.min(hull, points, length)).toBeGreaterThan(0)
    }
  })

  test('what is printed for one is read for it', () => {
    expect(cardById('de-bismarck')).toMatchObject({
      type: 'battleship',
      points: 50,
      speed: 2,
      flagship: 1,
      dice: { main: [15, 15, 14, 12], secondary: [6, 6, 5, 4], tertiary: [], antiair: [7] },
      abilities: ['extendedRange4', 'torpedoDefense1'],
    })
  })

  test('categories tell ships, submarines and bombers apart', () => {
    const state = battleOf({
      units: [{ name: 'ship' }, { name: 'boat', card: 'uk-t-class', x: 300 }],
      aircraft: [
        { card: 'us-f4f-wildcat', seat: 'allies', home: 'ashore', name: 'fighter' },
        { card: 'us-sbd-dauntless', seat: 'allies', home: 'ashore', name: 'bomber' },
      ],
    })
    expect(['ship', 'boat'].map(id => isShip(state, unitOf(state, id)))).toEqual([true, false])
    expect(isSubmarine(state, unitOf(state, 'boat'))).toBe(true)
    expect(['fighter', 'bomber'].map(id => isBomber(state, planeOf(state, id)))).toEqual([
      false,
      true,
    ])
  })
})

test('[WAS-140] any hull lost is damage', () => {
  const state = battleOf({ units: [{ name: 'ship' }, { name: 'hit', x: 300, as: { hull: 1 } }] })
  expect(['ship', 'hit'].map(id => isDamaged(state, unitOf(state, id)))).toEqual([false, true])
})

test('[WAS-168] all on the table is open to both sides', () => {
  const state = battleOf({ units: [{}, { seat: 'axis', x: 300 }] })
  expect(view(state, 'allies')).toEqual(state)
  expect(view(state, 'axis')).toEqual(state)
})

test('[WAS-064] the second player moves when the first has moved all he wants', () => {
  const prepared = prepare(warAtSea, 'river-plate', {})
  const { state } = begin(warAtSea, prepared, seededDice('order'))
  const [first = '', second = ''] = state.order
  expect(seatsAsked(state)).toEqual([first])
  const after = play(warAtSea, state, first, { kind: 'done' }, seededDice('next'))
  expect(seatsAsked(after.state)).toEqual([second])
})
