import { expect, test } from 'vitest'
import { EndlessDice, play } from '@grognard/umpire'
import { battle, doing } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import type { Unit } from '../../model/unit.ts'
import { march, marched, sheet, straight } from './fixtures.ts'

const ahead = march([straight(200)])
const line = { kind: 'skirmish' as const, front: null, gap: 1500 }
const screen: Partial<Unit> = { formation: line, figures: 8 }

test('[BA-Q-14] who runs into an own unit waits, and goes on when that has gone on', () => {
  const { at } = marched({
    units: [{}, { y: 104_000 }],
    sheets: [sheet('u1', ahead), sheet('u2', march([straight(8)], { fromTick: 11 }))],
  })
  expect(at('u2')[1]).toBe(112)
  expect(at('u1')[1]).toBeCloseTo(109, 1)
})

test('[BA-Q-14] where both run into each other the higher of two rolls goes on all phase', () => {
  const setting = {
    units: [
      { x: 88_000, y: 110_000, heading: 9_000 },
      { x: 100_000, y: 98_000 },
    ],
    sheets: [sheet('u1', march([straight(20)])), sheet('u2', march([straight(20)]))],
  }
  const { events } = marched(
    setting,
    Array<number>(60)
      .fill(9)
      .map((nine, i) => nine + (i % 2)),
  )
  const rolled = events.filter(({ kind }) => kind === 'rightOfWayRolled')
  expect(rolled.length).toBe(1)
  expect(rolled[0]).toMatchObject({ units: ['u1', 'u2'], totals: [9, 10], goesOn: 'u2' })
})

test('[BA-Q-14] two that march at one another roll once a phase; an even roll is thrown again', () => {
  const both = march([straight(20)])
  const { events, at } = marched(
    {
      units: [{ y: 98_000 }, { y: 112_000, heading: 18_000 }],
      sheets: [sheet('u1', both), sheet('u2', both)],
    },
    [9, 9, 12, 5],
  )
  const rolled = events.filter(({ kind }) => kind === 'rightOfWayRolled')
  expect(rolled).toMatchObject([{ totals: [12, 5], goesOn: 'u1' }])
  expect(at('u2')[1]).toBeGreaterThanOrEqual(105)
})

test('[BA-Q-14] two that march at one another and never roll unevenly end with an error', () => {
  const both = march([straight(20)])
  const state = battle({
    at: 'chiefs',
    waiting: ['red'],
    units: [{ y: 98_000 }, { y: 112_000, heading: 18_000 }],
    sheets: [sheet('u1', both), sheet('u2', both)],
  })
  const equal = () => play(belleAlliance, state, 'red', { kind: 'done' }, { roll: () => 3 })
  expect(equal).toThrow(EndlessDice)
  expect(equal).toThrow('the last by BA-Q-14')
})

test('[BA-2.3.4-02] skirmish lines are passed, and do not fire afterwards', () => {
  const { at, unit } = marched({
    units: [{}, { ...screen, y: 105_000 }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBe(120)
  expect(unit('u2').doing.passedThrough).toBe(true)
})

test('[BA-1.1.1-04] [BA-1.1.1-06] who went on firing is not passed', () => {
  const { at, unit } = marched({
    units: [{}, { ...screen, y: 105_000, doing: doing({ continuedFire: true }) }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeCloseTo(103.5, 1)
  expect(unit('u2').doing.passedThrough).toBe(false)
})

test('[BA-2.3.4-05] who would end on a line goes on to the nearest free place', () => {
  const { at, kinds } = marched({
    units: [{}, { ...screen, y: 120_000 }],
    sheets: [sheet('u1', ahead)],
  })
  expect(kinds).toContain('placeAdapted')
  expect(at('u1')[1]).toBeGreaterThanOrEqual(123)
  expect(at('u1')[1]).toBeLessThan(124)
})
