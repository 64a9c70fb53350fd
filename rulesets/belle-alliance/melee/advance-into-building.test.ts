import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { attack, blue } from './testing.ts'
import { house, refusals, won, wood } from './testing-advance.ts'

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
