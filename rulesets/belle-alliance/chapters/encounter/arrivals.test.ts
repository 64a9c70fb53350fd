import { expect, test } from 'vitest'
import { laws, walk } from '@grognard/umpire/laws/index.ts'
import type { Moment } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import type { Event } from '../../events.ts'
import { belleAlliance } from '../../index.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import type { Order } from '../../orders.ts'
import { attackClause, march, marched, sheet, straight } from './fixtures.ts'

const ahead = march([straight(200)])
const column: Partial<Unit> = { formation: { kind: 'marchColumn', front: null, gap: null } }
const due: Partial<Unit> = {
  ...column,
  status: 'waiting',
  arrival: { turn: 2, x: 100_000, y: 0, heading: 0 },
}
const blue: Partial<Unit> = { seat: 'blue', heading: 18_000 }

test('[BA-Q-71] a unit that is due marches in from its point with its full rate', () => {
  const { at, unit } = marched({ units: [due], sheets: [sheet('u1', ahead)] })
  expect(unit('u1')).toMatchObject({ status: 'onBoard', arrival: null })
  expect(at('u1')).toEqual([100, 40, 0])
})

test('[BA-Q-71] without an order it marches straight in; before its turn it waits', () => {
  expect(marched({ units: [due] }).at('u1')[1]).toBe(40)
  expect(marched({ turn: 1, units: [due] }).unit('u1').status).toBe('waiting')
})

test('[BA-Q-71] the next at one point begins when the first has cleared its depth', () => {
  const { at } = marched({ units: [due, due] })
  expect(at('u1')[1]).toBe(40)
  expect(at('u2')[1]).toBe(40 - 24)
})

test('[BA-Q-71] an enemy near the point moves the place along the edge', () => {
  const { at } = marched({ units: [due, { ...blue, x: 95_000, y: 6_000, figures: 8 }] })
  expect(at('u1')[0]).toBeGreaterThan(103)
  expect(at('u1')[0]).toBeLessThan(112)
})

test('[BA-Q-71] who finds no room waits for the next turn', () => {
  const slow = sheet('u1', march([straight(5)]))
  const { at, unit, events } = marched({ units: [due, due], sheets: [slow] })
  expect(at('u1')[1]).toBe(5)
  expect(unit('u2').status).toBe('waiting')
  expect(events).toContainEqual({ kind: 'unitKeptOut', seat: 'red', unit: 'u2' })
})

const exit = {
  kind: 'exited' as const,
  seats: ['red'],
  when: 'event' as const,
  points: 1,
  edge: 'north' as const,
  from: 90_000,
  to: 110_000,
  fromTurn: 1,
  untilTurn: 9,
  disorders: ['OR' as const],
  arms: ['infantry' as const],
}

test('[BA-Q-34] by an exit a unit leaves the board, elsewhere it stops at the edge', () => {
  const setting = { victory: { points: [exit] }, sheets: [sheet('u1', ahead)] }
  const { unit } = marched({ ...setting, units: [{ ...column, figures: 8, y: 190_000 }] })
  expect(unit('u1')).toMatchObject({ status: 'exited', leaving: { edge: 'north', along: 100_000 } })
  const beside = marched({ ...setting, units: [{ ...column, figures: 8, x: 50_000, y: 190_000 }] })
  expect(beside.unit('u1').status).toBe('onBoard')
  expect(beside.at('u1')[1]).toBeCloseTo(200, 1)
})

test('[BA-1.1.4-13] staff in contact goes along, and stays on the edge when the unit leaves', () => {
  const staff = [{ x: 100_000, y: 98_000, contact: 'u1' }]
  const { state } = marched({ units: [{}], staff, sheets: [sheet('u1', ahead)] })
  expect(state.staff[0]).toMatchObject({ x: 100_000, y: 118_000, contact: 'u1' })
  const left = marched({
    victory: { points: [exit] },
    units: [{ ...column, figures: 8, y: 190_000 }],
    staff: [{ x: 103_000, y: 188_000, contact: 'u1' }],
    sheets: [sheet('u1', ahead)],
  })
  expect(left.state.staff[0]).toMatchObject({ contact: null, status: 'onBoard' })
  expect(left.state.staff[0]?.y).toBeLessThanOrEqual(200_000)
})

test('[BA-1.1.4-06] staff alone is tested as soon as an enemy comes near', () => {
  const { kinds } = marched(
    {
      units: [{}],
      staff: [{ seat: 'blue', x: 100_000, y: 120_000 }],
      sheets: [sheet('u1', ahead)],
    },
    [5, 5, 4],
  )
  expect(kinds).toContain('staffTested')
})

test('[BA-Q-71] [BA-4.1.1-03] an attack is announced on arrival, and carried out', () => {
  const { kinds, state } = marched({
    units: [due, { ...blue, y: 30_000, figures: 8 }],
    sheets: [sheet('u1', ahead, attackClause('u2'))],
  })
  expect(kinds.slice(0, 2)).toEqual(['unitArrived', 'attackAnnounced'])
  expect(state.attacks).toMatchObject([{ unit: 'u1', met: 'u2', state: 'met' }])
})

test('[BA-Q-71] who has arrived is last in the list, as in the list of those who did not know', () => {
  const { state } = marched({ units: [due, { ...blue, y: 150_000 }, due] })
  expect(state.units.map(({ id }) => id)).toEqual(['u2', 'u1', 'u3'])
})

/** Somebody arrives, or has got his orders for it. */
function isOfArrivals({ before, events, order }: Moment<State, Order, Event>): boolean {
  const named = order !== null && 'unit' in order ? order.unit : ''
  const isOrdered = before.units.some(({ id, status }) => id === named && status === 'waiting')
  return isOrdered || events.some(({ kind }) => arrivals.includes(kind))
}

const arrivals = ['unitArrived', 'staffArrived', 'unitKeptOut']

test.each(['plancenoit', 'sehested'])(
  '[BA-Q-71] the laws hold when units arrive at %s',
  scenario => {
    const trial = {
      scenario,
      seed: 'arrivals',
      steps: 3000,
      wording: icuWording,
      options: { turns: 6 },
    }
    const moments = [...walk(belleAlliance, trial)].filter(isOfArrivals)
    const told = moments.flatMap(({ events }) => events.map(({ kind }) => kind))
    expect(told).toContain('unitArrived')
    expect(told).toContain('staffArrived')
    for (const moment of moments)
      for (const law of Object.values(laws)) expect(law(belleAlliance, moment)).toEqual([])
  },
)
