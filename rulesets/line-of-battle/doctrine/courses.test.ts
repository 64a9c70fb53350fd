import { expect, test } from 'vitest'
import { shipOf } from '../ships.ts'
import type { Ship } from '../state.ts'
import { battleOf } from '../testing.ts'
import { coursesFor, firstCourses, furtherCourses } from './courses.ts'
import type { Course } from './courses.ts'

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
