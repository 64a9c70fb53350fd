import { expect, test } from 'vitest'
import { noItem } from '@grognard/umpire/sequence.ts'
import { sequence } from '../../sequence.ts'
import { cm } from '../measures.ts'
import { turningQuarters } from './march.ts'
import { angles, CONTACT, diceOfRoll, distances, scale, sidesOfDie, ZONE_DEPTH } from './scale.ts'
import { figureBases, limberedBase, modelBase, staffBase } from './troops.ts'

test('[BA-1.1.7-04] [BA-Q-40] bases', () => {
  expect(figureBases.infantry).toEqual({ width: 1_500, depth: 1_500 })
  expect(figureBases['heavy cavalry']).toEqual({ width: 2_000, depth: 4_500 })
  expect(modelBase).toEqual({ width: 5_000, depth: 7_500 })
  expect(limberedBase).toEqual({ width: 5_000, depth: 15_000 })
  expect(staffBase).toEqual(figureBases['light cavalry'])
})

test('[BA-1.1.7-01] [BA-1.1.7-03] [BA-1.1.8-01] the scale, and three dice of six sides', () => {
  expect(scale).toEqual({
    menPerFigure: 20,
    metresPerCm: 10,
    metresPerLevel: 10,
    minutesPerTurn: 15,
  })
  expect([diceOfRoll, sidesOfDie]).toEqual([3, 6])
  expect(cm(2.25)).toBe(2_250)
})

test('[BA-1.1.1-01] [BA-T-01] the turn has the phases of the table, in their order', () => {
  const steps = sequence.battle.map(step => step.within(noItem))
  const turn = steps.find(step => step.step === 'repeat')
  const played = turn?.steps.map(step => (step.step === 'phase' ? step.name : step.step))
  expect(played).toEqual([
    'orders',
    'announcement',
    'continuedFire',
    'movement',
    'fire',
    'melee',
    'end',
  ])
})

test('[BA-2.4.2-02] a quarter turn costs 3/4 of the front as a wheel, 3/2 as a pivot', () => {
  const path = (front: number, kind: 'wheel' | 'pivot') => (front * turningQuarters[kind]) / 4
  expect([path(22.5, 'pivot'), path(22.5, 'wheel'), path(12, 'wheel')]).toEqual([33.75, 16.875, 9])
})

test('[BA-4.1.1-01] [BA-1.1.3-01] every distance of the rules, in cm', () => {
  const entries = Object.entries(distances).map(([name, value]) => [name, value / 1_000])
  expect(Object.fromEntries(entries)).toEqual({
    orderRoll: 30,
    enemyNearby: 30,
    ownOrders: 30,
    soutien: 15,
    recall: 15,
    sendOut: 5,
    fastMarch: 90,
    support: 10,
    staffCatch: 5,
    overhead: 10,
    overheadOwn: 20,
    halted: 5,
    refuge: 10,
    behindTarget: 10,
    rangingMove: 20,
    nonRicochet: 5,
    narrowLevel: 10,
    brook: 1,
    river: 5,
    roadFollow: 1,
    woodEdge: 3,
    arrivalBarred: 10,
    arrivalMoved: 30,
  })
  expect([ZONE_DEPTH, CONTACT]).toEqual([5_000, 10])
})

test('[BA-3.1.3-02] [BA-5.3.1-02] every angle of the rules, in 1/100 degree', () => {
  expect(angles).toEqual({
    aim: { infantry: 3_000, cavalry: 3_000, artillery: 4_500 },
    support: 4_500,
    flank: 4_500,
    columnEffect: 3_000,
    retreat: 4_500,
    intoWood: 4_500,
    chargePivot: 2_000,
  })
})
