import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import type { Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'
import { doing, guns, square } from '../testing.ts'
import { atFire, counting, facing, fireOf, firing } from './testing.ts'
import { near, result, shaped } from './testing-factors.ts'

const south = cm(7.5)

function battery(given: Partial<Unit> = {}, pounder = 6, gunners = 4, models = 2): Partial<Unit> {
  const isHorse = given.name === 'horse'
  return firing({ arm: 'artillery', guns: guns(models, pounder, gunners, isHorse), ...given })
}

const bothGuns = fireOf({ guns: ['g1', 'g2'], figures: 8 })

test('[BA-T-07] [BA-3.4.3-01] [BA-3.4.4-01] BA-TV-029 canister at an attack column', () => {
  const loaded = battery({ hasFought: false, doing: doing({ hasCanister: true }) })
  const state = atFire([loaded, facing(south, shaped('attackColumn', 6))])
  expect(counting(state, bothGuns)).toEqual({
    loss: { 'own.canister': 3, 'own.first': 2, 'target.columnEffect': 2 },
    moral: {},
  })
  expect(result(state, 12, bothGuns)).toEqual([4, 19, 8, 19, 'FU'])
})

test('[BA-T-07] [BA-3.4.1-01] BA-TV-030 twelve-pounders range at zone 3', () => {
  const state = atFire([battery({ y: 20_000, hasFought: false }, 12), facing(0, { figures: 40 })])
  expect(counting(state, bothGuns).loss).toEqual({
    'own.first': 2,
    'own.zone3': -6,
    'own.ranging': -2,
    'own.pd12': 2,
  })
  expect(result(state, 15, bothGuns).slice(0, 3)).toEqual([4, 11, 2])
})

test('[BA-T-07] [BA-6.2.0-03] BA-TV-031 light guns at a wood’s edge, range found', () => {
  const wood: Partial<Terrain> = {
    kind: 'wood',
    level: 1,
    points: square(100_000, 120_000, 80_000, 40_000),
    cover: 'I',
    edgeCover: 'I',
    edgeDepth: 3_000,
  }
  const ranged = [{ target: 'b', turn: 1, x: 100_000, y: 101_500 }]
  const units = [battery({ y: 70_000, targets: ranged }, 3, 3, 1), facing(0, { figures: 20 })]
  const state = atFire(units, { terrain: [wood] })
  const fire = fireOf({ guns: ['g1'], figures: 3 })
  expect(counting(state, fire).loss).toEqual({
    'own.zone2': -3,
    'own.pd3_4': -2,
    'target.wood': 2,
  })
  expect(result(state, 12, fire)).toEqual([2, 9, 1, 9, 'OR'])
})

test('[BA-T-07] BA-TV-032 BA-TV-033 only foot guns mind that they moved', () => {
  const moved = { hasFought: false, doing: doing({ moved: true }) }
  const fire = fireOf({ guns: ['g1', 'g2'], figures: 6 })
  const horse = atFire([battery({ ...moved, name: 'horse' }, 6, 3), facing(near)])
  expect(result(horse, 10, fire)).toEqual([3, 12, 1, 12, 'LU'])
  const foot = atFire([battery(moved, 6, 3), facing(near)])
  expect(counting(foot, fire).loss).toEqual({ 'own.first': 2, 'own.footNotStationary': -3 })
  expect(result(foot, 10, fire)).toEqual([3, 9, 1, 9, 'OR'])
})

test('[BA-3.4.5-01] no ricochets through deep soft ground before the target', () => {
  const field: Partial<Terrain> = {
    kind: 'difficult',
    isNonRicochet: true,
    points: square(100_000, 95_000, 80_000, 10_000),
  }
  const units = [battery({ y: 60_000 }), facing(0)]
  const state = atFire(units, { terrain: [field] })
  expect(counting(state, bothGuns).loss).toMatchObject({ 'own.nonRicochet': -2 })
  const close = atFire([battery({ y: 85_000 }), facing(0)], { terrain: [field] })
  expect(counting(close, bothGuns).loss).not.toHaveProperty('own.nonRicochet')
})

test('[BA-3.4.3-01] a gunner that fires counts five times, one that is fired at once', () => {
  const state = atFire([battery({}, 6, 4), facing(near, { figures: 20 })])
  expect(counting(state, bothGuns).moral).toEqual({ 'own.r100': 1 })
  const guns8 = facing(near, { arm: 'artillery', guns: guns(2, 6, 4), ...shaped('unlimbered') })
  expect(counting(atFire([firing({ figures: 16 }), guns8])).moral).toEqual({ 'own.r100': 1 })
})

test('[BA-T-07] [BA-T-14] guns of several calibres fire as the lightest, with one on foot as foot', () => {
  const [heavy, light] = [guns(1, 12, 4, true), guns(1, 6, 4, false)]
  const mixed = [...heavy, ...light.map(gun => ({ ...gun, id: 'g2' }))]
  const unit = firing({ arm: 'artillery', guns: mixed, y: 78_000, doing: doing({ moved: true }) })
  const state = atFire([unit, facing(0)])
  expect(counting(state, bothGuns).loss).toMatchObject({
    'own.zone2': -3,
    'own.footNotStationary': -3,
  })
  expect(counting(state, bothGuns).loss).not.toHaveProperty('own.pd12')
  const alone = fireOf({ guns: ['g1'], figures: 4 })
  expect(counting(state, alone).loss).toEqual({ 'own.pd12': 2 })
})
