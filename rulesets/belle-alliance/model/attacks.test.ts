import { expect, test } from 'vitest'
import { commandTable, march, sheet } from '../chapters/command/fixtures.ts'
import type { Setting } from '../fixtures.ts'
import { announceAttacks } from './attacks.ts'
import type { OrderClause } from './clauses.ts'
import type { Sheet } from './state.ts'

const attack: OrderClause = {
  kind: 'attack',
  target: 'e',
  againstPosition: true,
  terrain: 't1',
  ifMet: 'stop',
}
const units = [{ id: 'u1' }, { id: 'e', seat: 'blue', y: 150_000 }]

function announced(
  parts: OrderClause[],
  setting: Setting = {},
  result: Sheet['result'] = 'followed',
) {
  const table = commandTable({ units, sheets: [sheet('u1', parts, result)], ...setting })
  announceAttacks(table)
  return table.state.attacks
}

test('[BA-4.1.1-03] [BA-1.1.2-07] what is announced is the target, the charge, and unit or position', () => {
  expect(announced([attack])).toEqual([
    {
      unit: 'u1',
      target: 'e',
      againstPosition: true,
      terrain: 't1',
      isCharge: false,
      isContinued: false,
      ifMet: 'stop',
      met: null,
      state: 'announced',
    },
  ])
  expect(announced([{ ...march(), rate: 'charge' }, attack])).toMatchObject([{ isCharge: true }])
})

test('[BA-1.1.2-04] an attack that failed the order roll is not announced', () => {
  expect(announced([attack], {}, 'failed')).toEqual([])
  expect(announced([march()])).toEqual([])
})

test.each(['U', 'FU'] as const)(
  '[BA-4.1.1-02] who has come into %s announces no attack',
  disorder => {
    const [, enemy = {}] = units
    expect(announced([attack], { units: [{ id: 'u1', disorder }, enemy] })).toEqual([])
  },
)

test('[BA-1.1.3-04] in light disorder an attack is still announced', () => {
  const [, enemy = {}] = units
  expect(announced([attack], { units: [{ id: 'u1', disorder: 'LU' }, enemy] })).toHaveLength(1)
})

test('[BA-2.3.3-02] [BA-Q-47] but not at the charge', () => {
  const [, enemy = {}] = units
  const shaken = { units: [{ id: 'u1', disorder: 'LU' as const }, enemy] }
  expect(announced([{ ...march(), rate: 'charge' }, attack], shaken)).toMatchObject([
    { isCharge: false },
  ])
})

test('[BA-4.1.1-03] an enemy that has left the board is attacked no more', () => {
  const [own = {}, enemy] = units
  expect(announced([attack], { units: [own, { ...enemy, status: 'left' }] })).toEqual([])
})

test('[BA-Q-71] [BA-4.1.1-03] who is still to arrive announces nothing before he stands there', () => {
  const enemy = { id: 'e', seat: 'blue', y: 150_000 }
  const arrival = { turn: 2, x: 100_000, y: 0, heading: 0 }
  const waits = { id: 'u1', status: 'waiting' as const, arrival }
  expect(announced([attack], { units: [waits, enemy] })).toEqual([])
})
