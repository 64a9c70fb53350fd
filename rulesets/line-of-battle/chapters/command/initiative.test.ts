import { expect, test } from 'vitest'
import { battleOf, shipWith, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import type { Ship, State } from '../../model/state.ts'
import { countRudders } from '../movement/sail.ts'
import { beginTurn, initiativeContext, rollInitiative } from './initiative.ts'

test('[LOB-045] a turn begins with everything that is counted by turns cleared', () => {
  const used = {
    shot: 'grape',
    isAnchorUsed: true,
    hasMoved: true,
    hasSpun: true,
    travelled: 3000,
    speed: 3000,
    manoeuvre: 'tackFailed',
    hasTransferred: true,
    halfCrew: 'oneSide',
    hasFired: { port: true, starboard: true },
    hasCountered: { port: true, starboard: true },
    isCrossingNoted: true,
  } as const
  const lasting = {
    isAnchored: true,
    isMainmastLost: true,
    moraleFails: 1,
    rudderTurns: 2,
    hull: 3,
  }
  const state = battleOf({ turn: 4, ships: [{ ...used, ...lasting }] })
  state.players.forEach(player => (player.hasProposed = true))
  beginTurn(tableFor(state))
  expect(state.turn).toBe(5)
  expect(state.shotsRevealed).toBe(false)
  expect(state.ships).toEqual([shipWith({ ...lasting, shot: null })])
  expect(state.players.map(player => player.hasProposed)).toEqual([false, false])
})

test('[LOB-141] a rudder shot away is counted down after each movement phase', () => {
  const state = battleOf({ ships: [{ rudderTurns: 3 }, { rudderTurns: 0 }, { rudderTurns: 1 }] })
  const table = tableFor(state)
  countRudders(table)
  expect(state.ships.map(ship => ship.rudderTurns)).toEqual([2, 0, 0])
  countRudders(table)
  countRudders(table)
  countRudders(table)
  expect(state.ships.map(ship => ship.rudderTurns)).toEqual([0, 0, 0])
  expect(table.events).toHaveLength(3)
})

function rolled(state: State, ...dice: number[]) {
  const table = tableFor(state, dice)
  rollInitiative(table)
  const totals = table.events.flatMap(event =>
    event.kind === 'initiativeRolled' ? [[event.seat, event.total]] : [],
  )
  return { order: state.initiative, totals, left: table.left }
}

const red = (given: Partial<Ship> = {}) => ({ seat: 'red', ...given })
const blue = (given: Partial<Ship> = {}) => ({ seat: 'blue', ...given })
const fourSeats: Setting['players'] = [
  { seat: 'a' },
  { seat: 'b', side: 1 },
  { seat: 'c' },
  { seat: 'd', side: 1 },
]

test('[LOB-050] every player rolls a die, and the highest acts first', () => {
  const state = battleOf({ ships: [red({ id: 'a' }), blue({ id: 'b' })] })
  expect(rolled(state, 2, 5).order).toEqual(['blue', 'red'])
  expect(rolled(state, 5, 2).order).toEqual(['red', 'blue'])
})

test('[LOB-051] LOB-TV-05: the most ships add one, so that 3 and 4 tie and are rolled again', () => {
  const state = battleOf({ ships: [red({ id: 'a' }), red({ id: 'b' }), blue({ id: 'c' })] })
  expect(rolled(state, 3, 4, 1, 6)).toEqual({
    order: ['blue', 'red'],
    totals: [
      ['red', 4],
      ['blue', 4],
      ['red', 2],
      ['blue', 6],
    ],
    left: [],
  })
})

test('[LOB-051] LOB-TV-06: an admiral adds three, 5 against 3', () => {
  const state = battleOf({ ships: [red({ id: 'a' }), blue({ id: 'b', officer: 'admiral' })] })
  expect(rolled(state, 3, 2)).toMatchObject({
    order: ['blue', 'red'],
    totals: [
      ['red', 3],
      ['blue', 5],
    ],
  })
})

test('[LOB-051] only the highest officer counts, and equal numbers of ships give nobody the bonus', () => {
  const state = battleOf({
    ships: [
      red({ id: 'a', officer: 'commodore' }),
      red({ id: 'b', officer: 'viceAdmiral' }),
      blue({ id: 'c' }),
      blue({ id: 'd' }),
    ],
  })
  expect(initiativeContext(state, 'red')).toEqual({
    hasMostShips: false,
    officer: 'viceAdmiral',
  })
  expect(rolled(state, 1, 2).totals).toEqual([
    ['red', 3],
    ['blue', 2],
  ])
})

test('[LOB-051] an officer whose ship is lost, sunk or fled counts no more', () => {
  const state = battleOf({
    ships: [
      red({ id: 'a', officer: 'admiral', status: 'sunk' }),
      red({ id: 'b', officer: 'viceAdmiral', status: 'fled' }),
      blue({ id: 'c', officer: 'commodore', firstSeat: 'red' }),
    ],
  })
  expect(initiativeContext(state, 'red').officer).toBeNull()
  expect(initiativeContext(state, 'blue').officer).toBeNull()
})

test('[LOB-052] equal totals are rolled again among those concerned, with the same modifiers', () => {
  const ships = ['a', 'b', 'c', 'd'].map(seat => ({ id: seat, seat }))
  const state = battleOf({ players: fourSeats, ships: [...ships, { id: 'e', seat: 'd' }] })
  expect(rolled(state, 4, 6, 4, 3, 2, 2, 5, 3, 1)).toEqual({
    totals: [
      ['a', 4],
      ['b', 6],
      ['c', 4],
      ['d', 4],
      ['a', 2],
      ['c', 2],
      ['d', 6],
      ['a', 3],
      ['c', 1],
    ],
    order: ['b', 'd', 'a', 'c'],
    left: [],
  })
})

test('[LOB-053] the order is one of players: allies may be apart in it', () => {
  const ships = ['a', 'b', 'c', 'd'].map(seat => ({ id: seat, seat }))
  const state = battleOf({ players: fourSeats, ships })
  expect(rolled(state, 6, 5, 2, 3).order).toEqual(['a', 'b', 'd', 'c'])
})
