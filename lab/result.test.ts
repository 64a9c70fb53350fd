import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { seededDice } from '@grognard/umpire'
import type { Piece } from '@grognard/umpire'
import { endingOf, newRoster } from './result.ts'

test('what ended a battle is told by what stands in its sentence and is no seat', () => {
  const winner = { key: 'seat.a' }
  const ending = { key: 'ending.late', values: { ships: 'Lion' } }
  const values = { ships: 3, winner, ending, grade: { key: 'grade.great' } }
  expect(endingOf({ winners: ['a'], message: { key: 'won', values } })).toBe('ending.late')
  expect(endingOf({ winners: ['a'], message: { key: 'won', values: { winner } } })).toBe('won')
  expect(endingOf({ winners: [], message: { key: 'drawn' } })).toBe('drawn')
})

const game = gameById('line-of-battle')
const { state } = game.begin(game.prepare('constitution'), seededDice('roster'))
const start = game.pieces(state)

/** The pieces with one of the seat changed, or gone. */
function after(seat: string, change: Partial<Piece> | null): Piece[] {
  return start.flatMap(piece => {
    if (piece.seat !== seat) return [piece]
    return change ? [{ ...piece, ...change }] : []
  })
}

function lost(end: readonly Piece[]): Record<string, number> {
  const roster = newRoster()
  roster.note(start)
  roster.note(end)
  return roster.lostBy(['a', 'b'], end)
}

test('a piece is lost that is gone, has struck, or is in the hands of another', () => {
  expect(lost(start)).toEqual({ a: 0, b: 0 })
  expect(lost(after('a', null))).toEqual({ a: 1, b: 0 })
  expect(lost(after('b', { seat: 'a' }))).toEqual({ a: 0, b: 1 })
  const struck = { kind: 'struck', label: { key: 'struck' } } as const
  expect(lost(after('b', { badges: [struck] }))).toEqual({ a: 0, b: 1 })
})

test('a piece that comes later counts from then on', () => {
  const roster = newRoster()
  roster.note([])
  roster.note(start)
  expect(roster.lostBy(['a', 'b'], after('b', null))).toEqual({ a: 0, b: 1 })
})
