import { expect, test } from 'vitest'
import { commandEvolve } from '../command/evolve.ts'
import { marchEvolve } from '../march/evolve.ts'
import { doing, tableFor } from '../testing.ts'
import { unitOf } from '../units.ts'
import { advance } from './advance.ts'
import { rateOf } from './advance-path.ts'
import { plainAdvance } from './advance-tool.ts'
import { announceAdvances } from './announcing.ts'
import { meleeEvolve } from './evolve.ts'
import { attack, helper } from './testing.ts'
import { broke, refusals, routed, won } from './testing-advance.ts'

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
  const table = tableFor(state, { ...commandEvolve, ...meleeEvolve })
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
  const table = tableFor(state, { ...commandEvolve, ...meleeEvolve })
  advance.execute(table, 'red', { ...plainAdvance('u1'), target: 'u3' })
  announceAdvances(table)
  expect(state.attacks[1]?.isCharge).toBe(true)
})

test('[BA-2.3.3-03] [BA-Q-62] so it is after a charge that did not have to march', () => {
  const state = won({ attacks: [attack('u1', null, { state: 'announced' })] })
  marchEvolve.attackMet(state, { kind: 'attackMet', unit: 'u1', enemy: 'u2', isCharge: true })
  expect(rateOf(unitOf(state, 'u1'))).toBe('charge')
  const walked = won({ attacks: [attack('u1', null, { state: 'announced' })] })
  marchEvolve.attackMet(walked, { kind: 'attackMet', unit: 'u1', enemy: 'u2', isCharge: false })
  expect(rateOf(unitOf(walked, 'u1'))).toBe('normal')
})

test('[BA-4.1.4-04] helpers are set free where there are some, and only then', () => {
  const kinds = (setting: Parameters<typeof won>[0]) => {
    const table = tableFor(won(setting), { ...commandEvolve, ...meleeEvolve })
    announceAdvances(table)
    return table.events.map(({ kind }) => kind)
  }
  expect(kinds({})).toEqual([])
  expect(kinds({ helpers: [helper('support', 'u4', 'u1', 'u2')] })).toEqual(['helpersDismissed'])
})
