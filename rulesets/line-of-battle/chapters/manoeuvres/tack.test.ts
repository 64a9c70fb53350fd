import { expect, test } from 'vitest'
import { likelihood, oddsOf } from '@grognard/umpire'
import { lineOfBattle } from '../../index.ts'
import { battleOf, reasons, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Player, Ship } from '../../model/state.ts'
import { resolveTack, rollTack, tack } from './tack.ts'

const order = { kind: 'tack' as const, ship: 'a' }

function judged(ship: Partial<Ship>, setting: Setting = {}) {
  const state = battleOf({ ...setting, ships: [{ id: 'a', ...ship }] })
  return reasons(tack.judge(state, 'red', order))
}

/** Declared, rolled and judged, as the sequence has it. */
function tested(die: number, ship: Partial<Ship> = {}, setting: Setting = {}) {
  const table = tableFor(battleOf({ ...setting, ships: [{ id: 'a', ...ship }] }), [die])
  tack.execute(table, 'red', order)
  rollTack(table)
  resolveTack(table)
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-101] [LOB-102] a test of 4 to 6 passes, 1 to 3 fails', () => {
  const outcomes = [1, 2, 3, 4, 5, 6].map(die => tested(die).ship.manoeuvre)
  expect(outcomes).toEqual([
    'tackFailed',
    'tackFailed',
    'tackFailed',
    'tackPassed',
    'tackPassed',
    'tackPassed',
  ])
})

test('[LOB-101] [LOB-241] England adds one where nations are played', () => {
  const english: Partial<Ship> = { nation: 'england' }
  expect(tested(3, english, { options: { nations: true } }).ship.manoeuvre).toBe('tackPassed')
  expect(tested(3, english).ship.manoeuvre).toBe('tackFailed')
})

test('[LOB-101] [LOB-262] a point of Navigation is asked for when it would help', () => {
  const attributes = { melee: 0, bearing: 0, navigation: 1, gunnery: 0 }
  const players: Partial<Player>[] = [
    { seat: 'red', attributes },
    { seat: 'blue', side: 1 },
  ]
  const career = { options: { career: true }, players }
  expect(tested(3, {}, career).table.opened).toEqual(['tacking', 'attributes'])
  expect(tested(2, {}, career).table.opened).toEqual(['tacking'])
})

test('[LOB-101] points spent count on the die', () => {
  const table = tableFor(battleOf({ ships: [{ id: 'a' }] }), [3])
  tack.execute(table, 'red', order)
  rollTack(table)
  if (table.state.test) table.state.test.spent = 1
  resolveTack(table)
  expect(shipOf(table.state, 'a').manoeuvre).toBe('tackPassed')
})

test('[LOB-100] [LOB-102] one attempt a turn, before the ship moves', () => {
  expect(judged({})).toEqual([])
  expect(judged({ manoeuvre: 'tackPassed' })).toEqual(['LOB-100 manoeuvreUsed'])
  expect(judged({ manoeuvre: 'tackFailed' })).toEqual(['LOB-100 manoeuvreUsed'])
  expect(judged({ hasMoved: true })).toEqual(['LOB-060 hasMoved'])
})

test('[LOB-102] [LOB-141] not with the rudder shot away', () => {
  expect(judged({ rudderTurns: 1 })).toEqual(['LOB-141 rudder'])
})

test('[LOB-023] [LOB-024] [LOB-102] it costs 4 points, also when it fails', () => {
  const withPool = (pool: number): Setting => ({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool },
      { seat: 'blue', side: 1 },
    ],
  })
  expect(judged({}, withPool(3))).toEqual(['LOB-024 points'])
  expect(judged({}, withPool(4))).toEqual([])
  expect(tested(1, {}, withPool(5)).table.state.players[0]?.pool).toBe(1)
})

test('[LOB-111] a success is noted in the log, a failure is not', () => {
  expect(tested(4).table.state.players[0]?.strokes.manoeuvre).toBe(1)
  expect(tested(3).table.state.players[0]?.strokes.manoeuvre).toBe(0)
})

test('[LOB-102] the test is closed when it is judged, and its odds can be foreseen', () => {
  expect(tested(4).table.state.test).toBeNull()
  const { outcomes } = oddsOf(
    lineOfBattle,
    battleOf({ ships: [{ id: 'a' }], at: 'move' }),
    'red',
    order,
  )
  const passed = outcomes.filter(({ state }) => shipOf(state, 'a').manoeuvre === 'tackPassed')
  expect(passed.map(({ chance }) => likelihood(chance))).toEqual([0.5])
})
