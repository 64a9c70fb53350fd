import { expect, test } from 'vitest'
import { battle, doing, terrain } from '../testing.ts'
import { unitOf } from '../units.ts'
import { finish } from './steps.ts'
import { begun, garrison, pioneers, reasons, tableOf } from './testing.ts'

const house = terrain({
  id: 'h1',
  kind: 'building',
  points: [96_000, 96_000, 104_000, 96_000, 104_000, 104_000, 96_000, 104_000],
  capacity: 28,
  cover: 'I',
})

test('[BA-T-20] a strengthened building cannot be strengthened again', () => {
  const work = begun({ kind: 'strengthen', terrain: 'h1' })
  const state = battle({ units: [garrison({ work })], terrain: [house] })
  finish(tableOf(state))
  expect(state.terrain[0]?.isStrengthened).toBe(true)
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toContain('BA-T-20')
})

test('[BA-6.3.0-01] a garrison strengthens the building it holds and no other piece of terrain', () => {
  const state = battle({ units: [garrison()], terrain: [house] })
  expect(reasons(state, { work: 'strengthen', terrain: 'h1' })).toEqual([])
  expect(reasons(state, { work: 'strengthen', terrain: 'h2' })).toContain('BA-6.3.0-01')
  expect(reasons(state, { work: 'abatis' })).toContain('BA-6.3.0-01')
  expect(reasons(battle({ units: [pioneers()] }), { terrain: 'h1' })).toContain('BA-6.3.0-01')
})

test('[BA-T-20] [BA-6.1.1-07] all figures in the building count as hands, half of what it holds', () => {
  const few = battle({ units: [garrison({ figures: 13 })], terrain: [house] })
  expect(reasons(few, { work: 'strengthen', terrain: 'h1' })).toEqual(['BA-6.3.0-02'])
  const two = battle({
    units: [garrison({ figures: 10 }), garrison({ id: 'u2', figures: 4 })],
    terrain: [house],
  })
  expect(reasons(two, { work: 'strengthen', terrain: 'h1' })).toEqual([])
})

test('[BA-6.3.0-03] the whole garrison works: one of it that fires breaks the turn', () => {
  const work = begun({ kind: 'strengthen', terrain: 'h1' })
  const comrade = garrison({ id: 'u2', figures: 5, doing: doing({ fired: true }) })
  const state = battle({ units: [garrison({ work }), comrade], terrain: [house] })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 7 })
})
