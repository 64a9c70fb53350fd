import { give } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { duel, smallBattle } from './battles-for-tests.ts'
import { createLog, isHeading } from './log.ts'
import type { LogRow } from './log.ts'

const keysOf = (rows: readonly LogRow[]) =>
  rows.flatMap(row => (isHeading(row) ? [] : [row.text.key]))

test('the log reads on as the battle goes on', () => {
  const battle = smallBattle()
  const log = createLog()
  expect(log(battle, 'crosses')).toEqual([])
  const after = give(battle, 'crosses', { kind: 'mark', cell: 4 }).battle
  expect(keysOf(log(after, 'crosses'))).toEqual(['event.marked'])
  expect(log(after, 'crosses')).toBe(log(after, 'crosses'))
})

test('the log of one seat tells nothing that another keeps secret', () => {
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const order = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const { ruling, battle: after } = give(battle, 'a', order)
  expect(ruling.allowed).toBe(true)
  const own = createLog()(after, 'a')
  const others = createLog()(after, 'b')
  expect(JSON.stringify(own)).toContain('grape')
  expect(JSON.stringify(others)).not.toContain('grape')
})

test('a line keeps the rolls that led to it', () => {
  const rows = createLog()(duel(), 'a')
  const rolled = rows.filter(row => !isHeading(row) && row.rolls.length > 0)
  expect(rolled.length).toBeGreaterThanOrEqual(2)
})
