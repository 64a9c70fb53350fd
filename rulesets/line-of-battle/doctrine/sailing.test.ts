import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { takeOver } from '../chapters/melee/take-over.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { followLegs } from '../model/moves.ts'
import { shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { coursesFor, firstCourses, furtherCourses } from './courses.ts'
import type { Course } from './courses.ts'
import { goalOf, isWayHome, quarryOf } from './goals.ts'
import { hasWayOn } from './position.ts'
import { bestCourse, readyToSail } from './sailing.ts'

const polygon = [0, 0, 1000, 0, 1000, 1000]
const rocks = [{ kind: 'land' as const, name: 'island', polygon, depth: 0 }]
const SPEED = 5000

function stateOf(ship: Partial<Ship> = {}, terrain: typeof rocks = []) {
  return battleOf({ terrain, ships: [{ id: 'ajax', card: 'line1', ...ship }] })
}

const lengthOf = ({ legs }: Course) => legs.reduce((sum, { advance }) => sum + advance, 0)
const lengthsIn = (courses: readonly Course[]) =>
  [...new Set(courses.map(lengthOf))].toSorted((one, other) => other - one)

test('in open water each helm is tried at full length, and the three best at half', () => {
  const state = stateOf()
  const ship = shipOf(state, 'ajax')
  const first = firstCourses(state, ship, SPEED, 'thorough')
  expect([first.length, lengthsIn(first)]).toEqual([7, [5000]])
  const further = furtherCourses(state, ship, SPEED, new Set([4, 2, 0, 1]), 'thorough')
  expect(further.map(({ helm }) => helm)).toEqual([4, 2, 0])
  expect(lengthsIn(further)).toEqual([2500])
})

test('near rocks all helms are tried at two lengths, in haste fewer, and none is passed over', () => {
  const state = stateOf({}, rocks)
  const ship = shipOf(state, 'ajax')
  expect(lengthsIn(firstCourses(state, ship, SPEED, 'thorough'))).toEqual([5000, 3000])
  const hasty = firstCourses(state, ship, SPEED, 'quick')
  expect([hasty.length, lengthsIn(hasty)]).toEqual([14, [5000, 2500]])
  expect(furtherCourses(state, ship, SPEED, new Set([0, 1]), 'quick')).toEqual([])
})

test('who looks at each course once tries both lengths with every helm', () => {
  const state = stateOf()
  const courses = coursesFor(state, shipOf(state, 'ajax'), SPEED)
  expect([courses.length, lengthsIn(courses)]).toEqual([14, [5000, 2500]])
})

test('[LOB-102] after a passed tack every turn is tried at both lengths', () => {
  const state = stateOf({ manoeuvre: 'tackPassed' })
  const courses = firstCourses(state, shipOf(state, 'ajax'), SPEED, 'thorough')
  expect(lengthsIn(courses.filter(({ helm }) => helm === null))).toEqual([5000, 2500])
})

const dice = seededDice('sailing')

function alone(ship: Partial<Ship>, setting: Setting = {}): State {
  return battleOf({ ...setting, ships: [{ id: 'ajax', card: 'line1', ...ship }] })
}

function endOf(state: State): ReturnType<typeof followLegs> {
  const ship = shipOf(state, 'ajax')
  const order = bestCourse(state, 'red', ship, dice)
  if (order?.kind !== 'sail') throw new Error(`A course was asked for, not ${order?.kind}.`)
  return followLegs(state, ship, order.legs)
}

test('[LOB-125] a captain turns in time to stay on the board', () => {
  for (const y of [42_000, 43_000, 44_000, 45_000]) {
    const state = alone({ y })
    const { edge, end } = endOf(state)
    expect(edge).toBeNull()
    expect(hasWayOn(state, { ...shipOf(state, 'ajax'), ...end })).toBe(true)
  }
})

test('[LOB-102] with no room left to turn he comes about', () => {
  const state = alone({ y: 46_500 })
  expect(bestCourse(state, 'red', shipOf(state, 'ajax'), dice)).toEqual({
    kind: 'tack',
    ship: 'ajax',
  })
})

test('[LOB-070] and where that is not to be had he anchors', () => {
  const state = alone({ y: 46_500, manoeuvre: 'rescueTried' })
  expect(bestCourse(state, 'red', shipOf(state, 'ajax'), dice)).toEqual({
    kind: 'anchor',
    ship: 'ajax',
  })
})

test('[LOB-093] a captain keeps off the land ahead', () => {
  const polygon = [20_000, 28_000, 28_000, 28_000, 28_000, 40_000, 20_000, 40_000]
  const terrain = [{ kind: 'land' as const, name: 'island', polygon, depth: 0 }]
  const { isAground, end } = endOf(alone({ y: 24_500 }, { terrain }))
  expect(isAground).toBe(false)
  expect(end.heading).not.toBe(0)
})

test('a way on: none straight before an edge, some where there is room to turn', () => {
  const state = alone({})
  const at = (y: number, heading: number) => ({ ...shipOf(state, 'ajax'), y, heading })
  expect(hasWayOn(state, at(47_000, 0))).toBe(false)
  expect(hasWayOn(state, at(47_000, 9000))).toBe(true)
  expect(hasWayOn(state, at(44_000, 0))).toBe(true)
})

test('those nearest the enemy sail first', () => {
  const state = battleOf({
    ships: [
      { id: 'far', y: 10_000 },
      { id: 'near', y: 20_000 },
      { id: 'gone', y: 21_000, hasMoved: true },
      { id: 'heros', seat: 'blue', y: 30_000 },
    ],
  })
  expect(readyToSail(state, 'red').map(ship => ship.id)).toEqual(['near', 'far'])
})

test('ships close the range when the enemy is far', () => {
  const state = alone({ card: 'frigate5' })
  state.ships.push(...battleOf({ ships: [{ id: 'heros', seat: 'blue', y: 44_000 }] }).ships)
  expect(endOf(state).end.y).toBeGreaterThan(24_000)
})

test('[LOB-151] a captain sails into contact with a ship without a crew, so that it can be taken', () => {
  for (const x of [24_000, 25_200, 22_800, 26_000]) {
    const state = alone({ card: 'frigate5' })
    const adrift = { id: 'heros', seat: 'blue', x, y: 27_000, heading: 9000, crew: 0 }
    state.ships.push(...battleOf({ ships: [adrift] }).ships)
    const { end, met } = endOf(state)
    expect(met).toBe('heros')
    Object.assign(shipOf(state, 'ajax'), end)
    expect(takeOver.legalOrders(state, 'red').length).toBeGreaterThan(0)
  }
})

const harbour: Setting = {
  rules: { victory: 'blockade', entrance: { edge: 9000, from: 20_000, to: 28_000 } },
}

test('[LOB-S-4] runners have the harbour for their goal, blockaders and prizes none', () => {
  const state = alone({ y: 40_000 }, harbour)
  const ship = shipOf(state, 'ajax')
  expect(goalOf(state, ship)).toEqual({ x: 49_000, y: 26_500 })
  expect(isWayHome(state, ship, 9000, { x: 48_000, y: 24_000 })).toBe(true)
  expect(isWayHome(state, ship, 9000, { x: 48_000, y: 30_000 })).toBe(false)
  expect(goalOf(state, { ...ship, firstSeat: 'blue', seat: 'blue' })).toBeNull()
  expect(goalOf(state, { ...ship, firstSeat: 'blue' })).toBeNull()
})

const convoy: Setting = { rules: { victory: 'convoy', exitEdges: [0, 9000, 18_000, 27_000] } }

test('[LOB-S-2] a merchantman goes for the nearest edge, and turns from the enemy’s', () => {
  const state = alone({ card: 'merchant', y: 34_000 }, convoy)
  const ship = shipOf(state, 'ajax')
  expect(goalOf(state, ship)).toEqual({ x: 24_000, y: 49_000 })
  const raiders = [20_000, 24_000, 28_000].map((x, n) => ({
    id: `raider${n}`,
    seat: 'blue',
    x,
    y: 46_000,
  }))
  state.ships.push(...battleOf({ ships: raiders }).ships)
  expect(goalOf(state, ship)).not.toEqual({ x: 24_000, y: 49_000 })
  const [, raider] = state.ships
  expect(raider && quarryOf(state, raider)).toEqual({ x: 24_000, y: 39_000 })
})

test('[LOB-S-2] escorts and other battles have no goal and no quarry', () => {
  const state = alone({}, convoy)
  expect(goalOf(state, shipOf(state, 'ajax'))).toBeNull()
  const open = alone({ card: 'merchant' })
  expect(goalOf(open, shipOf(open, 'ajax'))).toBeNull()
  expect(quarryOf(open, shipOf(open, 'ajax'))).toBeNull()
})
