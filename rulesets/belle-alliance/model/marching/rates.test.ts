import { expect, test } from 'vitest'
import type { Class } from '../../book/tables/ground.ts'
import type { Ground } from '../../book/tables/march.ts'
import { doing, guns, unit } from '../../fixtures.ts'
import type { Rate } from '../clauses.ts'
import type { Unit } from '../unit.ts'
import { hasRate, openTerrain, retreatRate, routRate, speedOf } from './rates.ts'

const column: Partial<Unit> = { formation: { kind: 'attackColumn', front: 6, gap: null } }
const march: Partial<Unit> = { formation: { kind: 'marchColumn', front: null, gap: null } }
const horse: Partial<Unit> = { arm: 'medium cavalry' }

function terrainCost(grounds: Ground[], obstacle: Class | null = null) {
  return { grounds, obstacle }
}

function speed(given: Partial<Unit>, rate: Rate = 'normal', over = openTerrain): number {
  return speedOf(unit(given), rate, over) / 1000
}

test('[BA-2.3.1-01] [BA-T-03] the rate follows arm, formation and ground', () => {
  expect(speed({})).toBe(20)
  expect(speed(column)).toBe(30)
  expect(speed(march, 'normal', terrainCost(['road']))).toBe(50)
  expect(speed(march, 'normal', terrainCost(['wood']))).toBe(15)
  expect(speed({}, 'normal', terrainCost(['wood']))).toBe(0)
  expect(hasRate(unit(), 'normal', terrainCost(['wood']))).toBe(false)
  expect(speed({ ...march, ...horse }, 'normal', terrainCost(['difficult']))).toBe(25)
})

test('[BA-2.3.1-07] the slowest ground under any figure counts', () => {
  expect(speed(march, 'normal', terrainCost(['normal', 'wood', 'difficult']))).toBe(15)
})

test('[BA-Q-50] a line marches on a road as beside it', () => {
  expect(speed({}, 'normal', terrainCost(['road']))).toBe(20)
})

test('[BA-2.3.1-06] halvings multiply', () => {
  const changed = doing({ reformed: true })
  expect(speed({ doing: changed })).toBe(10)
  expect(speed({ doing: changed, disorder: 'LU' })).toBe(5)
  expect(speed({ doing: doing({ split: true, reformed: true }), disorder: 'U' })).toBe(2.5)
})

test('[BA-2.1.0-03] [BA-2.2.1-06] a split and a new formation halve the march', () => {
  expect(speed({ doing: doing({ split: true }) })).toBe(10)
  expect(speed({ doing: doing({ reformed: true }) })).toBe(10)
})

test('[BA-5.2.1-01] [BA-5.3.1-07] LU and U halve the march', () => {
  expect(speed({ disorder: 'LU' })).toBe(10)
  expect(speed({ disorder: 'U' })).toBe(10)
})

test('[BA-2.3.5-03] [BA-T-04] obstacles halve by their class and the arm', () => {
  expect(speed(column, 'normal', terrainCost(['normal'], 'I'))).toBe(30)
  expect(speed(column, 'normal', terrainCost(['normal'], 'II'))).toBe(15)
  expect(speed({}, 'normal', terrainCost(['normal'], 'III'))).toBe(5)
  expect(speed(horse, 'normal', terrainCost(['normal'], 'I'))).toBe(15)
  expect(speed(horse, 'normal', terrainCost(['normal'], 'II'))).toBe(7.5)
  expect(speed(horse, 'normal', terrainCost(['normal'], 'III'))).toBe(0)
})

test('[BA-2.3.2-02] a fast march doubles the normal one, halvings and all', () => {
  expect(speed(march, 'fast', terrainCost(['road']))).toBe(100)
  expect(speed({ ...march, disorder: 'LU' }, 'fast')).toBe(40)
})

test('[BA-2.3.3-01] [BA-2.3.3-05] a charge has a rate on open ground only, and none for squares', () => {
  expect(speed({}, 'charge')).toBe(40)
  expect(speed(horse, 'charge')).toBe(60)
  expect(speed({}, 'charge', terrainCost(['difficult']))).toBe(0)
  expect(speed({ formation: { kind: 'square', front: null, gap: null } }, 'charge')).toBe(0)
})

test('[BA-5.3.1-01] [BA-5.3.1-02] a retreat is a normal march that only the ground slows', () => {
  const halved = unit({ disorder: 'U', doing: doing({ split: true, reformed: true }) })
  expect(retreatRate(halved, openTerrain)).toBe(20_000)
  expect(retreatRate(halved, terrainCost(['difficult']))).toBe(10_000)
  expect(retreatRate(halved, terrainCost(['wood']))).toBe(0)
  expect(retreatRate(halved, terrainCost(['normal'], 'II'))).toBe(10_000)
})

test('[BA-5.4.1-02] a rout goes at the rates of routs', () => {
  expect(routRate(unit({ disorder: 'FU' }), openTerrain)).toBe(40_000)
  expect(routRate(unit({ ...horse, disorder: 'FU' }), terrainCost(['road']))).toBe(80_000)
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const battery = unit({ arm: 'artillery', guns: guns(2, 6, 3, true), formation: limbered })
  expect(routRate(battery, openTerrain)).toBe(60_000)
})

test('BA-TV-085 to 096: march with halvings', () => {
  const vectors: [number, number][] = [
    [speed({}), 20],
    [speed({ doing: doing({ reformed: true }) }), 10],
    [speed({ doing: doing({ reformed: true }), disorder: 'LU' }), 5],
    [speed(march, 'fast', terrainCost(['road'])), 100],
    [speed({ ...march, disorder: 'LU' }, 'fast'), 40],
    [speed(column, 'normal', terrainCost(['normal'], 'I')), 30],
    [speed(column, 'normal', terrainCost(['normal'], 'II')), 15],
    [speed({}, 'normal', terrainCost(['normal'], 'III')), 5],
    [speed(horse, 'normal', terrainCost(['normal'], 'I')), 15],
    [speed(horse, 'normal', terrainCost(['normal'], 'II')), 7.5],
    [speed({ formation: square }, 'normal', terrainCost(['difficult'])), 5],
    [speed({ formation: square, disorder: 'LU' }), 5],
  ]
  expect(vectors.filter(([found, expected]) => found !== expected)).toEqual([])
})

const square = { kind: 'square' as const, front: null, gap: null }
