import { expect, test } from 'vitest'
import { doing, said, square, tableFor, unit } from '../../fixtures.ts'
import { centreOf } from '../../model/footprint.ts'
import { openTerrain } from '../../model/marching/rates.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { declareEvents } from '../declare/events.ts'
import { encounterEvents } from '../encounter/events.ts'
import { attack, blue, helper } from '../melee/fixtures.ts'
import { announceAdvances, rateOf, reachOf, seatsToAdvance } from './advance-right.ts'
import { advance, advanceTool, plainAdvance } from './advance.ts'
import { advanceEvents } from './events.ts'
import { broke, house, refusals, routed, won, wood } from './fixtures.ts'

test('[BA-4.1.4-01] an attacker whose enemy came into U or FU may advance', () => {
  expect(refusals(won())).toEqual([])
  expect(refusals(won({ attacks: [attack('u1', 'u2', broke)] }))).toEqual([])
  expect(refusals(won({ attacks: [attack('u1', 'u2', { state: 'fought' })] }))).toEqual([
    'noAdvance',
  ])
  expect(refusals(won({ attacks: [attack('u2', 'u1', routed)] }))).toEqual(['noAdvance'])
  expect(refusals(won({}, { disorder: 'U' }))).toEqual(['noAdvance'])
  expect(refusals(won({}, { disorder: 'LU' }))).toEqual([])
  expect(seatsToAdvance(won())).toEqual(['red'])
})

test('[BA-1.1.1-04] [BA-4.1.4-01] who has continued its fire does not move, whatever it has won', () => {
  expect(refusals(won({}, { doing: doing({ continuedFire: true }) }))).toEqual(['noAdvance'])
  expect(refusals(won({}, { doing: doing({ moved: true }) }))).toEqual([])
})

test('[BA-4.1.4-01] BA-TV-170 half a turn at the rate last used, with the usual halvings', () => {
  const column = { kind: 'attackColumn', front: 4, gap: null } as const
  const charging = unit({ formation: column, doing: doing({ rate: 'charge' }) })
  const horse = unit({ arm: 'medium cavalry', doing: doing({ rate: 'normal' }) })
  const shaken = unit({ formation: column, disorder: 'LU' })
  const reaches = [charging, horse, shaken].map(one => reachOf(one, openTerrain) / 1000)
  expect(reaches).toEqual([20, 15, 7.5])
  const reformed = unit({ doing: doing({ reformed: true }) })
  expect(reachOf(reformed, openTerrain)).toBe(5_000)
  expect(reachOf(unit({}), { grounds: ['normal'], obstacle: 'II' })).toBe(5_000)
})

test('[BA-2.3.3-02] [BA-4.1.4-01] in light disorder the charge has fallen to the normal rate', () => {
  const shaken = unit({ disorder: 'LU', doing: doing({ rate: 'charge' }) })
  expect(reachOf(shaken, openTerrain)).toBe(5_000)
})

test('[BA-4.1.4-01] [BA-2.4.1-02] one pivot of at most 20 degrees', () => {
  expect(refusals(won(), { pivot: 2_000 })).toEqual([])
  expect(refusals(won(), { pivot: -2_001 })).toEqual(['pivotsTooFar'])
})

test('[BA-2.4.3-03] march columns on a road turn as they like', () => {
  const column = { kind: 'marchColumn', front: null, gap: null } as const
  const road: Partial<Terrain> = {
    kind: 'road',
    points: [100_000, 0, 100_000, 200_000],
    width: 3_000,
  }
  const state = won({ terrain: [road] }, { formation: column })
  expect(refusals(state, { pivot: 4_000 })).toEqual([])
  expect(refusals(won({}, { formation: column }), { pivot: 4_000 })).toEqual(['pivotsTooFar'])
})

const onWood = { ...routed, againstPosition: true, terrain: 'wood' }

test('[BA-4.1.4-02] after an attack on a position the unit stops in it', () => {
  const inWood = won({ terrain: [wood], attacks: [attack('u1', 'u2', onWood)] })
  expect(refusals(inWood, { distance: 8_000 })).toEqual([])
  const column = { kind: 'attackColumn', front: 8, gap: null } as const
  const strip = { ...wood, points: square(100_000, 102_000, 60_000, 2_000) }
  const state = won(
    { terrain: [strip], attacks: inWood.attacks },
    { formation: column, figures: 16 },
  )
  expect(refusals(state, { distance: 5_000 })).toEqual([])
  expect(refusals(state, { distance: 14_000 })).toEqual(['beyondPosition'])
  expect(refusals(won({ terrain: [strip] }), { distance: 10_000 })).toEqual([])
})

test('[BA-2.3.3-01] [BA-6.1.2-05] a position is reached at the rate that was left when it came there', () => {
  const reached = (rate: 'normal' | 'charge') => {
    const announced = attack('u1', null, { state: 'announced', isCharge: true })
    const state = won({ attacks: [announced] }, { doing: doing({ rate }) })
    encounterEvents.positionReached.apply(state, { unit: 'u1', terrain: 'house' })
    return state.attacks[0]
  }
  expect(reached('charge')).toMatchObject({ state: 'met', isCharge: true })
  expect(reached('normal')).toMatchObject({ state: 'met', isCharge: false })
})

test('[BA-4.1.7-02] a support unit goes along, but does not attack', () => {
  const state = won({ helpers: [helper('support', 'u4', 'u1', 'u2')] })
  expect(refusals(state, { unit: 'u4' })).toEqual([])
  expect(refusals(state, { unit: 'u4', target: 'u3' })).toEqual(['noContinuedAttack'])
  expect(refusals(won(), { unit: 'u4' })).toEqual(['noAdvance'])
})

test('[BA-4.3.2-02] the line of a soutien has its right', () => {
  const line = { kind: 'skirmish', front: null, gap: 1_500 } as const
  const state = won()
  const fourth = state.units[3]
  if (fourth) Object.assign(fourth, { mother: 'u1', formation: line, figures: 10 })
  expect(refusals(state, { unit: 'u4', target: 'u3' })).toEqual([])
})

test('[BA-4.1.4-04] offers are lawful, and the tool draws them', () => {
  const state = won({ terrain: [house] })
  const legalOrders = advance.legalOrders(state, 'red')
  expect(legalOrders.length).toBeGreaterThan(3)
  for (const order of legalOrders) expect(advance.judge(state, 'red', order).because).toEqual([])
  const start = advanceTool.start(state, 'red', 'u1')
  const drawn = advanceTool.extend(state, 'red', start, 100_000, 113_000)
  expect(drawn).toMatchObject({ target: 'u3', pivot: 0, distance: 10_000 })
  const { poses } = advanceTool.trace(state, 'red', { ...start, distance: 4_000 })
  expect(poses[2]).toEqual({ x: 100_000, y: 104_000, heading: 0 })
  expect(advanceTool.extend(state, 'red', start, 102_000, 106_000).building).toBe('house')
})

test('[BA-4.1.4-01] advances that lead elsewhere are told in different words', () => {
  const state = won()
  const texts = advance.legalOrders(state, 'red').map(order => said(advance.describe(state, order)))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toMatch(/advance [\d.]+ cm$/)
  const order = { ...plainAdvance('u1'), distance: 5_000, pivot: -2_000 }
  expect(said(advance.describe(state, order))).toBe(
    'u1: advance 5 cm after a pivot of 20° to the left',
  )
})

test('[BA-4.1.4-03] pointing at its own place, a friend or who has left attacks nobody', () => {
  const state = won()
  const start = advanceTool.start(state, 'red', 'u1')
  const target = (x: number, y: number) => advanceTool.extend(state, 'red', start, x, y).target
  const aimedAt = (id: string) => {
    const { x, y } = centreOf(unitOf(state, id))
    return target(x, y)
  }
  expect(aimedAt('u3')).toBe('u3')
  expect([aimedAt('u1'), aimedAt('u4')]).toEqual(['', ''])
  unitOf(state, 'u3').status = 'left'
  expect(aimedAt('u3')).toBe('')
})

test('[BA-4.1.4-05] [BA-6.1.2-07] a building that the enemy left is occupied', () => {
  const state = won({ terrain: [house] })
  expect(refusals(state, { building: 'house' })).toEqual([])
  expect(refusals(state, { building: 'nowhere' })).toEqual(['noSuchBuilding'])
  expect(refusals(state, { building: 'house', target: 'u3' })).toEqual(['attackOrOccupy'])
  const horse = won({ terrain: [house] }, { arm: 'medium cavalry' })
  expect(refusals(horse, { building: 'house' })).toEqual(['onlyInfantryInside'])
})

test('[BA-6.1.2-07] not while it is held', () => {
  const state = won({ terrain: [house] })
  const third = state.units[2]
  if (third) third.building = 'house'
  expect(refusals(state, { building: 'house' })).toEqual(['enemyStillInside'])
})

test('[BA-6.1.2-05] who attacked an empty building may go in, and nothing else', () => {
  const at = { state: 'fought', againstPosition: true, terrain: 'house', target: 'u2' } as const
  const state = won({ terrain: [house], attacks: [attack('u1', null, at)] })
  expect(refusals(state, { building: 'house' })).toEqual([])
  expect(refusals(state)).toContain('onlyOccupies')
  const elsewhere = won({
    terrain: [wood],
    attacks: [attack('u1', null, { ...at, terrain: 'wood' })],
  })
  expect(refusals(elsewhere)).toEqual(['noAdvance'])
})

test('[BA-6.1.2-06] not while an enemy who wants it too has not given way', () => {
  const at = { state: 'fought', againstPosition: true, terrain: 'house', target: '' } as const
  const both = (blues: Partial<Unit>) =>
    won({
      terrain: [house],
      units: [{}, { ...blue, y: 115_000, ...blues }],
      attacks: [attack('u1', null, at), attack('u2', null, at)],
    })
  expect(refusals(both({}), { building: 'house' })).toEqual(['noAdvance'])
  expect(refusals(both({ disorder: 'LU' }), { building: 'house' })).toEqual(['noAdvance'])
  expect(refusals(both({ disorder: 'U' }), { building: 'house' })).toEqual([])
})

test('[BA-4.1.4-03] a new attack, only where the enemy came into FU', () => {
  expect(refusals(won(), { target: 'u3' })).toEqual([])
  const state = won({ attacks: [attack('u1', 'u2', broke)] })
  expect(refusals(state, { target: 'u3' })).toEqual(['noContinuedAttack'])
  expect(refusals(won(), { target: 'u4' })).toEqual(['noTarget'])
  expect(refusals(won(), { target: 'u2' })).toEqual([])
})

test('[BA-4.1.4-03] after a continued attack no further advance', () => {
  const attacks = [
    attack('u1', 'u2', { state: 'fought' }),
    attack('u1', 'u3', { ...routed, isContinued: true }),
  ]
  expect(refusals(won({ attacks }))).toEqual(['noAdvance'])
})

test('[BA-4.4.0-01] [BA-4.1.4-03] what may not be attacked may not be attacked now either', () => {
  const horse = won()
  const third = horse.units[2]
  if (third) third.arm = 'light cavalry'
  expect(refusals(horse, { target: 'u3' })).toEqual(['footAgainstHorse'])
})

test('[BA-4.1.4-04] written once, in secret; continued attacks are told before anybody moves', () => {
  const state = won({ helpers: [helper('support', 'u4', 'u1', 'u2')] })
  const table = tableFor(state, { ...declareEvents, ...advanceEvents })
  const order = { ...plainAdvance('u1'), distance: 9_000, pivot: 100, target: 'u3' }
  advance.execute(table, 'red', order)
  expect(state.advances).toEqual([
    {
      unit: 'u1',
      pivot: 100,
      distance: 9_000,
      target: 'u3',
      building: null,
      isShown: false,
    },
  ])
  expect(refusals(state)).toEqual(['advanceWritten'])
  announceAdvances(table)
  expect(state.helpers).toEqual([])
  expect(state.attacks[1]).toMatchObject({
    unit: 'u1',
    target: 'u3',
    isContinued: true,
    isCharge: false,
    state: 'announced',
  })
})

test('[BA-4.1.4-03] [BA-Q-62] after a charge the continued attack is at the charge', () => {
  const state = won({}, { doing: doing({ rate: 'charge' }) })
  const table = tableFor(state, { ...declareEvents, ...advanceEvents })
  advance.execute(table, 'red', { ...plainAdvance('u1'), target: 'u3' })
  announceAdvances(table)
  expect(state.attacks[1]?.isCharge).toBe(true)
})

test('[BA-2.3.3-03] [BA-Q-62] so it is after a charge that did not have to march', () => {
  const state = won({ attacks: [attack('u1', null, { state: 'announced' })] })
  encounterEvents.attackMet.apply(state, { unit: 'u1', enemy: 'u2', isCharge: true })
  expect(rateOf(unitOf(state, 'u1'))).toBe('charge')
  const walked = won({ attacks: [attack('u1', null, { state: 'announced' })] })
  encounterEvents.attackMet.apply(walked, { unit: 'u1', enemy: 'u2', isCharge: false })
  expect(rateOf(unitOf(walked, 'u1'))).toBe('normal')
})

test('[BA-4.1.4-04] helpers are set free where there are some, and only then', () => {
  const kinds = (setting: Parameters<typeof won>[0]) => {
    const table = tableFor(won(setting), { ...declareEvents, ...advanceEvents })
    announceAdvances(table)
    return table.events.map(({ kind }) => kind)
  }
  expect(kinds({})).toEqual([])
  expect(kinds({ helpers: [helper('support', 'u4', 'u1', 'u2')] })).toEqual(['helpersDismissed'])
})
