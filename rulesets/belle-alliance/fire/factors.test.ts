import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import type { Terrain } from '../terrain.ts'
import { doing, guns } from '../testing.ts'
import { atFire, counting, facing, fireOf, firing, helperOf } from './testing.ts'
import { near, result, shaped } from './testing-factors.ts'

test('[BA-T-06] [BA-T-12] BA-TV-020 first fire of a line at an attack column', () => {
  const column = facing(near, { ...shaped('attackColumn', 6), valeur: 2 })
  const state = atFire([firing({ hasFought: false, valeur: 1 }), column])
  expect(counting(state)).toEqual({
    loss: { 'own.first': 2, 'own.valeur': 1, 'target.columnEffect': 2 },
    moral: { 'target.valeur': -2 },
  })
  expect(result(state, 12)).toEqual([3, 17, 6, 15, 'U'])
})

test('[BA-T-06] BA-TV-021 the same again, the column in light disorder', () => {
  const column = facing(near, { ...shaped('attackColumn', 6), valeur: 2, disorder: 'LU' })
  const state = atFire([firing({ valeur: 1 }), column])
  expect(result(state, 12)).toEqual([3, 15, 3, 15, 'U'])
})

test('[BA-T-06] [BA-1.1.1-08] BA-TV-022 a skirmish line that moved fires at zone 2', () => {
  const line = firing({
    figures: 12,
    ...shaped('skirmish', null, cm(1.5)),
    doing: doing({ moved: true }),
  })
  const state = atFire([line, facing(cm(15), { figures: 14 })])
  expect(counting(state).loss).toEqual({
    'own.skirmish': 2,
    'own.notStationary': -3,
    'own.zone2': -3,
  })
  expect(result(state, 12)).toEqual([1, 8, 0, 8, 'OR'])
})

test('[BA-T-06] BA-TV-023 at a square', () => {
  const square24 = facing(cm(9), { figures: 24, y: 112_750, ...shaped('square') })
  const state = atFire([firing({ figures: 20 }), square24])
  expect(counting(state).loss).toEqual({ 'target.squareMassHuddle': 3 })
  expect(result(state, 13)).toEqual([2, 16, 2, 16, 'U'])
})

test('[BA-T-06] [BA-3.1.3-07] BA-TV-024 at a skirmish line behind a hedge', () => {
  const hedge: Partial<Terrain> = {
    kind: 'linear',
    points: [60_000, 109_000, 140_000, 109_000],
    cover: 'I',
    obstacle: 'I',
  }
  const line = facing(near, { figures: 16, ...shaped('skirmish', null, 1_500) })
  const state = atFire([firing({ figures: 24 }), line], { terrain: [hedge] })
  expect(counting(state).loss).toEqual({ 'target.skirmish': -4, 'target.cover1': -2 })
  expect(result(state, 15)).toEqual([3, 9, 1, 9, 'OR'])
})

test('[BA-T-06] [BA-Q-22] BA-TV-025 BA-TV-026 many at few and few at many', () => {
  const many = atFire([firing({ figures: 40 }), facing(near, { figures: 18 })])
  expect(counting(many).moral).toEqual({ 'own.r100': 1 })
  expect(result(many, 10)).toEqual([4, 10, 2, 11, 'LU'])
  const few = atFire([firing({ figures: 10 }), facing(near, { figures: 40 })])
  expect(counting(few).moral).toEqual({ 'target.r300': -6 })
  expect(result(few, 15)).toEqual([1, 15, 1, 9, 'OR'])
})

test('[BA-3.1.8-01] BA-TV-027 flank fire at a unit whose chief is engaged', () => {
  const flanked = facing(near, { heading: 9_000, y: 120_000, x: 102_000 })
  const state = atFire([firing({ hasFought: false }), flanked], {
    engaged: [{ unit: 'b', modifier: 3 }],
  })
  const { moral } = counting(state, fireOf({ x: 100_000, y: 108_750 }))
  expect(moral).toEqual({ 'target.flank': 3, 'target.chief': -3 })
})

test('[BA-T-06] [BA-3.1.7-04] BA-TV-028 trained shots at a supported unit', () => {
  const support: Partial<Unit> = { id: 'c', seat: 'blue', y: 117_000, heading: 18_000 }
  const units = [
    firing({ figures: 40, isTrained: true, valeur: 2 }),
    facing(near, { figures: 40, valeur: -2 }),
    support,
  ]
  const state = atFire(units, { helpers: [helperOf({})] })
  expect(counting(state)).toEqual({
    loss: { 'own.trained': 2, 'own.valeur': 2 },
    moral: { 'target.support': -2, 'target.valeur': 2 },
  })
  expect(result(state, 11)).toEqual([4, 15, 4, 15, 'U'])
})

test('[BA-T-22] BA-TV-148 cavalry at the charge counts as such', () => {
  const horse = (rate: Unit['doing']['rate']) =>
    facing(near, { arm: 'heavy cavalry', figures: 24, doing: doing({ rate }) })
  const walking = counting(atFire([firing(), horse('normal')])).loss
  expect(walking).toEqual({ 'target.mountedCav': 1 })
  const charging = counting(atFire([firing(), horse('charge')])).loss
  expect(charging).toEqual({ 'target.mountedCavCharge': -1 })
})

test('[BA-T-22] BA-TV-149 factors of different groups add up', () => {
  const column = facing(near, { arm: 'heavy cavalry', figures: 24, ...shaped('attackColumn', 4) })
  expect(counting(atFire([firing(), column])).loss).toEqual({
    'target.columnEffect': 2,
    'target.mountedCav': 1,
  })
})

test('[BA-T-06] cavalry fires mounted, in light disorder, at a unit without ammunition', () => {
  const horse = firing({
    arm: 'light cavalry',
    weapon: 'carbine',
    figures: 20,
    disorder: 'LU',
  })
  const state = atFire([horse, facing(cm(5), { figures: 20, supply: 'none' })])
  expect(counting(state)).toEqual({
    loss: { 'own.mountedCav': -2, 'own.LU': -2 },
    moral: { 'target.noSupply': 2 },
  })
})

test('[BA-T-06] [BA-T-07] artillery is a thin target, limbered a better one', () => {
  const target = (kind: FormationKind) =>
    facing(near, { arm: 'artillery', guns: guns(1, 6, 4), ...shaped(kind) })
  const loss = (kind: FormationKind) => counting(atFire([firing(), target(kind)])).loss
  expect(loss('unlimbered')).toEqual({ 'target.unlimbered': -4 })
  expect(loss('limbered')).toEqual({ 'target.columnEffect': 2, 'target.limbered': -2 })
})

test('[BA-T-06] [BA-2.3.5-01] an obstacle that is being passed hinders fire and shakes', () => {
  const hedge = (y: number): Partial<Terrain> => ({
    kind: 'linear',
    points: [60_000, y, 140_000, y],
    width: 200,
    obstacle: 'I',
  })
  const own = atFire([firing(), facing(near)], { terrain: [hedge(98_500)] })
  expect(counting(own).loss).toEqual({ 'own.obstacle': -2 })
  const theirs = atFire([firing(), facing(near)], { terrain: [hedge(110_500)] })
  expect(counting(theirs).moral).toEqual({ 'target.obstacle': 2 })
})

test('[BA-3.1.8-02] fire at the rear, and disorder of the target', () => {
  const rear = facing(near, { heading: 0, y: 112_000, disorder: 'U' })
  expect(counting(atFire([firing(), rear])).moral).toEqual({ 'target.rear': 2, 'target.U': 4 })
  const rout = facing(near, { disorder: 'FU', y: 114_000, ...shaped('rout') })
  expect(counting(atFire([firing(), rout])).moral).toEqual({ 'target.FU': 8 })
})

test('[BA-1.1.4-06] [BA-Q-29] a fallen chief of its side spoils the roll', () => {
  const state = atFire([firing(), facing(near)], {
    penalties: [{ seat: 'red', value: -2, untilTurn: 3 }],
  })
  expect(counting(state).loss).toEqual({ 'ba.modifier.penalty': -2 })
})
