import { expect, test } from 'vitest'
import { battle, said, square } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { boxOf, garrisonLeader } from '../../model/buildings.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import type { Unit } from '../../model/unit.ts'
import { at, carriedOut, failures, sheet } from '../formation/fixtures.ts'
import { leave } from './leave.ts'
import { occupy } from './occupy.ts'

const points = square(100_000, 104_500, 9_000)
const house = { id: 'house', kind: 'building', points, capacity: 36 } as const
const entering = (figures = 30): ClauseOf<'occupy'> => ({
  kind: 'occupy',
  building: 'house',
  figures,
})

function againstEntering(units: Partial<Unit>[], figures = 30, given: Setting = {}): string[] {
  const state = battle({ units, terrain: [house], ...given })
  const { because } = occupy.judge(state, 'red', { ...entering(figures), unit: 'u1' })
  return because.map(({ rule }) => rule)
}

test('[BA-6.1.1-01] the box of a building lies along its first wall', () => {
  const { x, y, heading, length, beam } = boxOf(
    battle({ terrain: [house] }).terrain[0] ?? neverBuilt(),
  )
  expect({ x, y, heading, length, beam }).toEqual({
    x: 100_000,
    y: 104_500,
    heading: 9000,
    length: 9_000,
    beam: 9_000,
  })
})

function neverBuilt(): never {
  throw new Error('There is no house.')
}

test('[BA-6.1.1-01] a building holds the figures that fit in it', () => {
  expect(againstEntering([{}])).toEqual([])
  const full = { ...house, capacity: 20 }
  expect(againstEntering([{}], 30, { terrain: [full] })).toEqual(['BA-6.1.1-01'])
  const others = { id: 'o', figures: 10, building: 'house' }
  expect(againstEntering([{}, others])).toEqual(['BA-6.1.1-01'])
})

test('[BA-6.1.1-02] neither cavalry nor artillery goes in', () => {
  expect(againstEntering([{ arm: 'heavy cavalry' }])).toEqual(['BA-6.1.1-02'])
})

test('[BA-6.1.1-03] it is occupied in contact', () => {
  expect(againstEntering([{ y: 99_980 }])).toEqual(['BA-6.1.1-03'])
  const table = carriedOut({ units: [{}], terrain: [house], sheets: [sheet('u1', entering())] })
  expect(at(table, 'u1')).toMatchObject({ building: 'house', x: 100_000, y: 104_500 })
  expect(at(table, 'u1').doing.reformed).toBe(true)
})

test('[BA-6.1.2-04] what the enemy holds must be attacked', () => {
  expect(againstEntering([{}, { seat: 'blue', figures: 5, building: 'house' }])).toEqual([
    'BA-6.1.2-04',
  ])
})

test('[BA-6.1.1-04] if both sides want to go in, both stop', () => {
  const units = [{}, { seat: 'blue', y: 109_000, heading: 18000 }] as const
  const sheets = [sheet('u1', entering()), { ...sheet('u2', entering()), seat: 'blue' as const }]
  const table = carriedOut({ units: [...units], terrain: [house], sheets })
  expect(table.events.map(({ kind }) => kind)).toEqual(['buildingContested'])
  expect([at(table, 'u1'), at(table, 'u2')].map(({ doing }) => doing.hasStopped)).toEqual([
    true,
    true,
  ])
})

test('[BA-6.1.1-01] of two own units the second goes in only while there is room', () => {
  const units = [{ figures: 20 }, { figures: 20, y: 109_000, heading: 18000 }]
  const sheets = [sheet('u1', entering(20)), sheet('u2', entering(20))]
  const table = carriedOut({ units, terrain: [house], sheets })
  expect([at(table, 'u1').building, at(table, 'u2').building]).toEqual(['house', null])
  expect(failures(table)).toEqual(['BA-6.1.1-01'])
})

test('[BA-6.1.1-06] to go in in part is a forced split', () => {
  const table = carriedOut({ units: [{}], terrain: [house], sheets: [sheet('u1', entering(12))] })
  expect(at(table, 'u1')).toMatchObject({ figures: 18, building: null })
  expect(at(table, 'u1-2')).toMatchObject({ figures: 12, building: 'house', partOf: 'u1' })
  expect([at(table, 'u1'), at(table, 'u1-2')].map(({ doing }) => doing.split)).toEqual([true, true])
  expect(againstEntering([{}], 28)).toEqual(['BA-6.1.1-06'])
})

test('[BA-2.2.3-04] a skirmish line that occupies a building is split off by it', () => {
  const formation = { kind: 'skirmish', front: null, gap: 1_500 } as const
  const units = [
    { id: 'l', figures: 10, mother: 'm', formation },
    { id: 'm', y: 90_000 },
  ]
  const table = carriedOut({ units, terrain: [house], sheets: [sheet('l', entering(10))] })
  expect(at(table, 'l')).toMatchObject({ mother: null, partOf: 'm', building: 'house' })
})

test('[BA-6.1.1-07] units inside count as one with the values of the largest', () => {
  const units = [
    { figures: 10, building: 'house' },
    { figures: 12, building: 'house' },
  ]
  expect(garrisonLeader(battle({ units, terrain: [house] }), 'house')?.id).toBe('u2')
})

const leaving = (given: Partial<ClauseOf<'leave'>> = {}): ClauseOf<'leave'> => ({
  kind: 'leave',
  formation: 'line',
  front: null,
  figures: 30,
  x: 100_000,
  y: 112_000,
  heading: 0,
  ...given,
})

function againstLeaving(
  part: ClauseOf<'leave'>,
  given: Partial<Unit> = { building: 'house' },
): string[] {
  const state = battle({ units: [given], terrain: [house] })
  return leave.judge(state, 'red', { ...part, unit: 'u1' }).because.map(({ rule }) => rule)
}

test('[BA-6.1.1-03] it is left into any formation in contact', () => {
  expect(againstLeaving(leaving())).toEqual([])
  expect(againstLeaving(leaving({ formation: 'attackColumn', front: 5, y: 118_000 }))).toEqual([])
  expect(againstLeaving(leaving({ y: 112_020 }))).toEqual(['BA-6.1.1-03'])
  expect(againstLeaving(leaving(), {})).toEqual(['BA-6.1.1-03'])
})

test('[BA-2.2.1-05] outside there must be room', () => {
  expect(againstLeaving(leaving({ y: 105_000 }))).toEqual(['BA-2.2.1-05'])
  const units = [{ building: 'house' }, { y: 113_000 }]
  const table = carriedOut({ units, terrain: [house], sheets: [sheet('u1', leaving())] })
  expect(failures(table)).toEqual(['BA-2.2.1-05'])
})

test('[BA-6.1.1-03] outside the unit stands as ordered', () => {
  const table = carriedOut({
    units: [{ building: 'house' }],
    terrain: [house],
    sheets: [sheet('u1', leaving())],
  })
  expect(at(table, 'u1')).toMatchObject({ building: null, walls: null, x: 100_000, y: 112_000 })
})

test('[BA-6.1.1-06] [BA-6.1.1-07] of a part that leaves the effects go with it', () => {
  const units = [{ building: 'house', disorder: 'LU' }] as const
  const sheets = [sheet('u1', leaving({ figures: 20 }))]
  const table = carriedOut({ units: [...units], terrain: [house], sheets })
  expect(at(table, 'u1')).toMatchObject({ figures: 20, building: null, disorder: 'LU' })
  expect(at(table, 'u1-2')).toMatchObject({ figures: 10, building: 'house' })
})

test('[BA-6.1.1-03] what is offered is lawful', () => {
  const outside = battle({ units: [{}], terrain: [house] })
  const inside = battle({ units: [{ building: 'house' }], terrain: [house] })
  expect(occupy.legalOrders(outside, 'red')).toEqual([{ ...entering(), unit: 'u1' }])
  expect(leave.legalOrders(inside, 'red').length).toBeGreaterThan(10)
})

test('[BA-6.1.1-03] ways out of a building say which side they lead to, the plain ones first', () => {
  const inside = battle({
    units: [{ building: 'house', walls: { width: 9_000, depth: 9_000 }, x: 100_000, y: 104_500 }],
    terrain: [house],
  })
  const legalOrders = leave.legalOrders(inside, 'red')
  const { tool } = leave
  const isRare = tool?.tool === 'list' ? tool.isRare : undefined
  const usual = legalOrders.filter(order => isRare?.(order, inside) !== true)
  expect(usual.length).toBeLessThanOrEqual(4)
  const texts = legalOrders.map(order => said(leave.describe(inside, order)))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.some(text => text.includes('to the north'))).toBe(true)
})
