import { expect, test } from 'vitest'
import { battleOf, shipWith, tableFor } from '../testing.ts'
import { commandEvolve } from './evolve.ts'
import { beginTurn, countRudders } from './turn.ts'

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
  beginTurn(tableFor(state, commandEvolve))
  expect(state.turn).toBe(5)
  expect(state.shotsRevealed).toBe(false)
  expect(state.ships).toEqual([shipWith({ ...lasting, shot: null })])
  expect(state.players.map(player => player.hasProposed)).toEqual([false, false])
})

test('[LOB-141] a rudder shot away is counted down after each movement phase', () => {
  const state = battleOf({ ships: [{ rudderTurns: 3 }, { rudderTurns: 0 }, { rudderTurns: 1 }] })
  const table = tableFor(state, commandEvolve)
  countRudders(table)
  expect(state.ships.map(ship => ship.rudderTurns)).toEqual([2, 0, 0])
  countRudders(table)
  countRudders(table)
  countRudders(table)
  expect(state.ships.map(ship => ship.rudderTurns)).toEqual([0, 0, 0])
  expect(table.events).toHaveLength(3)
})
