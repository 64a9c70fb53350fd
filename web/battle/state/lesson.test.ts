import { afterEach, expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { stateOf } from '../../journeys/battles-for-tests.ts'
import { lessonsAway, putLessonAway } from '../../shared/lessons-away.ts'
import { lessonNow, lessonPieces } from './lesson.ts'

const ships = gameById('wooden-ships')

afterEach(() => lessonsAway.setState([], true))

const begun = (scenario = 'constitution'): Battle =>
  newBattle(ships, { scenario, dice: { kind: 'seeded', seed: 'lesson' } })

const after = (battle: Battle, ...orders: readonly [seat: string, order: Kind][]): Battle =>
  orders.reduce((now, [seat, order]) => {
    const given = give(now, seat, order)
    expect(given.ruling.because).toEqual([])
    return given.battle
  }, battle)

const told = (battle: Battle, seat = 'a') => {
  const row = lessonNow(stateOf(battle, seat))
  return row && `${row.step}: ${row.orders[0]}`
}

const done: Kind = { kind: 'done' }
const plot = { kind: 'plot', ship: 'constitution', plot: '2' }

test('a first duel is told step by step, and what is done is not told again', () => {
  const loads = begun()
  expect(told(loads)).toBe('firstLoads: load')
  const plots = after(loads, ['a', done], ['b', done])
  expect(told(plots)).toBe('plots: plot')
  const plotted = after(plots, ['a', plot])
  expect(told(plotted)).toBe('plots: seal')
  expect(told(plotted, 'b')).toBe('plots: plot')
  expect(told(after(plotted, ['a', { kind: 'seal' }]))).toBeNull()
})

test('what one seat has done is not done for another that reads the same record', () => {
  const plotted = after(begun(), ['a', done], ['b', done], ['a', plot])
  const first = stateOf(plotted, 'a')
  expect(lessonNow(first)?.orders[0]).toBe('seal')
  expect(lessonNow({ ...stateOf(plotted, 'b'), record: first.record })?.orders[0]).toBe('plot')
})

test('it points at pieces of the side that it is about', () => {
  expect(lessonPieces(stateOf(begun(), 'a'))).toEqual(['constitution'])
  expect(lessonPieces(stateOf(begun(), 'b'))).toEqual(['guerriere'])
})

test('not in another battle, and not once it has been put away', () => {
  expect(told(begun('mars-hercule'))).toBeNull()
  putLessonAway('wooden-ships')
  expect(told(begun())).toBeNull()
  expect(lessonPieces(stateOf(begun(), 'a'))).toEqual([])
})
