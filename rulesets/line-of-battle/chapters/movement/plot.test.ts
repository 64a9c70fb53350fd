import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { seededDice } from '@grognard/umpire'
import { battleOf, reasons } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import type { Ship } from '../../model/state.ts'
import type { SailOrder } from '../../orders.ts'
import { sailTool } from './plot.ts'
import { sail } from './sail.ts'

/** At 24, 24 heading east, wind from the north. */
function battle(ship: Partial<Ship> = {}, setting: Setting = {}) {
  return battleOf({
    ...setting,
    ships: [{ id: 'a', heading: 9000, ...ship }, ...(setting.ships ?? [])],
  })
}

function drawn(x: number, y: number, ship: Partial<Ship> = {}, setting: Setting = {}) {
  const state = battle(ship, setting)
  const start = sailTool.start(state, 'red', 'a')
  const order = sailTool.extend(state, 'red', start, inches(x), inches(y))
  return { state, order, trace: sailTool.trace(state, 'red', order) }
}

test('a path is begun for ships that may sail, and costs nothing yet', () => {
  const state = battle(
    {},
    {
      ships: [
        { id: 'b', hasMoved: true },
        { id: 'c', seat: 'blue' },
      ],
    },
  )
  expect(sailTool.pieces(state, 'red')).toEqual(['a'])
  const start = sailTool.start(state, 'red', 'a')
  expect(start).toEqual({ kind: 'sail', ship: 'a', legs: [], anchor: false })
  expect(sailTool.trace(state, 'red', start)).toMatchObject({
    cost: 0,
    budget: inches(4),
    contact: null,
  })
})

test('[LOB-069] straight to a point ahead, or as far as the speed goes', () => {
  expect(drawn(26.5, 24).order.legs).toEqual([{ advance: inches(2.5), turn: 0 }])
  expect(drawn(40, 24).order.legs).toEqual([{ advance: inches(4), turn: 0 }])
})

test('[LOB-061] at least an inch, however near the point', () => {
  expect(drawn(24.3, 24).order.legs).toEqual([{ advance: inches(1), turn: 0 }])
})

test('[LOB-068] to a point aside the ship advances and turns as it may', () => {
  const { order, trace } = drawn(26, 20)
  expect(order.legs.slice(0, 2)).toEqual([
    { advance: inches(1), turn: 4500 },
    { advance: inches(1), turn: expect.any(Number) },
  ])
  expect(trace.cost).toBe(inches(4))
  const end = trace.poses.at(-1)
  expect(end?.y).toBeLessThan(inches(22))
})

test('a path drawn on begins where it ended, and can be shortened leg by leg', () => {
  const { state, order } = drawn(25, 24)
  const longer = sailTool.extend(state, 'red', order, inches(26), inches(24))
  expect(longer.legs).toEqual([{ advance: inches(2), turn: 0 }])
  expect(sailTool.shorten(longer).legs).toEqual([])
})

test('[LOB-075] the trace shows where hulls would touch', () => {
  const ships = [{ id: 'b', seat: 'blue', x: inches(27), heading: 9000 }]
  expect(drawn(40, 24, {}, { ships }).trace.contact).toEqual({ x: inches(25.3), y: inches(24) })
})

test('[LOB-066] a path towards the wind keeps off it', () => {
  const { order, trace } = drawn(24, 40, {}, { options: { noGo30: true } })
  expect(trace.poses.at(-1)?.heading).toBe(3000)
  expect(order.legs.at(-1)?.turn).toBe(0)
})

test('[LOB-066] out of the closed sector it turns first', () => {
  const { order } = drawn(30, 24, { heading: 1000 }, { options: { noGo30: true } })
  expect(order.legs[0]).toEqual({ advance: 0, turn: 2000 })
})

test('[LOB-102] after a passed tack the path may turn about once; a switch does it outright', () => {
  const { state, order } = drawn(20, 24, { manoeuvre: 'tackPassed' })
  expect(order.legs[0]).toEqual({ advance: 0, turn: 18_000 })
  const start = sailTool.start(state, 'red', 'a')
  const about = sailTool.switches?.(state, 'red', start).find(row => row.key.endsWith('comeAbout'))
  expect(about?.isOn).toBe(false)
  expect(about?.flipped.legs).toEqual([{ advance: 0, turn: 18_000 }])
})

test('[LOB-102] after a failed one the path is given', () => {
  const start = sailTool.start(battle({ manoeuvre: 'tackFailed' }), 'red', 'a')
  expect(start.legs).toEqual([{ advance: inches(4), turn: 0 }])
})

test('[LOB-071] the anchor is a switch that shortens the path by an inch', () => {
  const { state, order } = drawn(40, 24)
  const anchor = sailTool.switches?.(state, 'red', order)[0]
  expect(anchor).toMatchObject({ key: 'lob.switch.anchor', isOn: false })
  expect(anchor?.flipped).toEqual({
    ...order,
    anchor: true,
    legs: [{ advance: inches(3), turn: 0 }],
  })
})

test('[LOB-073] no such switch for a ship that weighs', () => {
  const { state, order } = drawn(40, 24, { isAnchored: true })
  expect(sailTool.switches?.(state, 'red', order)).toEqual([])
})

const dice = seededDice('points on the sea')

function somewhere(): { x: number; y: number } {
  return { x: 14 + dice.roll(2000) / 100, y: 14 + dice.roll(2000) / 100 }
}

test.each([
  ['a first rate', { card: 'line1' }, {}],
  ['a brig', { card: 'brig' }, {}],
  ['a brig close to the wind', { card: 'brig', heading: 500 }, { options: { noGo30: true } }],
  ['a frigate off the wind', {}, { options: { noGo30: true } }],
  ['one at anchor', { isAnchored: true }, {}],
  ['one without a rudder', { rudderTurns: 2 }, {}],
  ['one after a passed tack', { manoeuvre: 'tackPassed' as const }, { options: { noGo30: true } }],
  ['one after a failed tack', { manoeuvre: 'tackFailed' as const }, {}],
])('[LOB-060] whatever is drawn for %s is lawful', (_what, ship, setting) => {
  for (let i = 0; i < 40; i++) {
    const first = somewhere()
    const second = somewhere()
    const { state, order } = drawn(first.x, first.y, ship, setting)
    const longer = sailTool.extend(state, 'red', order, inches(second.x), inches(second.y))
    const lawful = (given: SailOrder) => reasons(sail.judge(state, 'red', given))
    expect([lawful(order), lawful(longer), first, second]).toEqual([[], [], first, second])
  }
})
