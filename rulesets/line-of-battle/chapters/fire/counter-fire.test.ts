import { scriptedDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { messagesOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { counterFire, holdFire, seatToAnswer } from './counter-fire.ts'
import { closeExchange } from './fire.ts'
import { abeam, exchange, fireAt } from './fixtures.ts'
import type { Pair } from './fixtures.ts'

const answer = { kind: 'counterFire', battery: 'port' } as const

/** Heros has been shot at and missed. */
function shotAt(given: Pair = {}) {
  const state = abeam(given)
  fireAt(state, [1])
  return state
}

const judged = (given: Pair) => counterFire.judge(shotAt(given), 'blue', answer)

test('[LOB-155] the ship shot at may fire back at her attacker, over the side that bears', () => {
  const state = shotAt()
  expect(seatToAnswer(state)).toEqual(['blue'])
  expect(counterFire.legalOrders(state, 'blue')).toEqual([answer])
  const wrongSide = counterFire.judge(state, 'blue', { ...answer, battery: 'starboard' })
  expect(rulesOf(wrongSide)).toEqual(['LOB-130'])
  expect(messagesOf(counterFire.judge(state, 'red', answer))).toEqual(['lob.refuse.notShotAt'])
})

test('[LOB-155] range, shot, crew, flight and points are asked as for any fire', () => {
  expect(rulesOf(judged({ heros: { shot: 'grape' } }))).toEqual(['LOB-128'])
  expect(rulesOf(judged({ heros: { crew: 0 } }))).toEqual(['LOB-151'])
  expect(rulesOf(judged({ heros: { isFleeing: true } }))).toEqual(['LOB-203'])
  const points = {
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 9 },
      { seat: 'blue', side: 1, pool: 1 },
    ],
  }
  expect(rulesOf(judged(points))).toEqual(['LOB-024'])
  expect(seatToAnswer(shotAt(points))).toEqual([])
})

test('[LOB-023] [LOB-155] an answer costs two points', () => {
  const state = abeam({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 9 },
      { seat: 'blue', side: 1, pool: 5 },
    ],
  })
  exchange(state, [1, 1], 'port')
  expect(playerOf(state, 'blue').pool).toBe(3)
})

test('[LOB-156] each side answers once a turn', () => {
  const heros = { hasCountered: { port: true, starboard: false } }
  expect(messagesOf(judged({ heros }))).toEqual(['lob.refuse.alreadyAnswered'])
  const other = { hasCountered: { port: false, starboard: true } }
  expect(judged({ heros: other }).allowed).toBe(true)
})

test('[LOB-156] or the ship once in all where so agreed', () => {
  const heros = { hasCountered: { port: false, starboard: true } }
  const strict = judged({ heros, options: { counterFire: 'oncePerShip' } })
  expect(messagesOf(strict)).toEqual(['lob.refuse.shipAnswered'])
})

test('[LOB-157] even a ship destroyed by the shot answers, with all she had before it', () => {
  const state = abeam({ heros: { hull: 1, crew: 8 }, ajax: { hull: 10 } })
  exchange(state, [4, 1, 4, 1], 'port')
  expect(shipOf(state, 'heros').status).toBe('sunk')
  expect(shipOf(state, 'ajax')).toMatchObject({ status: 'afloat', hull: 6 })
})

test('[LOB-157] grape that takes half her crew does not weaken her answer', () => {
  const state = abeam({ apart: 4, ajax: { shot: 'grape' } })
  exchange(state, [4, 4, 1], 'port')
  expect(state.exchange?.shots[1]).toMatchObject({ damage: 4 })
  expect(shipOf(state, 'heros').crew).toBe(4)
})

test('[LOB-158] an answer is not answered and leaves the side its own fire', () => {
  const state = abeam()
  exchange(state, [1, 1], 'port')
  expect(seatToAnswer(state)).toEqual([])
  expect(messagesOf(counterFire.judge(state, 'red', answer))).toEqual(['lob.refuse.noShotToAnswer'])
  expect(shipOf(state, 'heros').hasFired).toEqual({ port: false, starboard: false })
  expect(shipOf(state, 'heros').hasCountered).toEqual({ port: true, starboard: false })
})

test('[LOB-159] the target announced for a side does not bind its answer', () => {
  const state = abeam({
    aims: [
      { ship: 'ajax', battery: 'starboard', target: 'heros' },
      { ship: 'heros', battery: 'port', target: 'orion' },
    ],
    others: [{ id: 'orion', x: 11_000, y: 26_500 }],
  })
  exchange(state, [1, 4, 1], 'port')
  expect(shipOf(state, 'ajax').hull).toBe(6)
  expect(state.aims).toEqual([{ ship: 'heros', battery: 'port', target: 'orion' }])
})

test('[LOB-159] an attacker destroyed by the answer loses the shots not yet fired', () => {
  const state = abeam({
    aims: [
      { ship: 'ajax', battery: 'starboard', target: 'heros' },
      { ship: 'ajax', battery: 'port', target: 'duc' },
    ],
    ajax: { hull: 2 },
    others: [{ id: 'duc', seat: 'blue', x: 4000 }],
  })
  closeExchange(exchange(state, [1, 4, 1], 'port'))
  expect(shipOf(state, 'ajax').status).toBe('sunk')
  expect(state.aims).toEqual([])
})

test('[LOB-154] the choice of a half crew covers the answer', () => {
  const aims = [
    { ship: 'ajax', battery: 'starboard' as const, target: 'heros' },
    { ship: 'heros', battery: 'starboard' as const, target: 'orion' },
  ]
  const heros = { crew: 4, halfCrew: 'oneSide' as const }
  expect(rulesOf(judged({ heros, aims }))).toEqual(['LOB-150'])
  expect(judged({ heros }).allowed).toBe(true)
})

test('[LOB-155] the answer is of the ship shot at, aimed at her attacker', () => {
  const state = shotAt()
  const { tool } = counterFire
  expect(tool?.tool === 'list' && tool.piece?.(answer, state)).toBe('heros')
  expect(tool?.tool === 'list' && tool.target?.(answer, state)).toBe('ajax')
})

test('[LOB-155] fire may be held', () => {
  const state = shotAt()
  expect(holdFire.legalOrders(state, 'blue')).toEqual([{ kind: 'holdFire' }])
  expect(holdFire.judge(state, 'red', { kind: 'holdFire' }).allowed).toBe(false)
  holdFire.execute(tableFor(state), 'blue', { kind: 'holdFire' })
  expect(seatToAnswer(state)).toEqual([])
  expect(holdFire.judge(state, 'blue', { kind: 'holdFire' }).allowed).toBe(false)
})

test('[LOB-155] a wasted shot provokes no answer', () => {
  const state = abeam({ weather: 6 })
  fireAt(state, [])
  expect(seatToAnswer(state)).toEqual([])
  expect(messagesOf(counterFire.judge(state, 'blue', answer))).toEqual([
    'lob.refuse.noShotToAnswer',
  ])
})

test('outside an exchange there is nothing to answer', () => {
  const state = abeam()
  expect(seatToAnswer(state)).toEqual([])
  expect(counterFire.judge(state, 'blue', answer).allowed).toBe(false)
  expect(counterFire.legalOrders(state, 'blue')).toEqual([])
  expect(holdFire.legalOrders(state, 'blue')).toEqual([])
})

test('[LOB-155] wherever the die points a pick answers with the side that bears', () => {
  const state = shotAt()
  for (const die of [1, 2])
    expect(counterFire.sample?.(state, 'blue', scriptedDice([die]))).toEqual(answer)
  const away = shotAt({ heros: { heading: 9000 } })
  for (const die of [1, 2])
    expect(counterFire.sample?.(away, 'blue', scriptedDice([die]))).toBeUndefined()
})
