import { describe, expect, test } from 'vitest'
import { abeam, astern, consort, fireOrder } from '../battle/testing.ts'
import type { Pair } from '../battle/testing.ts'
import { isOnBoard, shipAt, shipOf } from '../ships.ts'
import { attempt, offered, refusedBy } from '../testing-play.ts'
import { tableOf } from '../testing.ts'
import { surrenderIfAdrift } from './surrender.ts'

/** How b1 stands after the umpire has looked for ships that must strike. */
function status(pair: Pair): string {
  const state = abeam({ others: [consort], ...pair })
  surrenderIfAdrift(tableOf(state))
  return shipOf(state, 'b1').status
}

const noSails = { masts: { fore: 0, main: null, mizzen: 0 } }
const noMasts = { masts: { fore: null, main: null, mizzen: null } }
const noRudder = { hasRudder: false }

test('[SOL-090] a ship without sails or without rudder is adrift, one with a single sail is not', () => {
  expect(status({ b: noSails })).toBe('surrendered')
  expect(status({ b: noRudder })).toBe('surrendered')
  expect(status({ b: { masts: { fore: null, main: 1, mizzen: null } } })).toBe('afloat')
})

describe('[SOL-091] a ship adrift strikes unless its owner holds the cards that mend it', () => {
  test('the rudder', () => {
    expect(status({ b: noRudder, hands: { b: ['CAR-2'] } })).toBe('afloat')
    expect(status({ b: noRudder, hands: { b: ['BOS-2'] } })).toBe('surrendered')
    expect(status({ b: noRudder, hands: { a: ['CAR-2'] } })).toBe('surrendered')
  })

  test('sails, where a mast stands', () => {
    expect(status({ b: noSails, hands: { b: ['BOS-2'] } })).toBe('afloat')
    expect(status({ b: noMasts, hands: { b: ['BOS-2'] } })).toBe('surrendered')
  })

  test('both, where both are gone', () => {
    const b = { ...noSails, ...noRudder }
    expect(status({ b, hands: { b: ['BOS-2'] } })).toBe('surrendered')
    expect(status({ b, hands: { b: ['BOS-2', 'CAR-2'] } })).toBe('afloat')
  })

  test('several ships count on one card until it is played', () => {
    const others = [{ ...consort, hasRudder: false }]
    const state = abeam({ b: noRudder, others, hands: { b: ['CAR-2'] } })
    surrenderIfAdrift(tableOf(state))
    expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat', 'afloat'])
    const table = tableOf(state)
    table.emit({ kind: 'cardUsed', seat: 'b', card: 'CAR-2' })
    table.emit({ kind: 'rudderReplaced', ship: 'b1' })
    surrenderIfAdrift(table)
    expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat', 'surrendered'])
  })

  test('as soon as it happens, in the middle of an attack', () => {
    const state = astern({ others: [consort] })
    const { events } = attempt(state, fireOrder({ side: 'port' }), [2])
    expect(events.map(event => event.kind)).toEqual([
      'attackBegan',
      'batteryFired',
      'rudderLost',
      'shipSurrendered',
      'attackCutShort',
      'attackEnded',
      'placed',
    ])
  })
})

test('[SOL-093] a surrendered ship lies in the way, moves no more and answers no fire', () => {
  const state = abeam({ b: { status: 'surrendered' } })
  const ship = shipOf(state, 'b1')
  expect(isOnBoard(ship)).toBe(true)
  expect(shipAt(state, 11, 8)).toBe(ship)
  expect(refusedBy(state, fireOrder())).toEqual(['SOL-121'])
  expect(offered(state, 'fire')).toEqual([])
})

test('[SOL-093] the ship whose turn it is strikes and plays no more of it', () => {
  const state = abeam({ a: noSails, others: [{ id: 'a2', number: 2, x: 2, y: 2 }] })
  surrenderIfAdrift(tableOf(state))
  expect(state.turn?.isOver).toBe(true)
})

test('[SOL-121] a prize adrift is given up, whatever cards there are', () => {
  const b = { ...noRudder, isPrize: true }
  expect(status({ b, hands: { a: ['CAR-2'], b: ['CAR-2'] } })).toBe('surrendered')
})

test('[SOL-091] [SOL-121] the cause is told: a prize is given up, others strike adrift', () => {
  const causeOf = (isPrize: boolean) => {
    const table = tableOf(abeam({ b: { ...noRudder, isPrize }, others: [consort] }))
    surrenderIfAdrift(table)
    return table.events.map(event => event.kind === 'shipSurrendered' && event.cause)
  }
  expect(causeOf(true)).toEqual(['prize'])
  expect(causeOf(false)).toEqual(['adrift'])
})
