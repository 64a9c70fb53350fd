import { describe, expect, test } from 'vitest'
import { battle, guns } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { placesHeld } from '../../model/places.ts'
import type { PointRule } from '../../model/setting.ts'
import { figuresLost, pointsNow, pointsOfTurn } from './points.ts'

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

const lost = (units: NonNullable<Setting['units']>) => figuresLost(battle({ units }).units)

test('[BA-Q-34] figures are lost that fell, that were taken, or that went with their unit', () => {
  expect(lost([{ original: 30, figures: 24 }])).toBe(6)
  expect(lost([{ original: 30, figures: 2, status: 'removed' }])).toBe(30)
  expect(lost([{ original: 30, figures: 12, status: 'left' }])).toBe(30)
  expect(lost([{ original: 30, figures: 28, status: 'exited' }])).toBe(2)
  expect(lost([{ original: 30, figures: 30, status: 'waiting' }])).toBe(0)
})

test('[BA-1.2.6-03] parts count with their share, and what has joined another with that', () => {
  const parts = [
    { original: 30 * (8 / 26), figures: 8 },
    { original: 30 * (18 / 26), figures: 18 },
  ]
  expect(lost(parts)).toBe(4)
  expect(
    lost([
      { original: 30, figures: 26 },
      { original: 12, figures: 0, status: 'joined' },
    ]),
  ).toBe(4)
})

test('[BA-1.3.4-01] gunners off their guns are not lost', () => {
  const battery = { arm: 'artillery' as const, guns: guns(2, 6, 0), original: 6, figures: 0 }
  const gunners = { arm: 'artillery' as const, original: 5, figures: 5 }
  expect(lost([battery, gunners])).toBe(1)
})

test('[BA-Q-34] full numbers of enemy losses give points', () => {
  const state = battle({
    units: [
      { original: 30, figures: 25 },
      { seat: 'blue', original: 30, figures: 29 },
    ],
    victory: {
      points: [{ kind: 'losses', seats: ['red', 'blue'], when: 'end', points: 1, per: 2 }],
    },
  })
  expect(pointsNow(state)).toEqual([0, 2])
})
