import { expect, test } from 'vitest'
import { battle, said, square, tableFor } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import { staffOf, unitOf } from '../../model/units.ts'
import { commandEvents } from '../command/events.ts'
import { staffEvents } from '../staff/events.ts'
import { deploy, deployAs, deployStaff } from './deploy.ts'
import { setupEvents } from './events.ts'
import { garrison } from './garrison.ts'

const tableOf = (state: State) =>
  tableFor(state, { ...commandEvents, ...staffEvents, ...setupEvents })

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
  deploy.execute(tableOf(state), 'red', {
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
    deployStaff.execute(tableOf(state), 'red', { kind: 'deployStaff', staff: 'c', x, y })
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

const house = { id: 'h', kind: 'building' as const, name: 'Ferme', capacity: 17 }
const farm = { ...house, points: square(60_000, 30_000, 6_000) }
const setting = {
  units: [
    { y: 40_000, figures: 17 },
    { id: 'big', x: 30_000, y: 20_000, figures: 18 },
  ],
  terrain: [farm],
}

function garrisoning(unit: string, given: Parameters<typeof battle>[0] = {}): string[] {
  const state = battle({ ...setting, ...given })
  const order = { kind: 'garrison', unit, building: 'h' } as const
  return garrison.judge(state, 'red', order).because.map(({ message }) => message)
}

test('[BA-6.1.1-01] infantry is placed in a building that has room for it', () => {
  expect(garrisoning('u1')).toEqual([])
  expect(garrisoning('big')).toEqual(['ba.refuse.tooManyToPlaceIn'])
  expect(garrisoning('u1', { units: [{ arm: 'light cavalry', squadrons: 2 }] })).toEqual([
    'ba.refuse.onlyInfantryInside',
  ])
  const far = { ...farm, points: square(60_000, 90_000, 6_000) }
  expect(garrisoning('u1', { terrain: [far] })).toEqual(['ba.refuse.buildingOutsideZone'])
  const state = battle(setting)
  expect(garrison.legalOrders(state, 'red')).toEqual([
    { kind: 'garrison', unit: 'u1', building: 'h' },
  ])
  garrison.execute(tableOf(state), 'red', { kind: 'garrison', unit: 'u1', building: 'h' })
  expect(unitOf(state, 'u1')).toMatchObject({ building: 'h', x: 60_000, y: 30_000 })
  expect(unitOf(state, 'u1').walls).not.toBeNull()
})

test('[BA-6.1.1-01] who finds no place is told the building by name, its room, and who asks', () => {
  const state = battle(setting)
  const because = (unit: string, building: string) => {
    const [first] = garrison.judge(state, 'red', { kind: 'garrison', unit, building }).because
    return first ? said({ ...first, key: first.message }) : ''
  }
  expect(because('big', 'h')).toMatch(/has 18 figures, but Ferme has room for only 17\./)
  expect(because('u1', 'F2')).toBe('Choose a building in your zone: Ferme “h” (room for 17).')
})

test('[BA-1.1.9-01] who is not there to be placed is told that alone', () => {
  expect(garrisoning('nobody')).toEqual(['ba.refuse.notToDeploy'])
  const rider = { id: 'u1', seat: 'blue', arm: 'light cavalry' as const, squadrons: 2 }
  expect(garrisoning('u1', { units: [rider] })).toEqual(['ba.refuse.notToDeploy'])
})

test('[BA-1.3.1-01] the order says the formation, its front and its gap as they are', () => {
  const state = battle({ units: [{ y: 40_000 }] })
  const told = (front: number | null, gap: number | null) => {
    const { values } = deployAs.describe(state, {
      kind: 'deployAs',
      unit: 'u1',
      formation: 'line',
      front,
      gap,
    })
    return [values?.front, values?.gap]
  }
  expect(told(8, 1_500)).toEqual([8, 1.5])
  expect(told(null, null)).toEqual([0, 0])
})

test('[BA-1.1.9-01] a garrison is placed in the open, and another takes its building', () => {
  const state = battle(setting)
  const table = tableOf(state)
  garrison.execute(table, 'red', { kind: 'garrison', unit: 'u1', building: 'h' })
  expect(deploy.tool?.tool === 'place' && deploy.tool.pieces(state, 'red')).toContain('u1')
  const order = { kind: 'deploy', unit: 'u1', x: 100_000, y: 20_000, heading: 0 } as const
  expect(deploy.judge(state, 'red', order).allowed).toBe(true)
  deploy.execute(table, 'red', order)
  expect(unitOf(state, 'u1')).toMatchObject({ building: null, walls: null, x: 100_000 })
})

test('[BA-1.1.9-01] [BA-1.3.1-01] a unit is placed in any formation of its arm that has room', () => {
  const state = battle({ units: [{ y: 40_000 }, { id: 'z', x: 122_500, y: 40_000 }] })
  const shapes = deployAs.legalOrders(state, 'red').filter(({ unit }) => unit === 'u1')
  expect(shapes.map(({ formation }) => formation)).toContain('attackColumn')
  const column = shapes.find(({ formation }) => formation === 'attackColumn')
  if (column) deployAs.execute(tableOf(state), 'red', column)
  expect(unitOf(state, 'u1').formation).toMatchObject({ kind: 'attackColumn' })
  const same = { ...column, kind: 'deployAs', unit: 'u1', gap: null } as const
  const again = { ...same, formation: 'attackColumn', front: column?.front ?? 4 } as const
  expect(deployAs.judge(state, 'red', again).because[0]?.message).toBe('ba.refuse.sameFormation')
})
