import { expect, test } from 'vitest'
import { play, seatsAsked, seededDice, stepOf } from '@grognard/umpire'
import { attackClause, march, sheet, straight } from './chapters/encounter/fixtures.ts'
import { battle, guns } from './fixtures.ts'
import { belleAlliance } from './index.ts'
import type { State } from './model/state.ts'
import { unitOf } from './model/units.ts'
import type { Order } from './orders.ts'

const dice = seededDice('sequence')

/** Plays orders one after the other; each is lawful. */
function playedOn(state: State, ...orders: [string, Order][]): State {
  return orders.reduce((before, [seat, order]) => {
    const { ruling, state: after } = play(belleAlliance, before, seat, order, dice)
    expect(ruling.because).toEqual([])
    return after
  }, state)
}

/** A line that marches against a battery with infantry behind it. */
function attackOnGuns(): State {
  const attack = {
    ...sheet('u1', march([straight(50)]), attackClause('u2')),
    result: 'written' as const,
  }
  const units = [
    { chief: 's1' },
    { seat: 'blue', heading: 18_000, y: 112_000, arm: 'artillery' as const, guns: guns(2) },
    { seat: 'blue', heading: 18_000, y: 123_000 },
  ]
  return battle({ units, staff: [{ x: 100_000, y: 90_000 }], sheets: [attack] })
}

const sealed: [string, Order][] = [
  ['red', { kind: 'seal' }],
  ['blue', { kind: 'seal' }],
]
const done: Order = { kind: 'done' }

test('[BA-4.5.0-02] gunners are asked as soon as attacks are announced', () => {
  const state = playedOn(attackOnGuns(), ...sealed)
  expect(stepOf(state)).toBe('refuge')
  expect(seatsAsked(state)).toEqual(['blue'])
  expect(unitOf(state, 'u1').y).toBe(100_000)
})

test('[BA-4.5.0-04] gunners are in refuge before the march, so the attack goes on to the infantry', () => {
  const refuge: Order = { kind: 'takeRefuge', battery: 'u2', infantry: 'u3' }
  const state = playedOn(attackOnGuns(), ...sealed, ['blue', refuge])
  expect(unitOf(state, 'u2').figures).toBe(0)
  expect(state.attacks[0]).toMatchObject({ unit: 'u1', target: 'u2', met: 'u3' })
  const stayed = playedOn(attackOnGuns(), ...sealed, ['blue', done])
  expect(stayed.attacks[0]).toMatchObject({ met: 'u2' })
})
