import { expect, test } from 'vitest'
import { battle, said, square } from '../../fixtures.ts'
import type { Terrain } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { sendOut } from '../skirmishers/send-out.ts'
import { forming, sheet } from './fixtures.ts'
import { form } from './form.ts'

const light: Partial<Unit> = { isLight: true, figures: 24 }
/** Stands where the line of `u1` would. */
const before: Partial<Unit> = { id: 'u2', y: 108_000 }

test('[BA-2.2.3-01] no two offers to send out skirmishers read the same', () => {
  const state = battle({ units: [light] })
  const legalOrders = sendOut.legalOrders(state, 'red')
  const told = legalOrders.map(offer => said(sendOut.describe(state, offer)))
  expect(new Set(told).size).toBe(legalOrders.length)
  expect(told[0]).toContain('gaps of 1.5 cm')
  expect([...new Set(legalOrders.map(({ figures }) => figures))]).toEqual([21, 12, 8, 6])
})

test('[BA-1.3.2-04] no two offers to change formation read the same', () => {
  const state = battle({ units: [light] })
  const legalOrders = form.legalOrders(state, 'red')
  const told = legalOrders.map(offer => said(form.describe(state, offer)))
  expect(new Set(told).size).toBe(legalOrders.length)
})

test('[BA-2.2.1-05] skirmishers are offered only where nobody stays in their place', () => {
  const crowded = { units: [light, before, { y: 104_500 }] }
  const sent = (state: ReturnType<typeof battle>) =>
    sendOut.legalOrders(state, 'red').filter(({ unit }) => unit === 'u1').length
  expect(sent(battle(crowded))).toBe(0)
  expect(sent(battle({ ...crowded, sheets: [sheet('u2', forming('square'))] }))).toBeGreaterThan(0)
  expect(sent(battle({ units: [light, { ...before, seat: 'blue' }] }))).toBeGreaterThan(0)
})

test('[BA-2.2.1-05] a house or the edge of the board leaves skirmishers no room', () => {
  const part = { kind: 'sendOut', figures: 10, gap: 1_500, heading: 0, distance: 5_000 } as const
  const against = (state: ReturnType<typeof battle>) =>
    sendOut.judge(state, 'red', { ...part, unit: 'u1' }).because.map(({ rule }) => rule)
  const house = { id: 'h', kind: 'building' as const, points: square(100_000, 107_000, 4_000) }
  expect(against(battle({ units: [light] }))).toEqual([])
  expect(against(battle({ units: [light], terrain: [house] }))).toEqual(['BA-2.2.1-05'])
  const edge = battle({ units: [light] })
  expect(against({ ...edge, height: 104_000 })).toEqual(['BA-2.2.1-05'])
})

test('[BA-2.2.1-05] a formation whose room one’s own unit takes is offered last, and says so', () => {
  const column = { kind: 'marchColumn', front: null, gap: null } as const
  const beside = (given: Partial<Unit>) =>
    battle({ units: [{ formation: column }, { id: 'u2', ...given }] })
  const line = { ...forming('line'), unit: 'u1' }
  const isOffered = (state: State) =>
    form
      .legalOrders(state, 'red')
      .some(order => said(form.describe(state, order)) === said(form.describe(state, line)))
  const isRare = (state: State) => form.tool?.tool === 'list' && form.tool.isRare?.(line, state)
  const free = beside({ x: 160_000 })
  const taken = beside({ formation: column, x: 105_000 })
  expect([free, taken].map(isOffered)).toEqual([true, true])
  expect([free, taken].map(isRare)).toEqual([false, true])
  expect(said(form.describe(free, line))).toBe('u1: change to line')
  expect(said(form.describe(taken, line))).toBe('u1: change to line – needs u2 to move first')
})

test('[BA-2.2.1-05] of room nothing is said to a garrison, nor of a formation that it has not', () => {
  const column = { kind: 'marchColumn', front: null, gap: null } as const
  const friend = { id: 'u2', formation: column, x: 105_000 }
  const told = (given: Partial<Unit>, kind: 'line' | 'square', terrain: Partial<Terrain>[] = []) =>
    said(
      form.describe(battle({ units: [given, friend], terrain }), { ...forming(kind), unit: 'u1' }),
    )
  expect(told({ formation: column }, 'line')).toContain('needs u2 to move first')
  const house = { id: 'h', kind: 'building' as const, points: square(100_000, 100_000, 6_000) }
  expect(told({ building: 'h', figures: 12 }, 'line', [house])).toBe('u1: change to line')
  const horse = { arm: 'heavy cavalry', formation: column } as const
  expect(told(horse, 'line')).toContain('needs u2 to move first')
  expect(told(horse, 'square')).toBe('u1: change to square')
})

test('[BA-2.2.1-05] [BA-6.1.1-03] what takes the room is named', () => {
  const column = { kind: 'marchColumn', front: null, gap: null } as const
  const houses = {
    name: 'Mill',
    kind: 'building' as const,
    points: square(110_000, 100_000, 4_000),
  }
  const state = battle({ units: [{ formation: column }], terrain: [houses] })
  expect(form.judge(state, 'red', { ...forming('line'), unit: 'u1' }).because).toMatchObject([
    { message: 'ba.refuse.roomTaken', values: { by: 'Mill' } },
  ])
})
