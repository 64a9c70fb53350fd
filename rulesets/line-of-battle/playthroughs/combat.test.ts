import { asksOf, legalOrdersFor, play, scriptedDice, seededDice } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { abeam, astern } from '../chapters/fire/fixtures.ts'
import { beside, melee, meleeWith } from '../chapters/melee/fixtures.ts'
import { lineOfBattle } from '../index.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'

/**
 * Plays lawful orders through the umpire; a refusal, or a given die that is not rolled, is an error.
 * What is rolled after the given dice does not matter.
 */
function playAll(state: State, dice: number[], ...orders: [Seat, Order][]): State {
  const scripted = scriptedDice(dice, seededDice('rest'))
  let now = state
  for (const [seat, order] of orders) {
    const played = play(lineOfBattle, now, seat, order, scripted)
    if (!played.ruling.allowed) throw new Error(JSON.stringify(played.ruling.because))
    now = played.state
  }
  if (scripted.used() !== dice.length) throw new Error('Not every die was rolled.')
  return now
}

const asked = (state: State) => asksOf(lineOfBattle, state).map(({ seat, step }) => [seat, step])

const done: Order = { kind: 'done' }
const aimed: Order = { kind: 'aim', ship: 'ajax', battery: 'starboard', target: 'heros' }
const fired: Order = { kind: 'fire', ship: 'ajax', battery: 'starboard', rescue: false }

test('[LOB-132] [LOB-135] [LOB-155] [LOB-157] targets, fire and counter-fire in turn', () => {
  const start = abeam({ aims: [], at: 'target' })
  const announced = playAll(start, [], ['red', aimed], ['red', done], ['blue', done])
  expect(asked(announced)).toEqual([['red', 'fire']])
  const shotAt = playAll(announced, [4, 1], ['red', fired])
  expect(asked(shotAt)).toEqual([['blue', 'counter']])
  expect(shipOf(shotAt, 'heros').hull).toBe(10)
  const over = playAll(shotAt, [5, 6], ['blue', { kind: 'counterFire', battery: 'port' }])
  expect(shipOf(over, 'heros').hull).toBe(6)
  expect(shipOf(over, 'ajax').crew).toBe(4)
  expect([over.exchange, over.turn]).toEqual([null, 2])
})

test('[LOB-109] [LOB-158] rescue test, fire, answer and the further move in this order', () => {
  const start = astern({ at: 'fire' })
  const rescue: Order = { kind: 'fire', ship: 'ajax', battery: 'port', rescue: true }
  const shotAt = playAll(start, [4, 4, 4], ['red', rescue])
  expect(shotAt.exchange).toMatchObject({ rescue: 'passed' })
  expect(asked(shotAt)).toEqual([['red', 'rescueMove']])
  expect(shipOf(shotAt, 'heros').sails).toBe(0)
  const [offer] = legalOrdersFor(lineOfBattle, shotAt, 'red')
  expect(offer).toMatchObject({ kind: 'sailOn', ship: 'ajax' })
  const over = playAll(shotAt, [], ['red', { kind: 'stay' }])
  expect(over.exchange).toBe(null)
})

test('[LOB-150] each halved crew is asked for its choice before targets are named', () => {
  const start = abeam({
    at: 'move',
    aims: [],
    ajax: { crew: 4, hasMoved: true },
    heros: { crew: 4, hasMoved: true },
    others: [{ id: 'orion', x: 10_000, y: 30_000, crew: 4, hasMoved: true }],
  })
  const choice = (ship: string): Order => ({ kind: 'chooseGuns', ship, guns: 'lessFire' })
  const moved = playAll(start, [], ['red', done])
  expect(asked(moved)).toEqual([['red', 'guns']])
  const first = playAll(moved, [], ['red', choice('orion')])
  expect(asked(first)).toEqual([['red', 'guns']])
  const second = playAll(first, [], ['red', choice('ajax')])
  expect(asked(second)).toEqual([['blue', 'guns']])
  expect(asked(playAll(second, [], ['blue', choice('heros')]))).toEqual([['red', 'target']])
})

test('[LOB-160] [LOB-163] [LOB-174] boarding, the round of this turn, and the prize', () => {
  const board: Order = { kind: 'board', ship: 'ajax', target: 'heros' }
  const start = beside({ at: 'board', heros: { crew: 2 } })
  const won = playAll(start, [], ['red', board], ['red', done])
  expect(asked(won)).toEqual([['red', 'prize']])
  expect(shipOf(won, 'heros').crew).toBe(0)
  const manned = playAll(won, [], ['red', { kind: 'manPrize', crew: 5 }])
  expect(shipOf(manned, 'heros')).toMatchObject({ seat: 'red', crew: 5 })
  expect(manned.melees).toEqual([])
})

test('[LOB-163] [LOB-262] a melee round with points to spend asks both sides in turn', () => {
  const start = melee(10, 10, {})
  start.options.career = true
  for (const player of start.players) player.attributes.melee = 1
  start.place = [{ at: 'board', loop: [1], waiting: ['blue'] }]
  const rolled = playAll(start, [3, 4], ['blue', done])
  expect(asked(rolled)).toEqual([['red', 'points']])
})

test('[LOB-173] [LOB-161] a crew used up in one melee has lost the other at once', () => {
  const start = beside({
    ajax: { crew: 3 },
    heros: { crew: 3 },
    others: [{ id: 'argus', seat: 'blue', crew: 3, x: 9000 }],
    melees: [
      meleeWith({ attacker: 'heros', defender: 'ajax', attackerBattery: 'port' }),
      meleeWith({ id: 2, attacker: 'ajax', defender: 'argus', attackerBattery: 'port' }),
    ],
  })
  start.place = [{ at: 'board', loop: [1], waiting: ['blue'] }]
  const beaten = playAll(start, [6, 1, 1, 6], ['blue', done])
  expect(shipOf(beaten, 'ajax').crew).toBe(0)
  expect(asked(beaten)).toEqual([['blue', 'prize']])
  const taken = playAll(beaten, [], ['blue', { kind: 'manPrize', crew: 1 }])
  expect(shipOf(taken, 'ajax')).toMatchObject({ seat: 'blue', crew: 1 })
  expect(taken.melees).toEqual([])
})

test('[LOB-162] [LOB-169] a melee fought on has its first round next turn, whatever ended before', () => {
  const start = beside({
    ajax: { crew: 3 },
    others: [
      { id: 'argus', seat: 'blue', crew: 2, x: 40_000 },
      { id: 'orion', x: 40_700, crew: 9 },
      { id: 'nestor', x: 39_300, crew: 9 },
    ],
    melees: [
      meleeWith({ attacker: 'orion', defender: 'argus', attackerBattery: 'port' }),
      meleeWith({ id: 2, defenderWins: 1 }),
      meleeWith({ id: 3, attacker: 'nestor', defender: 'argus', defenderBattery: 'port' }),
    ],
  })
  start.place = [{ at: 'board', loop: [1], waiting: ['blue'] }]
  const prize = playAll(start, [], ['blue', done], ['red', { kind: 'manPrize', crew: 1 }])
  expect(asked(prize)).toEqual([['blue', 'victor']])
  const foughtOn = playAll(prize, [], ['blue', { kind: 'continueMelee' }])
  expect(foughtOn.melees).toMatchObject([{ attacker: 'heros', attackerWins: 0, defenderWins: 0 }])
})
