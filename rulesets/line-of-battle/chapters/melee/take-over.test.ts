import { expect, test } from 'vitest'
import { messagesOf, tableFor } from '../../model/fixtures.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { followLegs } from '../../model/moves.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { board } from './board.ts'
import { beside, meleeWith } from './fixtures.ts'
import type { Beside } from './fixtures.ts'
import { seatBesideEnemies, takeOver } from './take-over.ts'

const taking = (crew: number) =>
  ({ kind: 'takeOver', ship: 'ajax', target: 'heros', crew }) as const

/** Hull against hull, as a ship without crew is taken. */
const touching = (given: Beside = {}) => beside({ apart: 0, heros: { crew: 0 }, ...given })

const judged = (given: Beside, crew = 1) => takeOver.judge(touching(given), 'red', taking(crew))

test('[LOB-151] vector LOB-TV-54: a schooner without crew is captured on contact', () => {
  const state = touching({ heros: { card: 'schooner', crew: 0 } })
  expect(seatBesideEnemies(state, 'red')).toEqual(['red'])
  takeOver.execute(tableFor(state), 'red', taking(2))
  expect(shipOf(state, 'heros')).toMatchObject({ seat: 'red', firstSeat: 'blue', crew: 2 })
  expect(shipOf(state, 'ajax').crew).toBe(10)
  expect(state.melees).toEqual([])
})

test('[LOB-151] an enemy with crew is boarded, not taken over', () => {
  expect(messagesOf(judged({ heros: { crew: 1 } }))).toEqual(['lob.refuse.takeManned'])
})

test('[LOB-206] a ship that has struck lies unmanned and can be taken over', () => {
  const state = touching({ heros: { crew: 5, isStruck: true } })
  expect(takeOver.judge(state, 'red', taking(1)).allowed).toBe(true)
  takeOver.execute(tableFor(state), 'red', taking(1))
  expect(shipOf(state, 'heros')).toMatchObject({ isStruck: false, crew: 1, seat: 'red' })
})

test('[LOB-151] [LOB-075] only a hull in contact is taken over, half an inch of water is too much', () => {
  expect(judged({ apart: 0 }).allowed).toBe(true)
  expect(judged({ apart: 0.003 }).allowed).toBe(true)
  const across = judged({ apart: 0.4 })
  expect(across.because).toEqual([
    {
      rule: 'LOB-151',
      message: 'lob.refuse.notInContact',
      values: { ship: 'ajax', target: 'heros', inches: 0.4 },
    },
  ])
  const state = touching({ apart: 0.004 })
  expect(takeOver.judge(state, 'red', taking(1)).allowed).toBe(false)
  expect(takeOver.legalOrders(state, 'red')).toEqual([])
  expect(seatBesideEnemies(state, 'red')).toEqual([])
})

test('[LOB-151] [LOB-160] a crew is still boarded over half an inch of water', () => {
  const order = { kind: 'board', ship: 'ajax', target: 'heros' } as const
  expect(board.judge(beside({ apart: 0.5 }), 'red', order).allowed).toBe(true)
})

test('[LOB-075] [LOB-151] a move that the hull of an unmanned ship ends brings into contact', () => {
  for (const heading of [9000, 10_500, 9_430, 7_550]) {
    const ajax = { x: 8_000, y: 24_000, heading, sails: 10 }
    const state = beside({ ajax, heros: { crew: 0, x: 11_000, y: 24_000 } })
    const { end, met } = followLegs(state, shipOf(state, 'ajax'), [{ advance: 4_000, turn: 0 }])
    expect(met).toBe('heros')
    Object.assign(shipOf(state, 'ajax'), end)
    expect(takeOver.judge(state, 'red', taking(1)).allowed).toBe(true)
  }
})

test('[LOB-151] a crew and a ship that there is are asked for', () => {
  expect(messagesOf(judged({ ajax: { crew: 0 } }))).toEqual(['lob.refuse.notYourCrew'])
  const unknown = { ...taking(1), target: 'nobody' }
  expect(takeOver.judge(touching(), 'red', unknown)).toEqual(unknownShip('nobody', 'LOB-151'))
})

test('[LOB-172] a captor in melee can spare nobody', () => {
  const melees = [meleeWith({ defender: 'duc', attackerBattery: 'port' })]
  expect(messagesOf(judged({ melees }))).toEqual(['lob.refuse.captorInMelee'])
})

test('[LOB-174] at least 1 and at most all but 1 go aboard', () => {
  const ajax = { crew: 4 }
  expect(messagesOf(judged({ ajax }, 0))).toEqual(['lob.refuse.prizeCrew'])
  expect(judged({ ajax }, 1).allowed).toBe(true)
  expect(judged({ ajax }, 3).allowed).toBe(true)
  expect(messagesOf(judged({ ajax }, 4))).toEqual(['lob.refuse.prizeCrew'])
  expect(takeOver.legalOrders(touching({ ajax }), 'red')).toEqual([1, 2, 3].map(taking))
})

test('[LOB-174] [LOB-081] no more crew goes aboard a prize than its card has boxes', () => {
  const heros = { card: 'schooner', crew: 0 }
  const ajax = { crew: 8 }
  expect(judged({ ajax, heros }, 2).allowed).toBe(true)
  expect(judged({ ajax, heros }, 3).because).toEqual([
    {
      rule: 'LOB-174',
      message: 'lob.refuse.prizeCrew',
      values: { ship: 'ajax', prize: 'heros', room: 2, least: 1, most: 2 },
    },
  ])
  expect(takeOver.legalOrders(touching({ ajax, heros }), 'red')).toEqual([1, 2].map(taking))
})

test('[LOB-176] a single box mans one of the two ships', () => {
  const ajax = { crew: 1 }
  expect(takeOver.legalOrders(touching({ ajax }), 'red')).toEqual([0, 1].map(taking))
  const state = touching({ ajax })
  takeOver.execute(tableFor(state), 'red', taking(1))
  expect(state.ships.map(ship => ship.crew)).toEqual([0, 1])
})

test('[LOB-174] the prize does nothing more this turn, and keeps its damage', () => {
  const state = touching({ heros: { crew: 0, hull: 3, rudderTurns: 2, isMainmastLost: true } })
  takeOver.execute(tableFor(state), 'red', taking(3))
  expect(shipOf(state, 'heros')).toMatchObject({
    hull: 3,
    rudderTurns: 2,
    isMainmastLost: true,
    hasMoved: true,
    hasFired: { port: true, starboard: true },
    hasCountered: { port: true, starboard: true },
    shot: null,
  })
  expect(playerOf(state, 'red').strokes.flag).toBe(1)
})
