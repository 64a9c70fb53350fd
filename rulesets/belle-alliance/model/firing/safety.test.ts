import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { atFire, facing, faultsOf, fireOf, firing } from '../../chapters/fire/fixtures.ts'
import { guns, square } from '../../fixtures.ts'
import type { Terrain } from '../setting.ts'
import type { Unit } from '../unit.ts'
import { dangerTo, safetyDistance } from './conditions.ts'
import { shotOf } from './shot.ts'

test('[BA-3.1.4-01] BA-TV-138 a tenth of the way, at least half of the front', () => {
  expect(safetyDistance(cm(40), cm(15))).toBe(cm(7.5))
  expect(safetyDistance(cm(90), cm(15))).toBe(cm(9))
})

const battery = (y = 60_000): Partial<Unit> => firing({ arm: 'artillery', guns: guns(2), y })
const fire = fireOf({ guns: ['g1', 'g2'], figures: 6 })
const friend = (given: Partial<Unit>): Partial<Unit> => ({ id: 'c', figures: 10, ...given })

test('[BA-3.1.4-01] [BA-3.1.4-03] guns do not fire past friends who stand too near', () => {
  const past = (x: number) => atFire([battery(), facing(0), friend({ x, y: 80_000 })])
  expect(faultsOf(past(108_600), fire)).toEqual(['BA-3.1.4-01'])
  expect(faultsOf(past(108_800), fire)).toEqual([])
})

test('[BA-3.1.4-01] friends beside those who fire are not passed', () => {
  const state = atFire([battery(), facing(0, { x: 120_000 }), friend({ x: 109_000, y: 60_000 })])
  expect(faultsOf(state, { ...fire, x: 120_000 })).toEqual([])
})

test('[BA-3.1.4-02] [BA-3.1.4-03] no friend less than 10 cm behind the target, within range', () => {
  const behind = (y: number, x = 100_000) => atFire([battery(), facing(0), friend({ x, y })])
  expect(faultsOf(behind(115_900), fire)).toEqual(['BA-3.1.4-02'])
  expect(faultsOf(behind(116_100), fire)).toEqual([])
  expect(faultsOf(behind(108_000, 130_000), fire)).toEqual([])
})

test('[BA-3.1.4-02] beyond the greatest range nobody is hit', () => {
  const state = atFire([battery(-18_500), facing(0), friend({ y: 106_000 })])
  expect(faultsOf(state, fire)).toEqual([])
})

const hill: Partial<Terrain> = {
  kind: 'hill',
  level: 1,
  points: square(100_000, 55_000, 40_000, 20_000),
}
const under = (y: number, given: Partial<Unit> = {}) =>
  atFire([battery(), facing(0), friend({ y, ...given })], { terrain: [hill] })

test('[BA-3.4.2-01] guns on a hill fire over own units 10 cm from them and 20 from the target', () => {
  expect(faultsOf(under(78_000), fire)).toEqual([])
  expect(faultsOf(under(82_000), fire)).toEqual(['BA-3.4.2-01'])
  expect(faultsOf(under(72_000), fire)).toEqual(['BA-3.4.2-01'])
})

test('[BA-3.1.4-01] [BA-3.4.2-01] who stands low beside the line is passed as if fired over', () => {
  const beside = (y: number) => under(y, { x: 106_000 })
  expect(faultsOf(beside(78_000), fire)).toEqual([])
  expect(faultsOf(beside(82_000), fire)).toEqual(['BA-3.1.4-01'])
  const canister = beside(78_000)
  for (const unit of canister.units) unit.doing.hasCanister = true
  expect(faultsOf(canister, fire)).toEqual(['BA-3.4.4-01', 'BA-3.1.4-01'])
})

test('[BA-3.4.2-01] over enemies 10 cm from the target are enough', () => {
  const enemy = { seat: 'blue', heading: 18_000 }
  expect(faultsOf(under(86_000, enemy), fire)).toEqual([])
  expect(faultsOf(under(87_500, enemy), fire)).toEqual(['BA-3.4.2-01'])
})

test('[BA-3.4.2-01] on level ground nobody is fired over, with canister no friend', () => {
  const level = atFire([battery(), facing(0), friend({ y: 78_000 })])
  expect(faultsOf(level, fire)).toContain('BA-3.1.4-01')
  const canister = under(78_000)
  for (const unit of canister.units) unit.doing.hasCanister = true
  expect(faultsOf(canister, fire)).toEqual(['BA-3.4.4-01', 'BA-3.4.2-01'])
})

test('[BA-3.4.2-01] a target lower than those under the fire is not fired at', () => {
  const ridge: Partial<Terrain> = { ...hill, points: square(100_000, 78_000, 40_000, 10_000) }
  const high: Partial<Terrain> = { ...hill, level: 2 }
  const state = atFire([battery(), facing(0), friend({ y: 78_000 })], { terrain: [high, ridge] })
  expect(faultsOf(state, fire)).not.toEqual([])
})

test('[BA-3.4.4-01] canister carries through zone 1 only', () => {
  const canister = (y: number) => {
    const state = atFire([battery(y), facing(0)])
    for (const unit of state.units) unit.doing.hasCanister = true
    return faultsOf(state, fire)
  }
  expect(canister(80_000)).toEqual([])
  expect(canister(79_900)).toEqual(['BA-3.4.4-01'])
})

test('[BA-3.1.4-01] where there is no line of fire nobody is in danger of it', () => {
  const state = atFire([firing(), facing(0, { y: 60_000 }), friend({ y: 80_000 })])
  const shot = shotOf(state, fireOf())
  expect(shot.line).toBeNull()
  expect(dangerTo(shot, 1)).toBeNull()
})

test('[BA-3.1.4-01] of several friends who stand too near the first is named', () => {
  const near = [friend({ x: 107_000, y: 80_000 }), friend({ id: 'd', x: 93_000, y: 80_000 })]
  const state = atFire([battery(), facing(0), ...near])
  expect(dangerTo(shotOf(state, fire), 1)).toMatchObject({ kind: 'near', unit: { id: 'c' } })
})
