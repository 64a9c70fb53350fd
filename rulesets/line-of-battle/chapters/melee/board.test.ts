import { expect, test } from 'vitest'
import { messagesOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { isMeleeSide, sideTowards } from '../../model/melees.ts'
import { playerOf } from '../../model/players.ts'
import { board } from './board.ts'
import { beside, meleeWith } from './fixtures.ts'
import type { Beside } from './fixtures.ts'
import { seatBesideEnemies } from './take-over.ts'

const order = { kind: 'board', ship: 'ajax', target: 'heros' } as const

const judged = (given: Beside) => board.judge(beside(given), 'red', order)

test('[LOB-160] enemy ships side by side, at most half an inch apart', () => {
  expect(judged({ apart: 0.5 }).allowed).toBe(true)
  expect(judged({ apart: 0 }).allowed).toBe(true)
  expect(judged({ apart: 0.501 }).because).toMatchObject([
    { rule: 'LOB-160', message: 'lob.refuse.notBeside', values: { gap: 0.5 } },
  ])
})

test('[LOB-160] own ships in hand and with crew board enemies that are there', () => {
  expect(messagesOf(board.judge(beside(), 'blue', order))).toEqual(['lob.refuse.notYourCrew'])
  expect(messagesOf(judged({ ajax: { crew: 0 } }))).toEqual(['lob.refuse.notYourCrew'])
  expect(messagesOf(judged({ heros: { seat: 'red' } }))).toEqual(['lob.refuse.boardFriend'])
  expect(messagesOf(judged({ heros: { status: 'sunk' } }))).toEqual(['lob.refuse.boardGone'])
  expect(messagesOf(judged({ ajax: { isFleeing: true } }))).toEqual(['lob.refuse.fleeingBoard'])
  expect(judged({ heros: { isFleeing: true } }).allowed).toBe(true)
  expect(judged({ heros: { agroundSince: 1 } }).allowed).toBe(true)
})

test('[LOB-151] a ship without crew is taken over and not boarded', () => {
  expect(messagesOf(judged({ heros: { crew: 0 } }))).toEqual(['lob.refuse.boardUnmanned'])
  expect(messagesOf(judged({ heros: { isStruck: true } }))).toEqual(['lob.refuse.boardUnmanned'])
})

test('[LOB-174] a prize of this turn boards nobody yet', () => {
  expect(messagesOf(judged({ ajax: { shot: null } }))).toEqual(['lob.refuse.freshPrize'])
})

test('[LOB-008] unknown ships are refused', () => {
  const state = beside()
  const judged = (wrong: object) => board.judge(state, 'red', { ...order, ...wrong })
  expect(judged({ ship: 'nobody' })).toEqual(unknownShip('nobody'))
  expect(judged({ target: 'nobody' })).toEqual(unknownShip('nobody', 'LOB-160'))
})

test('[LOB-161] [LOB-172] a melee holds the sides that face each other', () => {
  const state = beside()
  board.execute(tableFor(state), 'red', order)
  const [ajax, heros] = state.ships
  if (!ajax || !heros) throw new Error('Two ships are there.')
  expect(state.melees).toEqual([meleeWith()])
  expect(isMeleeSide(state, ajax, 'starboard')).toBe(true)
  expect(isMeleeSide(state, ajax, 'port')).toBe(false)
  expect(isMeleeSide(state, heros, 'port')).toBe(true)
  expect(messagesOf(board.judge(state, 'red', order))).toEqual(['lob.refuse.sameMelee'])
})

test('[LOB-161] one melee for each side of a ship', () => {
  const orion = { id: 'orion', card: 'line3', x: 10_950, y: 26_100 }
  const melees = [meleeWith({ attacker: 'orion' })]
  expect(messagesOf(judged({ others: [orion], melees }))).toEqual(['lob.refuse.sideInMelee'])
  const otherSide = [meleeWith({ attacker: 'orion', defenderBattery: 'starboard' })]
  expect(judged({ others: [orion], melees: otherSide }).allowed).toBe(true)
})

test('[LOB-171] [LOB-024] both crews pay, the boarded one as far as it can', () => {
  const points = (red: number, blue: number) => ({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: red },
      { seat: 'blue', side: 1, pool: blue },
    ],
  })
  const state = beside(points(5, 1))
  board.execute(tableFor(state), 'red', order)
  expect([playerOf(state, 'red').pool, playerOf(state, 'blue').pool]).toEqual([3, 0])
  expect(rulesOf(judged(points(1, 9)))).toEqual(['LOB-024'])
  expect(seatBesideEnemies(beside(points(1, 9)), 'red')).toEqual([])
})

test('[LOB-160] a seat beside enemies is asked, and offered what it may do', () => {
  expect(seatBesideEnemies(beside(), 'red')).toEqual(['red'])
  expect(board.legalOrders(beside(), 'red')).toEqual([order])
  expect(seatBesideEnemies(beside({ apart: 2 }), 'red')).toEqual([])
  expect(board.legalOrders(beside({ apart: 2 }), 'red')).toEqual([])
})

test('the side towards a ship is by its centre', () => {
  const [ajax, heros] = beside().ships
  if (!ajax || !heros) throw new Error('Two ships are there.')
  expect(sideTowards(ajax, heros)).toBe('starboard')
  expect(sideTowards(heros, ajax)).toBe('port')
  expect(sideTowards({ ...ajax, heading: 18_000 }, heros)).toBe('port')
})
