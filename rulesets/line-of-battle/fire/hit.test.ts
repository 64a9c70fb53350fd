import { expect, test } from 'vitest'
import { tallyLines } from '@grognard/umpire'
import type { Ship } from '../state.ts'
import { shipOf } from '../ships.ts'
import type { LobOptions } from '../options.ts'
import { tableFor } from '../testing.ts'
import { heldOnDie, hitGrade, hitModifiers, judgeHit, rollHit } from './hit.ts'
import { openShot } from './exchange.ts'
import { fire } from './fire.ts'
import { abeam, evolveAll, fireAt } from './testing.ts'

const HALF_PAST_SIX = 6 * 60 + 30
const DUSK = 20 * 60
const NIGHT = 22 * 60

interface Case {
  vector: string
  inches: number
  die: number
  weather?: number
  clock?: number
  target?: Ship['card']
  shot?: 'round' | 'chain'
  options?: Partial<LobOptions>
  /** Second and location die where they are thrown. */
  more?: number[]
  modified: number
  result: string
}

const sized = { targetSize: true }

const cases: Case[] = [
  {
    vector: '11',
    inches: 12,
    die: 5,
    weather: 5,
    clock: HALF_PAST_SIX,
    modified: 1,
    result: 'miss',
  },
  { vector: '20', inches: 8, die: 4, weather: 3, more: [1], modified: 4, result: 'hit' },
  { vector: '21', inches: 8, die: 6, more: [1, 1], modified: 6, result: 'critical' },
  { vector: '22', inches: 5, die: 5, weather: 2, more: [1, 1], modified: 6, result: 'critical' },
  { vector: '23', inches: 10, die: 4, weather: 2, more: [1], modified: 4, result: 'hit' },
  { vector: '24', inches: 10.5, die: 4, weather: 2, modified: 3, result: 'miss' },
  { vector: '25', inches: 8, die: 5, weather: 2, clock: NIGHT, modified: 3, result: 'miss' },
  { vector: '26', inches: 14, die: 5, weather: 2, clock: DUSK, modified: 3, result: 'miss' },
  { vector: '29', inches: 10, die: 4, weather: 2, shot: 'chain', modified: 4, result: 'hit' },
  {
    vector: '31',
    inches: 8,
    die: 3,
    weather: 2,
    target: 'line3',
    options: sized,
    more: [1],
    modified: 4,
    result: 'hit',
  },
  {
    vector: '32',
    inches: 8,
    die: 4,
    weather: 2,
    target: 'brig',
    options: sized,
    modified: 3,
    result: 'miss',
  },
]

test.each(cases)('[LOB-135] vector LOB-TV-$vector: a $die at $inches in is a $result', given => {
  const { inches, die, weather = 1, clock = 12 * 60, target = 'frigate5', shot = 'round' } = given
  const state = abeam({
    apart: inches,
    weather,
    clock,
    options: given.options ?? {},
    ajax: { shot },
    heros: { card: target },
  })
  fireAt(state, [die, ...(given.more ?? [])])
  expect(state.exchange?.shots[0]).toMatchObject({
    die,
    modified: given.modified,
    result: given.result,
  })
  expect(state.test).toBe(null)
})

function lines(given: Parameters<typeof abeam>[0], inches: number) {
  const state = abeam({ ...given, apart: inches })
  const target = shipOf(state, 'heros')
  return tallyLines(hitModifiers, { state, target, distance: inches * 1000 }).map(
    ({ rule, value }) => ({ rule, value }),
  )
}

test('[LOB-129] near fire adds one up to 5 inches, far fire takes one off beyond 10', () => {
  expect(lines({}, 5)).toEqual([{ rule: 'LOB-129', value: 1 }])
  expect(lines({}, 5.001)).toEqual([])
  expect(lines({}, 10)).toEqual([])
  expect(lines({}, 10.001)).toEqual([{ rule: 'LOB-129', value: -1 }])
})

test('[LOB-134] weather and light take from the hit roll, and all adds up', () => {
  expect(lines({ weather: 4, clock: 7 * 60 + 59 }, 12)).toEqual([
    { rule: 'LOB-129', value: -1 },
    { rule: 'LOB-134', value: -1 },
    { rule: 'LOB-134', value: -1 },
  ])
  expect(lines({ weather: 5, clock: NIGHT }, 8)).toEqual([
    { rule: 'LOB-134', value: -2 },
    { rule: 'LOB-134', value: -2 },
  ])
  expect(lines({ weather: 3, clock: 8 * 60 }, 8)).toEqual([])
})

test('[LOB-139] the size of the target counts only where it is agreed', () => {
  const heros = { card: 'line1' }
  expect(lines({ heros, options: sized }, 8)).toEqual([{ rule: 'LOB-139', value: 1 }])
  expect(lines({ heros }, 8)).toEqual([])
  expect(lines({ heros: { card: 'corvette' }, options: sized }, 8)).toEqual([])
})

test('[LOB-135] the modified die is held within the faces of a die', () => {
  expect([-3, 1, 6, 8].map(heldOnDie)).toEqual([1, 1, 6, 6])
})

test('[LOB-135] criticals go by the modified die, or by a thrown 6 that still hits where agreed', () => {
  const modified = abeam()
  const natural = abeam({ options: { criticalOn: 'natural' } })
  expect(hitGrade(modified, 5, 6)).toBe('critical')
  expect(hitGrade(modified, 6, 5)).toBe('hit')
  expect(hitGrade(natural, 5, 6)).toBe('hit')
  expect(hitGrade(natural, 6, 5)).toBe('critical')
  expect(hitGrade(natural, 6, 3)).toBe('miss')
})

test('[LOB-264] attribute points spent on the roll count for the result', () => {
  const state = abeam({ options: { career: true } })
  const table = tableFor(state, evolveAll, [3, 2])
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'starboard', rescue: false })
  openShot(table)
  rollHit(table)
  expect(state.test).toMatchObject({ kind: 'hit', ship: 'ajax', die: 3, bonus: 0 })
  if (state.test) state.test.spent = 1
  judgeHit(table)
  expect(state.exchange?.shots[0]).toMatchObject({ modified: 4, result: 'hit', row: 'hull' })
})
