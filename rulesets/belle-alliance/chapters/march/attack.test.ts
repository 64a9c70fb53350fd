import { expect, test } from 'vitest'
import { seededDice } from '@grognard/umpire'
import { battle, guns, said, square } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import type { Unit } from '../../model/unit.ts'
import { attackClause, march, sheet, straight } from '../encounter/fixtures.ts'
import { attack } from './attack.ts'

const blue: Partial<Unit> = { seat: 'blue', heading: 18_000, y: 130_000 }

function reasons(
  unit: Partial<Unit>,
  given: Partial<ClauseOf<'attack'>> = {},
  setting: Setting = {},
): string[] {
  const state = battle({ units: [unit, blue], ...setting })
  const { because } = attack.judge(state, 'red', { ...attackClause('u2', given), unit: 'u1' })
  return because.map(({ rule, message }) => `${rule} ${message.replace('ba.refuse.', '')}`)
}

const house = { kind: 'building' as const, points: square(100_000, 130_000, 10_000), capacity: 44 }

test('[BA-1.1.2-07] an attack names an enemy on the board', () => {
  expect(reasons({})).toEqual([])
  expect(reasons({}, { target: 'u1' })).toEqual(['BA-1.1.2-07 noTarget'])
  expect(reasons({}, { target: 'nobody' })).toEqual(['BA-1.1.2-07 noTarget'])
})

test('[BA-4.1.2-01] a position is tied to terrain', () => {
  const terrain = [house]
  expect(reasons({}, { againstPosition: true })).toEqual(['BA-4.1.2-01 noPosition'])
  expect(reasons({}, { terrain: 't1' }, { terrain })).toEqual(['BA-4.1.2-01 noPosition'])
  expect(reasons({}, { terrain: 'nowhere' })).toEqual(['BA-4.1.2-01 noPosition'])
  expect(reasons({}, { againstPosition: true, terrain: 't1' }, { terrain })).toEqual([])
})

test('[BA-1.1.2-09] [BA-1.1.2-10] against an assumed occupant a piece of terrain is named alone', () => {
  const setting = { terrain: [house] }
  expect(reasons({}, { target: '', againstPosition: true, terrain: 't1' }, setting)).toEqual([])
  expect(reasons({}, { target: '' })).toEqual(['BA-1.1.2-07 noTarget'])
})

test('[BA-1.1.2-08] the target is in sight of the unit or of its chief', () => {
  const wood = { kind: 'wood' as const, points: square(100_000, 115_000, 150_000, 10_000) }
  const hidden = { terrain: [wood] }
  expect(reasons({}, {}, hidden)).toEqual(['BA-1.1.2-08 targetUnseen'])
  const staff = [{ id: 'c', x: 100_000, y: 124_000 }]
  expect(reasons({ chief: 'c' }, {}, { ...hidden, staff })).toEqual([])
})

test('[BA-6.1.2-04] not against a building with own figures inside', () => {
  const units = [{}, blue, { building: 't1', figures: 20 }]
  const order = { againstPosition: true, terrain: 't1' }
  expect(reasons({}, order, { units, terrain: [house] })).toEqual(['BA-6.1.2-04 ownHouse'])
})

test('[BA-6.1.1-02] [BA-4.4.0-01] horse not against houses, foot not against horse', () => {
  const horse: Partial<Unit> = { arm: 'heavy cavalry', figures: 16 }
  const order = { againstPosition: true, terrain: 't1' }
  expect(reasons(horse, order, { terrain: [house] })).toEqual(['BA-6.1.1-02 horseAgainstHouse'])
  const units = [{}, { ...blue, ...horse }]
  expect(reasons({}, {}, { units })).toEqual(['BA-4.4.0-01 footAgainstHorse'])
})

test('[BA-4.1.1-02] [BA-4.5.0-01] [BA-1.3.1-10] nor do disordered units, guns or huddles attack', () => {
  expect(reasons({ disorder: 'LU' })).toEqual([])
  expect(reasons({ disorder: 'U' })).toEqual(['BA-4.1.1-02 attackDisordered'])
  expect(reasons({ arm: 'artillery', guns: guns(2) })).toEqual(['BA-4.5.0-01 attackByGuns'])
  expect(reasons({ formation: { kind: 'huddle', front: null, gap: null } })).toEqual([
    'BA-1.3.1-10 attackFormation',
  ])
})

test('[BA-2.3.2-04] no attack in a turn with fast march', () => {
  const sheets = [sheet('u1', march([straight(80)], { rate: 'fast' }))]
  const formation = { kind: 'marchColumn' as const, front: null, gap: null }
  expect(reasons({ formation }, {}, { sheets })).toEqual(['BA-2.3.2-04 attackFast'])
})

test('[BA-6.1.2-03] not out of a building, unless it is left first', () => {
  const units = [
    { building: 't1', figures: 20 },
    { ...blue, y: 160_000 },
  ]
  const outside = {
    kind: 'leave' as const,
    formation: 'line' as const,
    front: null,
    figures: 20,
    x: 100_000,
    y: 138_000,
    heading: 0,
  }
  const setting = { units, terrain: [house] }
  expect(reasons({}, {}, setting)).toEqual(['BA-6.1.2-03 attackFromHouse'])
  expect(reasons({}, {}, { ...setting, sheets: [sheet('u1', outside)] })).toEqual([])
})

test('[BA-1.1.2-07] what is offered or picked is lawful', () => {
  const state = battle({ units: [{}, { x: 60_000 }, blue, { ...blue, x: 60_000 }] })
  const picked = attack.sample?.(state, 'red', seededDice('attack'))
  const legalOrders = [...attack.legalOrders(state, 'red'), ...(picked ? [picked] : [])]
  expect(legalOrders.length).toBe(9)
  expect(legalOrders.filter(each => !attack.judge(state, 'red', each).allowed)).toEqual([])
})

test('[BA-1.1.2-07] every enemy that may be attacked is offered, the nearest in more than one way', () => {
  const enemies = [30, 60, 90, 120, 150, 180].map(x => ({ ...blue, x: x * 1000 }))
  const legalOrders = attack.legalOrders(battle({ units: [{}, ...enemies] }), 'red')
  const targets = legalOrders.map(({ target }) => target)
  expect(new Set(targets).size).toBe(enemies.length)
  expect(legalOrders).toHaveLength(10)
})

test('[BA-1.1.2-07] the order tells the target', () => {
  const state = battle({ units: [{ name: 'Oldenborg' }, { name: 'Queen’s', seat: 'blue' }] })
  const onUnit = { ...attackClause('u2', { ifMet: 'attack' }), unit: 'u1' }
  expect(said(attack.describe(state, onUnit))).toBe(
    'Oldenborg: attack Queen’s, or the first enemy it meets',
  )
})

test('[BA-1.1.2-07] an attack on a position names it', () => {
  const mill = battle({ units: [{}, { seat: 'blue' }], terrain: [{ name: 'Mill' }] })
  const onMill = { ...attackClause('u2', { againstPosition: true, terrain: 't1' }), unit: 'u1' }
  expect(attack.describe(mill, onMill).values?.position).toBe('Mill')
})
