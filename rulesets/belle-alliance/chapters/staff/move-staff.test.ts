import { expect, test } from 'vitest'
import { scriptedDice } from '@grognard/umpire'
import { restingAt } from '@grognard/umpire/fixtures.ts'
import { battle, chief, square } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { Staff } from '../../model/state.ts'
import { staffOf } from '../../model/units.ts'
import { commandTable } from '../command/fixtures.ts'
import { mayMoveStaff, movableStaff, moveStaff, seatsWithStaff } from './move-staff.ts'

const rider: Partial<Staff> = { id: 'c', x: 50_000, y: 50_000 }
const to = (x: number, y: number, contact = '') => ({
  kind: 'moveStaff' as const,
  staff: 'c',
  x,
  y,
  contact,
})

function refusals(order: ReturnType<typeof to>, setting: Setting = {}): string[] {
  const state = battle({ at: 'staff', staff: [rider], ...setting })
  return moveStaff.judge(state, 'red', order).because.map(({ message }) => message.slice(10))
}

function moved(order: ReturnType<typeof to>, setting: Setting = {}, dice: readonly number[] = []) {
  const table = commandTable({ at: 'staff', staff: [rider], ...setting }, dice)
  moveStaff.execute(table, 'red', order)
  return table
}

test('[BA-1.1.4-12] staff moves without orders, as far as table 3 lets it ride', () => {
  expect(refusals(to(50_000, 110_000))).toEqual([])
  expect(refusals(to(50_000, 110_100))).toEqual(['tooFarForStaff'])
  const rough = { terrain: [{ points: square(50_000, 50_000, 90_000) }] }
  expect(refusals(to(50_000, 75_000), rough)).toEqual([])
  expect(refusals(to(50_000, 75_100), rough)).toEqual(['tooFarForStaff'])
})

test('[BA-1.1.4-12] twice a turn: in the movement phase, and as the very last action', () => {
  const { state } = moved(to(50_000, 60_000))
  expect(movableStaff(state, 'red')).toEqual([])
  expect(seatsWithStaff(state)).toEqual([])
  const later = restingAt(state, 'lastStaff', ['red'])
  expect(seatsWithStaff(later)).toEqual(['red'])
  expect(seatsWithStaff({ ...later, turn: 3, place: state.place })).toEqual(['red'])
  expect(refusals(to(60_000, 60_000), { staff: [{ ...rider, lastMove: 4 }] })).toEqual([
    'staffHasMoved',
  ])
})

test('[BA-1.1.4-12] only one’s own figures that stand on the board', () => {
  expect(refusals(to(0, 0), { staff: [{ ...rider, seat: 'blue' }] })).toEqual(['notYourStaff'])
  expect(refusals(to(0, 0), { staff: [{ ...rider, status: 'fallen' }] })).toEqual(['staffNotThere'])
})

test('[BA-1.1.4-13] a figure is put in contact with an own unit and looks as it does', () => {
  const units = [{ id: 'u1', x: 50_000, y: 80_000, heading: 9_000 }]
  const [offer] = moveStaff.legalOrders(battle({ at: 'staff', units, staff: [rider] }), 'red')
  if (!offer) throw new Error('Nothing is offered.')
  const { state } = moved({ ...to(0, 0), ...offer }, { units })
  expect(staffOf(state, 'c')).toMatchObject({ contact: 'u1', heading: 9_000, lastMove: 4 })
  expect(refusals(to(50_000, 60_000, 'u1'), { units })).toEqual(['noContact'])
  expect(refusals(to(50_000, 60_000, 'u9'), { units })).toEqual(['noContact'])
})

test('[BA-1.1.4-13] what the hand points at near a unit is a place in contact', () => {
  const tool = moveStaff.tool
  if (tool?.tool !== 'place') throw new Error('Staff is not placed by hand.')
  const units = [{ id: 'u1', x: 50_000, y: 80_000 }]
  const state = battle({ at: 'staff', units, staff: [rider] })
  expect(tool.pieces(state, 'red')).toEqual(['c'])
  expect(tool.at(state, 'red', 'c', 50_000, 75_000, 0)).toMatchObject({ contact: 'u1' })
  expect(tool.at(state, 'red', 'c', 50_000, 60_000.4, 0)).toEqual(to(50_000, 60_000))
})

test('[BA-1.1.7-04] no figure stands on a unit, another figure, a house or off the board', () => {
  const units = [{ id: 'u1', x: 50_000, y: 60_000 }]
  expect(refusals(to(50_000, 59_000), { units })).toEqual(['noRoomForStaff'])
  const staff = [rider, { id: 'd', x: 50_000, y: 70_000 }]
  expect(refusals(to(50_000, 70_000), { staff })).toEqual(['noRoomForStaff'])
  expect(refusals(to(50_000, 1_000))).toEqual(['noRoomForStaff'])
  const terrain = [{ kind: 'building' as const, points: square(50_000, 70_000, 10_000) }]
  expect(refusals(to(50_000, 70_000), { terrain })).toEqual(['noRoomForStaff', 'closedToStaff'])
})

test('[BA-2.3.1-01] the way must be open: not through houses or enemies, but through own units', () => {
  const wall = (seat: string) => ({ units: [{ id: 'u1', seat, x: 50_000, y: 70_000 }] })
  expect(refusals(to(50_000, 90_000), wall('blue'))).toEqual(['closedToStaff'])
  expect(refusals(to(50_000, 90_000), wall('red'))).toEqual([])
  const terrain = [{ kind: 'building' as const, points: square(50_000, 70_000, 10_000) }]
  expect(refusals(to(50_000, 90_000), { terrain })).toEqual(['closedToStaff'])
})

test('[BA-1.1.4-06] on a way that leads past an enemy the figure is tested where it comes near', () => {
  const units = [
    { id: 'own', x: 150_000, y: 150_000 },
    {
      id: 'enemy',
      seat: 'blue',
      x: 57_000,
      y: 90_000,
      formation: { kind: 'marchColumn' as const, front: null, gap: null },
    },
  ]
  const table = moved(to(50_000, 100_000), { units }, [5, 4, 4])
  expect(table.events.map(({ kind }) => kind)).toEqual(['staffMoved', 'staffTested'])
  expect(staffOf(table.state, 'c').y).toBeLessThan(70_000)
  const lucky = moved(to(50_000, 100_000), { units }, [4, 4, 4])
  expect(staffOf(lucky.state, 'c')).toMatchObject({ contact: 'own', lastMove: 4 })
})

test('[BA-1.1.4-05] nothing can be ordered against a staff figure', () => {
  const staff = [{ ...rider, seat: 'blue' }]
  expect(moveStaff.legalOrders(battle({ at: 'staff', staff }), 'red')).toEqual([])
})

test('[BA-1.1.4-12] a move to a place without a name is told of by the unit nearest to it', () => {
  const near = { id: 'near', name: 'Near', x: 52_000, y: 70_000 }
  const far = { id: 'far', name: 'Far', x: 90_000, y: 90_000 }
  const state = battle({ at: 'staff', staff: [rider], units: [far, near] })
  expect(moveStaff.describe(state, to(50_000, 60_000))).toMatchObject({
    key: 'ba.order.moveStaff.near',
    values: { unit: 'Near' },
  })
  const alone = battle({ at: 'staff', staff: [rider] })
  expect(moveStaff.describe(alone, to(50_000, 60_000)).key).toBe('ba.order.moveStaff')
})

test('[BA-1.1.4-13] beside a unit that is shut in there is no place in contact', () => {
  const tool = moveStaff.tool
  if (tool?.tool !== 'place') throw new Error('Staff is not placed by hand.')
  const units = [{ id: 'u1', x: 50_000, y: 53_000 }]
  const yard = { kind: 'building' as const, points: square(50_000, 50_000, 90_000) }
  const state = battle({ at: 'staff', units, staff: [rider], terrain: [yard] })
  expect(tool.at(state, 'red', 'c', 50_000, 49_000, 0)).toEqual(to(50_000, 49_000))
})

test('[BA-1.1.4-12] a figure that is moved at random may come to any place that it may ride to', () => {
  const units = [
    { id: 'u1', x: 50_000, y: 80_000 },
    { id: 'u2', x: 80_000, y: 50_000 },
  ]
  const state = battle({ at: 'staff', units, staff: [rider] })
  const legalOrders = moveStaff.legalOrders(state, 'red')
  expect(legalOrders.length).toBeGreaterThan(1)
  const picked = legalOrders.map((_, i) =>
    moveStaff.sample?.(state, 'red', scriptedDice([1, i + 1])),
  )
  expect(picked).toEqual(legalOrders)
})

test('[BA-1.1.4-12] nobody is asked for more staff to move when all have moved', () => {
  const state = battle({
    units: [{}],
    staff: [chief({ id: 'c' }), chief({ id: 'd' })],
    at: 'staff',
  })
  const [one, other] = state.staff
  expect(mayMoveStaff(state, 'red')).toBe(true)
  for (const figure of [one, other]) if (figure) figure.lastMove = 2 * state.turn
  expect(mayMoveStaff(state, 'red')).toBe(false)
})
