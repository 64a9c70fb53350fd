import { describe, expect, test } from 'vitest'
import { battle } from '../testing.ts'
import type { PointRule } from '../victory-rules.ts'
import { placesHeld } from './holding.ts'
import { pointsNow, pointsOfTurn } from './points.ts'

const square = [90_000, 90_000, 110_000, 90_000, 110_000, 110_000, 90_000, 110_000]
const both = { seats: ['red', 'blue'], when: 'end' as const, points: 2 }
const inside = { x: 100_000, y: 101_000 }
const house = { id: 'h', kind: 'building' as const, points: square, capacity: 100 }
const wood = { id: 'w', kind: 'wood' as const, points: square }

function withRules(...points: PointRule[]) {
  return { victory: { points } }
}

describe('[BA-Q-34] the scenario says what gives points', () => {
  test('infantry in a building holds it, not in full disorder and not beside an enemy', () => {
    const rules = withRules({ ...both, kind: 'holdBuilding', places: ['h'] })
    const held = (units: Parameters<typeof battle>[0]) =>
      placesHeld(battle({ terrain: [house], ...rules, ...units }))
    expect(held({ units: [{ building: 'h' }] })).toEqual([{ place: 'h', side: 0 }])
    expect(held({ units: [{ building: 'h', disorder: 'FU' }] })).toEqual([
      { place: 'h', side: null },
    ])
    expect(held({ units: [{ building: 'h' }, { seat: 'blue', building: 'h' }] })).toEqual([
      { place: 'h', side: null },
    ])
  })

  test('three figures in order hold an area until the other side does', () => {
    const rules = withRules({ ...both, kind: 'holdArea', places: ['w'], area: [], fromTurn: 1 })
    const owned = {
      score: { points: [0, 0], prisoners: [0, 0], owners: [{ place: 'w', side: 1 }] },
    }
    const held = (units: Parameters<typeof battle>[0]) =>
      placesHeld(battle({ terrain: [wood], ...rules, ...owned, ...units }))
    expect(held({ units: [{ ...inside }] })).toEqual([{ place: 'w', side: 0 }])
    expect(held({ units: [{ ...inside, figures: 2 }] })).toEqual([{ place: 'w', side: 1 }])
    expect(held({ units: [{ ...inside, disorder: 'U' }] })).toEqual([{ place: 'w', side: 1 }])
  })

  test('an area of the rule’s own counts at each turn’s end from a turn on', () => {
    const rule: PointRule = {
      ...both,
      when: 'eachTurnEnd',
      kind: 'holdArea',
      places: [],
      area: square,
      fromTurn: 3,
    }
    const owners = [{ place: 'area-1', side: 0 }]
    const score = { points: [1, 1], prisoners: [0, 0], owners }
    expect(pointsOfTurn(battle({ ...withRules(rule), score, turn: 2 }))).toEqual([1, 1])
    expect(pointsOfTurn(battle({ ...withRules(rule), score, turn: 3 }))).toEqual([3, 1])
  })

  test('ruined enemies: removed, surrendered, in full disorder or off the board without a right', () => {
    const exit: PointRule = {
      seats: ['blue'],
      when: 'event',
      points: 3,
      kind: 'exited',
      edge: 'north',
      from: 50_000,
      to: 150_000,
      fromTurn: 2,
      untilTurn: 9,
      disorders: ['OR', 'LU'],
      arms: ['infantry'],
    }
    const left = { seat: 'blue', status: 'left' as const }
    const at = (along: number) => ({ edge: 'north' as const, along, turn: 3 })
    const units = [
      { seat: 'blue', status: 'removed' as const },
      { seat: 'blue', status: 'surrendered' as const },
      { seat: 'blue', disorder: 'FU' as const },
      { ...left, leaving: at(10_000) },
      { ...left, leaving: at(100_000) },
      { seat: 'blue', status: 'waiting' as const },
      { seat: 'blue', status: 'removed' as const, mother: 'u3' },
    ]
    const state = battle({ units, ...withRules({ ...both, kind: 'unitRuined' }, exit) })
    expect(pointsNow(state)).toEqual([4 * 2, 3])
  })

  test('disorder, captured models, prisoners and ground gained', () => {
    const gun = { id: 'g', pounder: 6, isHorse: false, gunners: 0 }
    const units = [
      { seat: 'blue', disorder: 'U' as const },
      { seat: 'blue', arm: 'artillery' as const, status: 'captured' as const, guns: [gun, gun] },
      { x: 20_000, y: 50_000 },
    ]
    const rules = withRules(
      { ...both, kind: 'unitInDisorder', disorder: 'U' },
      { ...both, kind: 'gunModelCaptured' },
      { ...both, kind: 'prisoners', per: 10 },
      {
        ...both,
        seats: ['red'],
        kind: 'unitsBeyond',
        of: 'red',
        axis: 'x',
        below: 60_000,
        above: null,
        disorders: ['OR'],
        arms: ['infantry'],
      },
    )
    const score = { points: [0, 0], prisoners: [25, 0], owners: [] }
    expect(pointsNow(battle({ units, ...rules, score }))).toEqual([2 + 4 + 4 + 2, 0])
  })
})

test('[BA-Q-34] who has left the board holds no ground any more', () => {
  const rule = { ...both, kind: 'holdArea' as const, places: ['w'], area: [], fromTurn: 1 }
  const held = (status: 'onBoard' | 'left' | 'removed') =>
    placesHeld(battle({ terrain: [wood], ...withRules(rule), units: [{ ...inside, status }] }))
  expect(held('onBoard')).toEqual([{ place: 'w', side: 0 }])
  expect(held('left')).toEqual([{ place: 'w', side: null }])
  expect(held('removed')).toEqual([{ place: 'w', side: null }])
})
