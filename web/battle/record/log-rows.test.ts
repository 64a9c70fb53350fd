import { expect, test } from 'vitest'
import { give, recordOf, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, lineOf, smallBattle } from '../../journeys/battles-for-tests.ts'
import { gathered, isHeading, readLog } from './log-rows.ts'
import type { LogLine, LogRow, ReadLog } from './log-rows.ts'

const keysOf = (rows: readonly LogRow[]) =>
  rows.flatMap(row => (isHeading(row) ? [] : [row.text.key]))

test('the log reads on as the battle goes on', () => {
  const battle = smallBattle()
  let read: ReadLog | null = null
  const log = (now: Battle, seat: string) => {
    read = readLog(read, recordOf(now, seat))
    return read.rows
  }
  expect(log(battle, 'crosses')).toEqual([])
  const after = give(battle, 'crosses', { kind: 'mark', cell: 4 }).battle
  expect(keysOf(log(after, 'crosses'))).toEqual(['event.marked'])
  expect(log(after, 'crosses')).toBe(log(after, 'crosses'))
})

test('reading on leaves what was read before as it was', () => {
  const before = readLog(null, recordOf(duel(), 'a'))
  const told = JSON.stringify([before.rows, before.state, [...before.heard]])
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const order = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const after = readLog(before, recordOf(give(battle, 'a', order).battle, 'a'))
  expect(after.rows.length).toBeGreaterThan(before.rows.length)
  expect(JSON.stringify([before.rows, before.state, [...before.heard]])).toBe(told)
})

test('the log of one seat tells nothing that another keeps secret', () => {
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const order = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const { ruling, battle: after } = give(battle, 'a', order)
  expect(ruling.allowed).toBe(true)
  const own = readLog(null, recordOf(after, 'a')).rows
  const others = readLog(null, recordOf(after, 'b')).rows
  expect(JSON.stringify(own)).toContain('grape')
  expect(JSON.stringify(others)).not.toContain('grape')
})

test('a line keeps the rolls that led to it', () => {
  const rows = readLog(null, recordOf(duel(), 'a')).rows
  const rolled = rows.filter(row => !isHeading(row) && row.rolls.length > 0)
  expect(rolled.length).toBeGreaterThanOrEqual(2)
})

/** The duel, played on for so many orders. */
function playedOn(orders: number): Battle {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < orders; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice(`step ${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

test('each phase heads the lines of what happened in it, and no heading stands alone', () => {
  const battle = playedOn(40)
  const rows = readLog(null, recordOf(battle, 'a')).rows
  const phases = rows.flatMap(row => (isHeading(row) ? [row.phase] : []))
  expect(new Set(phases)).toEqual(new Set(['command', 'movement', 'combat', 'rally']))
  const alone = rows.filter((row, i) => isHeading(row) && isHeading(rows[i + 1] ?? row))
  expect(alone).toEqual([])
  expect(phases.filter((phase, i) => phase === phases[i - 1])).toEqual([])
})

test('long runs of lines that tell the same are gathered, others stand as they are', () => {
  const line = (seq: number, key: string): LogLine => ({
    ...lineOf(key),
    id: `${seq} ${key}`,
    seq,
    text: { key, values: { step: 3 } },
  })
  const shapeOf = (rows: readonly LogLine[]) =>
    gathered(rows).map(part => ('lines' in part ? part.lines.length : 1))
  const steps = ['a', 'a', 'b', 'b', 'b', 'b', 'a'].map(key => line(1, key))
  expect(shapeOf(steps)).toEqual([1, 1, 4, 1])
  const ofManyOrders = [1, 2, 3, 4].map(seq => line(seq, 'a'))
  expect(shapeOf(ofManyOrders)).toEqual([1, 1, 1, 1])
  const named = steps.map(step => ({ ...step, text: { key: 'b', values: { unit: 'Guards' } } }))
  expect(shapeOf(named)).toEqual([1, 1, 1, 1, 1, 1, 1])
})
