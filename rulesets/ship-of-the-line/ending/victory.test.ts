import { expect, test } from 'vitest'
import { abeam, fireOrder } from '../battle/testing.ts'
import { boardOrder, hold } from '../boarding/testing.ts'
import { attempt } from '../testing-play.ts'
import { tableOf } from '../testing.ts'
import type { Ship } from '../state.ts'
import { surrenderIfAdrift } from './surrender.ts'
import { endIfFleetLost, hullHitsOf, lostShipsOf } from './victory.ts'

const ended = (b: Partial<Ship>[], options = {}) => {
  const others = b.map((ship, index) => ({
    id: `b${index + 2}`,
    number: index + 2,
    seat: 'b',
    ...ship,
  }))
  const state = abeam({ b: { status: 'sunk' }, others, options })
  endIfFleetLost(tableOf(state))
  return state.outcome?.winners ?? null
}

test('[SOL-130] who has lost all ships, sunk or surrendered, has lost the battle', () => {
  expect(ended([{ status: 'surrendered' }])).toEqual(['a'])
  expect(ended([{ status: 'sunk' }, { status: 'afloat' }])).toBeNull()
  expect(ended([{ status: 'disengaged' }])).toBeNull()
})

test('[SOL-130] prizes are lost, by option only those brought to safety', () => {
  const prize = { seat: 'a', firstSeat: 'b', isPrize: true }
  expect(ended([prize])).toEqual(['a'])
  expect(ended([prize], { prizeCountsAsLost: false })).toBeNull()
  expect(ended([{ ...prize, status: 'safe' }], { prizeCountsAsLost: false })).toEqual(['a'])
})

test('[SOL-130] the last ship sunk ends the battle in the middle of the attack', () => {
  const { state, events } = attempt(abeam({ b: { hull: 19 } }), fireOrder(), [5])
  expect(state.outcome).toMatchObject({ winners: ['a'] })
  expect(events.find(event => event.kind === 'battleEnded')).toMatchObject({
    ending: 'fleetLost',
    lostShips: [0, 1],
    hullHits: [0, 20],
  })
})

test('[SOL-130] boarders that are beaten may lose the battle', () => {
  const state = abeam({ a: { heading: 2 } })
  const boarded = attempt(state, boardOrder()).state
  expect(attempt(boarded, hold, [1, 6]).state.outcome).toMatchObject({ winners: ['b'] })
})

test('[SOL-131] when both fleets end in the same action, the seat whose turn it is wins', () => {
  for (const ship of ['a1', 'b1']) {
    const state = abeam({ a: { status: 'sunk' }, b: { hasRudder: false }, turn: { ship } })
    surrenderIfAdrift(tableOf(state))
    expect(state.outcome).toMatchObject({ winners: [ship.slice(0, 1)] })
  }
})

test('[SOL-130] [SOL-132] ships lost and hull hits go by the flag first flown', () => {
  const prize = { id: 'b2', seat: 'a', firstSeat: 'b', isPrize: true, hull: 7, number: 2 }
  const state = abeam({ a: { hull: 3 }, b: { hull: 4 }, others: [prize] })
  expect([lostShipsOf(state, 'a'), hullHitsOf(state, 'a')]).toEqual([0, 3])
  expect([lostShipsOf(state, 'b'), hullHitsOf(state, 'b')]).toEqual([1, 11])
})

test('[SOL-130] a battle is won once', () => {
  const state = abeam({ b: { status: 'sunk' } })
  const table = tableOf(state)
  endIfFleetLost(table)
  endIfFleetLost(table)
  expect(table.events).toHaveLength(1)
})
