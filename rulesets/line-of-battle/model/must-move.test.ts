import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import { sail } from '../chapters/movement/sail.ts'
import { seatWithShips } from '../done.ts'
import { battleOf } from './fixtures.ts'
import type { Setting } from './fixtures.ts'
import { followLegs } from './moves.ts'
import { mustStillMove } from './must-move.ts'
import { shipOf } from './ships.ts'
import type { Ship } from './state.ts'

function stillToMove(ship: Partial<Ship>, setting: Setting = {}): boolean {
  const others = setting.ships ?? []
  const state = battleOf({ ...setting, ships: [{ id: 'a', ...ship }, ...others] })
  return mustStillMove(state, 'red').some(row => row.id === 'a')
}

test('[LOB-061] every ship under way must move; one at anchor need not', () => {
  expect(stillToMove({})).toBe(true)
  expect(stillToMove({ hasMoved: true })).toBe(false)
  expect(stillToMove({ isAnchored: true })).toBe(false)
})

test('[LOB-061] [LOB-094] [LOB-149] [LOB-151] nor one aground, without sails, crew or flag', () => {
  expect(stillToMove({ agroundSince: 1 })).toBe(false)
  expect(stillToMove({ sails: 0 })).toBe(false)
  expect(stillToMove({ crew: 0 })).toBe(false)
  expect(stillToMove({ isStruck: true })).toBe(false)
  expect(stillToMove({ status: 'sunk' })).toBe(false)
})

test('[LOB-211] a fleeing ship weighs first; [LOB-102] so does one whose tack has failed', () => {
  expect(stillToMove({ isAnchored: true, isFleeing: true })).toBe(true)
  expect(stillToMove({ isAnchored: true, manoeuvre: 'tackFailed' })).toBe(true)
  expect(stillToMove({ isAnchored: true, manoeuvre: 'tackPassed' })).toBe(false)
})

/** A frigate is 1.7 inches long: 25.7 puts its stern on the bow of one at 24. */
const ahead = { ships: [{ id: 'b', seat: 'blue', y: inches(25.7) }] }

test('[LOB-076] a ship with a hull in contact ahead stays and need not move', () => {
  expect(stillToMove({}, ahead)).toBe(false)
  const state = battleOf({ ships: [{ id: 'a' }, ...ahead.ships] })
  const order = {
    kind: 'sail' as const,
    ship: 'a',
    legs: [{ advance: 1000, turn: 0 }],
    anchor: false,
  }
  const { because } = sail.judge(state, 'red', order)
  const values = { ship: 'a', other: 'b', ways: { key: 'lob.way.anchorOrTack' } }
  expect(because).toEqual([{ rule: 'LOB-076', message: 'lob.refuse.hullAhead', values }])
})

test('[LOB-076] [LOB-102] no tack frees it from a hull flat against its bow', () => {
  expect(stillToMove({ manoeuvre: 'tackPassed' }, ahead)).toBe(false)
})

test('[LOB-076] [LOB-102] a passed tack turns it away from a hull that only a corner touches', () => {
  const oblique = { ships: [{ id: 'b', seat: 'blue', x: 24_000, y: inches(25.3), heading: 4500 }] }
  const legs = [{ advance: 5000, turn: 0 }]
  const below = battleOf({ ships: [{ id: 'a', y: inches(22) }, ...oblique.ships] })
  const { y } = followLegs(below, shipOf(below, 'a'), legs).end
  expect(stillToMove({ y }, oblique)).toBe(false)
  expect(stillToMove({ y, manoeuvre: 'tackPassed' }, oblique)).toBe(true)
  const state = battleOf({ ships: [{ id: 'a', y, manoeuvre: 'tackPassed' }, ...oblique.ships] })
  const away = [
    { advance: 0, turn: 9000 },
    { advance: 1000, turn: 0 },
  ]
  const order = { kind: 'sail' as const, ship: 'a', legs: away, anchor: false }
  expect(sail.judge(state, 'red', order).allowed).toBe(true)
  expect(followLegs(state, shipOf(state, 'a'), away)).toMatchObject({ travelled: 1000, met: null })
})

test('[LOB-076] a hull alongside or land ahead is no such hindrance', () => {
  expect(stillToMove({}, { ships: [{ id: 'b', x: inches(24.5) }] })).toBe(true)
})

test('[LOB-076] [LOB-066] in the closed sector without a rudder or after a failed tack', () => {
  const options = { noGo30: true }
  expect(stillToMove({ heading: 0 }, { options })).toBe(true)
  expect(stillToMove({ heading: 0, rudderTurns: 1 }, { options })).toBe(false)
  expect(stillToMove({ heading: 0, manoeuvre: 'tackFailed' }, { options })).toBe(false)
  expect(stillToMove({ heading: 0, manoeuvre: 'tackPassed' }, { options })).toBe(true)
  expect(stillToMove({ heading: 9000, rudderTurns: 1 }, { options })).toBe(true)
})

test('[LOB-046] [LOB-060] a seat is asked while any of its ships could do something', () => {
  const asked = (ship: Partial<Ship>) => seatWithShips(battleOf({ ships: [ship] }), 'red')
  expect(asked({})).toEqual(['red'])
  expect(asked({ isAnchored: true })).toEqual(['red'])
  expect(asked({ sails: 0 })).toEqual(['red'])
  expect(asked({ sails: 0, hasSpun: true })).toEqual(['red'])
  expect(asked({ sails: 0, hasSpun: true, isAnchored: true })).toEqual([])
  expect(asked({ crew: 0 })).toEqual([])
  expect(asked({ agroundSince: 1 })).toEqual([])
  expect(asked({ seat: 'blue' })).toEqual([])
})

test('[LOB-095] a ship aground is asked about when it may be got off', () => {
  const state = battleOf({ turn: 3, ships: [{ agroundSince: 1 }] })
  expect(seatWithShips(state, 'red')).toEqual(['red'])
})

test.each([
  ['none', {}, 'anchorOrTack'],
  ['a rescue tried', { manoeuvre: 'rescueTried' }, 'anchor'],
  ['no rudder', { rudderTurns: 2 }, 'anchor'],
  ['a tack that failed', { manoeuvre: 'tackFailed' }, 'none'],
  ['the anchor down', { isAnchored: true }, 'tack'],
] as const)(
  '[LOB-070] [LOB-076] [LOB-102] what is left to a ship hemmed in, with %s',
  (_, ship, ways) => {
    const state = battleOf({ ships: [{ id: 'a', ...ship }, ...ahead.ships] })
    const order = {
      kind: 'sail',
      ship: 'a',
      legs: [{ advance: 1000, turn: 0 }],
      anchor: false,
    } as const
    const reason = sail
      .judge(state, 'red', { ...order, legs: [...order.legs] })
      .because.find(({ message }) => message === 'lob.refuse.hullAhead')
    expect(reason?.values?.ways).toEqual({ key: `lob.way.${ways}` })
  },
)
