import { expect, test } from 'vitest'
import { said } from '../testing-words.ts'
import { battle, square } from '../testing.ts'
import type { Unit } from '../state.ts'
import { form } from './form.ts'
import { sendOut } from './send-out.ts'
import { forming, sheet } from './testing.ts'

const light: Partial<Unit> = { isLight: true, figures: 24 }
/** Stands where the line of `u1` would. */
const before: Partial<Unit> = { id: 'u2', y: 108_000 }

test('[BA-2.2.3-01] no two offers to send out skirmishers read the same', () => {
  const state = battle({ units: [light] })
  const offers = sendOut.offers(state, 'red')
  const told = offers.map(offer => said(sendOut.tell(state, offer)))
  expect(new Set(told).size).toBe(offers.length)
  expect(told[0]).toContain('gaps of 1.5 cm')
  expect([...new Set(offers.map(({ figures }) => figures))]).toEqual([21, 12, 8, 6])
})

test('[BA-1.3.2-04] no two offers to change formation read the same', () => {
  const state = battle({ units: [light] })
  const offers = form.offers(state, 'red')
  const told = offers.map(offer => said(form.tell(state, offer)))
  expect(new Set(told).size).toBe(offers.length)
})

test('[BA-2.2.1-05] skirmishers are offered only where nobody stays in their place', () => {
  const crowded = { units: [light, before] }
  const sent = (state: ReturnType<typeof battle>) =>
    sendOut.offers(state, 'red').filter(({ unit }) => unit === 'u1').length
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

test('[BA-2.2.1-05] a formation is offered only where no unit of one’s own stays in its place', () => {
  const column = { kind: 'marchColumn', front: null, gap: null } as const
  const beside = (given: Partial<Unit>) => [{ formation: column }, { id: 'u2', ...given }]
  const lines = (units: Partial<Unit>[]) =>
    form.offers(battle({ units }), 'red').filter(({ unit, formation, quarter }) => {
      return unit === 'u1' && formation === 'line' && quarter === 'none'
    }).length
  expect(lines(beside({ x: 160_000 }))).toBe(1)
  expect(lines(beside({ formation: column, x: 105_000 }))).toBe(0)
})
