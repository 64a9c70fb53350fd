import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { guns } from '../testing.ts'
import { unitOf } from '../units.ts'
import { aimsOf, arcsOf } from './arcs.ts'
import { atFire, facing, fireOf, firing } from './testing.ts'

test('[BA-1.1.1-11] [BA-Q-35] no ranges are shown before fire is declared', () => {
  const units = [firing(), facing(cm(9))]
  const before = atFire(units)
  expect(arcsOf(before, unitOf(before, 'a'))).toEqual([])
  const declared = atFire(units, { fires: [fireOf()] })
  expect(arcsOf(declared, unitOf(declared, 'a')).length).toBe(1)
  const measured = atFire(units, { options: { measuring: 'always' } })
  expect(arcsOf(measured, unitOf(measured, 'b')).length).toBe(1)
})

test('[BA-3.1.3-02] [BA-T-14] the field of guns opens 45 degrees, with three zones', () => {
  const state = atFire([firing({ arm: 'artillery', guns: guns(2) })], {
    options: { measuring: 'always' },
  })
  const [arc] = arcsOf(state, unitOf(state, 'a'))
  expect(arc?.bands.map(({ label }) => label.values?.cm)).toEqual([20, 50, 120])
  const [near] = arc?.bands ?? []
  expect(near?.polygon.slice(0, 4)).toEqual([95_000, 100_000, 80_858, 114_142])
})

test('[BA-1.3.1-07] a square has a field on each side; who cannot fire has none', () => {
  const given = { options: { measuring: 'always' as const } }
  const square = { formation: { kind: 'square' as const, front: null, gap: null } }
  const state = atFire([firing(square), facing(cm(20), { disorder: 'U' })], given)
  expect(arcsOf(state, unitOf(state, 'a')).length).toBe(4)
  expect(arcsOf(state, unitOf(state, 'b'))).toEqual([])
})

test('[BA-3.1.3-05] lines of declared fire', () => {
  const state = atFire([firing(), facing(cm(9))], { fires: [fireOf()] })
  expect(aimsOf(state)).toEqual([
    { piece: 'a', points: [100_000, 100_000, 100_000, 109_000], kind: 'aim' },
  ])
})
