import { expect, test } from 'vitest'
import { commandEvolve } from '../command/evolve.ts'
import type { State } from '../state.ts'
import { battle, square, tableFor } from '../testing.ts'
import { staffOf, unitOf } from '../units.ts'
import { deployStaff } from './deploy-staff.ts'
import { deploy } from './deploy.ts'
import { setupEvolve } from './evolve.ts'

const tableOf = (state: State) => tableFor(state, { ...commandEvolve, ...setupEvolve })

function placing(x: number, y: number, given: Parameters<typeof battle>[0] = {}): string[] {
  const state = battle({ units: [{ y: 40_000 }], ...given })
  const order = { kind: 'deploy', unit: 'u1', x, y, heading: 0 } as const
  return deploy.judge(state, 'red', order).because.map(({ message }) => message)
}

test('[BA-1.1.9-01] a unit is placed in its own zone', () => {
  expect(placing(60_000, 30_000)).toEqual([])
  expect(placing(60_000, 50_001)).toEqual(['ba.refuse.outsideZone'])
})

test('[BA-1.1.9-01] units placed side by side may touch, but not overlap', () => {
  const units = [{ y: 40_000 }, { id: 'z', x: 60_000, y: 30_000 }]
  expect(placing(82_500, 30_000, { units })).toEqual([])
  expect(placing(82_400, 30_000, { units })).toEqual(['ba.refuse.onAnother'])
})

test('[BA-6.1.1-03] no unit is placed on a house', () => {
  const terrain = [{ kind: 'building' as const, points: square(60_000, 30_000, 6_000) }]
  expect(placing(60_000, 30_000, { terrain })).toEqual(['ba.refuse.noRoomToForm'])
})

test('[BA-1.1.4-13] a chief in contact goes along with the unit that is placed', () => {
  const staff = [{ id: 'c', contact: 'u1', x: 100_000, y: 34_750 }]
  const state = battle({ units: [{ y: 40_000 }], staff })
  deploy.carryOut(tableOf(state), 'red', {
    kind: 'deploy',
    unit: 'u1',
    x: 60_000,
    y: 30_000,
    heading: 0,
  })
  expect(unitOf(state, 'u1').x).toBe(60_000)
  expect(staffOf(state, 'c')).toMatchObject({ contact: 'u1', x: 60_000, lastMove: null })
})

test('[BA-1.1.4-07] a chief placed beside a unit is in contact with it, elsewhere with none', () => {
  const state = battle({ units: [{ y: 40_000 }], staff: [{ id: 'c' }] })
  const place = (x: number, y: number) =>
    deployStaff.carryOut(tableOf(state), 'red', { kind: 'deployStaff', staff: 'c', x, y })
  place(100_000, 34_750)
  expect(staffOf(state, 'c').contact).toBe('u1')
  place(100_000, 20_000)
  expect(staffOf(state, 'c').contact).toBeNull()
})

test('[BA-1.1.7-04] no chief is placed on a unit', () => {
  const state = battle({ units: [{ y: 40_000 }], staff: [{ id: 'c' }] })
  const order = { kind: 'deployStaff', staff: 'c', x: 100_000, y: 38_500 } as const
  expect(deployStaff.judge(state, 'red', order).because.map(({ rule }) => rule)).toEqual([
    'BA-1.1.7-04',
  ])
})
