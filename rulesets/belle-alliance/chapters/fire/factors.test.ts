import { expect, test } from 'vitest'
import { messageOfReason, sumsOf, tallyLines } from '@grognard/umpire'
import { cm } from '../../book/measures.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { doing, guns, said, square } from '../../fixtures.ts'
import { shotOf } from '../../model/firing/shot.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import { contextOf, factorsOf, parts, tallyOf } from './factors.ts'
import type { FireFactors } from './factors.ts'
import {
  atFire,
  counting,
  declared,
  facing,
  fireOf,
  firing,
  helperOf,
  near,
  result,
  shaped,
} from './fixtures.ts'

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

function factors(loss: number, moral: number): FireFactors {
  const state = declared([firing(), facing(near)], [fireOf()])
  const context = contextOf(shotOf(state, fireOf()))
  if (!context) throw new RangeError('The shot has no line.')
  const row = (value: number) => ({
    rule: 'BA-T-06' as const,
    message: 'ba.modifier.fire.target.squareMassHuddle',
    value,
    when: () => true,
  })
  const plain = factorsOf(context)
  return { ...plain, loss: loss === 0 ? [] : [row(loss)], moral: moral === 0 ? [] : [row(moral)] }
}

function linesOf(given: FireFactors, part?: (typeof parts)[number]) {
  const { loss, moral } = tallyOf(given, part)
  return tallyLines([...loss, ...moral], given.context)
}

test('[BA-3.1.1-07] the tally tells the sum for losses apart from that for the moral effect', () => {
  expect(sumsOf(linesOf(factors(2, -1)))).toEqual([
    { name: 'ba.sum.loss', value: 2 },
    { name: 'ba.sum.moral', value: 1 },
  ])
})

test('[BA-3.1.1-07] where only the moral effect has factors the dice are told as the losses', () => {
  const lines = linesOf(factors(0, -1))
  expect(sumsOf(lines).map(({ value }) => value)).toEqual([0, -1])
  const texts = lines.map(line => said(messageOfReason(line)))
  expect(texts).toEqual([
    'no modifier for losses',
    'morale only: square, battalion mass or rallying square',
  ])
  expect(linesOf(factors(0, 0))).toEqual([])
})

test('[BA-3.1.2-01] each part of a split fire has sums of its own', () => {
  const lines = parts.flatMap((part, i) => linesOf(factors(i + 1, -1), part))
  expect(sumsOf(lines)).toEqual([
    { name: 'ba.sum.first.loss', value: 1 },
    { name: 'ba.sum.first.moral', value: 0 },
    { name: 'ba.sum.second.loss', value: 2 },
    { name: 'ba.sum.second.moral', value: 1 },
  ])
  const [first] = lines
  expect(said({ key: first?.message ?? '', values: first?.values ?? {} })).toMatch(/^first part: /)
})

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
