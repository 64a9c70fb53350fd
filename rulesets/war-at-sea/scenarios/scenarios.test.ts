import { begin, prepare, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { hullOf, outlineOf } from '../model/hulls.ts'
import { isInIslandWaters } from '../model/lines.ts'
import { firstInTheWay, lyingNear } from '../model/lying.ts'
import type { State } from '../model/state.ts'
import { cardOf, rangeBetween } from '../model/units.ts'

const battle = (scenario: string): State =>
  begin(warAtSea, prepare(warAtSea, scenario, {}), seededDice('one')).state

const fixed = Object.keys(warAtSea.scenarios).filter(id => id !== 'free-battle' && id !== 'own')

function pointsOf(state: State, seat: string): number {
  return [...state.units, ...state.aircraft]
    .filter(one => one.seat === seat)
    .reduce((sum, one) => sum + cardOf(state, one).points, 0)
}

function closest(state: State): number {
  const [allies, axis] = ['allies', 'axis'].map(seat =>
    state.units.filter(unit => unit.seat === seat && unit.status === 'afloat'),
  )
  return Math.min(
    ...(allies ?? []).flatMap(one => (axis ?? []).map(other => rangeBetween(one, other))),
  )
}

describe.each(fixed)('%s', id => {
  const state = battle(id)

  test('[WAS-005] [WAS-037] [WAS-065] every hull lies on the table, off islands, clear of others', () => {
    const { width, height } = state.rules
    for (const unit of state.units) {
      const outline = outlineOf(hullOf(state, unit))
      expect(outline.every((at, i) => at >= 0 && at <= (i % 2 === 0 ? width : height))).toBe(true)
      expect(isInIslandWaters(state, unit)).toBe(false)
      const others = lyingNear(state, unit, unit, Math.max(width, height))
      expect(firstInTheWay(outline, others)).toBe(undefined)
    }
  })

  test('[WAS-039] [WAS-155] every aircraft has a home', () => {
    const homes = ['ashore', ...state.units.map(unit => unit.id)]
    expect(state.aircraft.every(({ home }) => homes.includes(home))).toBe(true)
  })
})

test('the sides cost what is told of them, and begin at the range that is told', () => {
  const told: Record<string, [allies: number, axis: number, range: number]> = {
    'denmark-strait': [127, 65, 5],
    'river-plate': [40, 17, 6],
    'coral-sea': [193, 192, 7],
    'barents-sea': [99, 80, 3],
    guadalcanal: [132, 217, 2],
    'meeting-engagement': [100, 100, 8],
  }
  expect(Object.keys(told).toSorted()).toEqual(fixed.toSorted())
  for (const [id, wanted] of Object.entries(told)) {
    const state = battle(id)
    expect([pointsOf(state, 'allies'), pointsOf(state, 'axis'), closest(state)]).toEqual(wanted)
  }
})

test('[WAS-S-4] five merchants without points, two cruisers on turn 4, day and then night', () => {
  const state = battle('barents-sea')
  expect(state.cards.filter(({ isConvoy }) => isConvoy).map(({ points }) => points)).toEqual([
    0, 0, 0, 0, 0,
  ])
  const late = state.units.filter(({ status }) => status === 'waiting')
  expect(late.map(({ id }) => id)).toEqual(['sheffield', 'jamaica'])
  expect(late.map(unit => cardOf(state, unit).enters)).toEqual([4, 4])
  expect(state.rules).toMatchObject({
    light: 'dayThenNight',
    exits: [{ seat: 'allies', edge: 'east' }],
    turnLimit: 12,
  })
  expect([state.islands.length, state.clouds.length]).toEqual([2, 1])
})

test('[WAS-S-5] in darkness, 13 ships against 14, with an airfield ashore', () => {
  const state = battle('guadalcanal')
  expect(state.light).toBe('night')
  const count = (seat: string) => state.units.filter(unit => unit.seat === seat).length
  expect([count('allies'), count('axis')]).toEqual([13, 14])
  expect(state.rules.markers).toEqual([{ id: 'airfield', x: 9000, y: 600 }])
})

test('[WAS-S-6] layout 1 with three objectives of 50 points, 150 win', () => {
  const state = battle('meeting-engagement')
  expect(state.objectives.map(({ x, y }) => [x, y])).toEqual([
    [5400, 1800],
    [5400, 3600],
    [5400, 5400],
  ])
  expect(state.rules).toMatchObject({ objectiveValue: 50, target: 150, turnLimit: 12 })
  expect(state.aircraft.map(({ home }) => home)).toEqual(['zuiho'])
})
