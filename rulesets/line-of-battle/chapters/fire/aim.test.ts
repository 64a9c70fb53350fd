import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { messagesOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { playerOf } from '../../model/players.ts'
import { findShip, shipOf } from '../../model/ships.ts'
import type { Battery, Ship } from '../../model/state.ts'
import { meleeWith } from '../melee/fixtures.ts'
import { aim, seatWithGuns, shipsYetToAim } from './aim.ts'
import { abeam } from './fixtures.ts'
import type { Pair } from './fixtures.ts'

const order = { kind: 'aim', ship: 'ajax', battery: 'starboard', target: 'heros' } as const

function judged(given: Pair) {
  return aim.judge(abeam({ aims: [], ...given }), 'red', order)
}

test('[LOB-128] vectors LOB-TV-28, LOB-TV-30, LOB-TV-33: each shot has its range, hull to hull', () => {
  const reach = (shot: Ship['shot'], apart: number) => rulesOf(judged({ apart, ajax: { shot } }))
  expect(reach('grape', 5)).toEqual([])
  expect(reach('grape', 5.5)).toEqual(['LOB-128'])
  expect(reach('chain', 10)).toEqual([])
  expect(reach('chain', 10.5)).toEqual(['LOB-128'])
  expect(reach('round', 15)).toEqual([])
  expect(reach('round', 15.1)).toEqual(['LOB-128'])
})

test('[LOB-128] the refusal tells the distance and the range', () => {
  const [reason] = judged({ apart: 15.1 }).because
  expect(reason?.values).toMatchObject({ target: 'heros', inches: 15.1, range: 15 })
})

test('[LOB-130] the arc reaches 30 degrees forward from the bow and 30 abaft from the stern', () => {
  const from = (x: number, y: number) => rulesOf(judged({ heros: { x, y } }))
  expect(from(14_000, 24_000 + 850 + 2300)).toEqual([])
  expect(from(14_000, 24_000 + 850 + 850 + 2500)).toEqual(['LOB-130'])
  expect(from(14_000, 24_000 - 850 - 2300)).toEqual([])
  expect(from(14_000, 24_000 - 850 - 850 - 2500)).toEqual(['LOB-130'])
})

test('[LOB-130] any part of a hull in the arc will do, and the other side has its own', () => {
  expect(rulesOf(judged({ heros: { x: 13_000, y: 27_300, heading: 9000 } }))).toEqual([])
  expect(rulesOf(judged({ heros: { x: 5000 } }))).toEqual(['LOB-130'])
})

test('[LOB-130] land between two ships blocks fire', () => {
  const polygon = [13_000, 20_000, 14_000, 20_000, 14_000, 28_000, 13_000, 28_000]
  const island = { kind: 'land', name: 'island', polygon, depth: 0 } as const
  expect(messagesOf(judged({ terrain: [island] }))).toEqual(['lob.refuse.landBetween'])
  const shoals = { kind: 'depth', name: 'shoals', polygon, depth: 2 } as const
  expect(messagesOf(judged({ terrain: [shoals] }))).toEqual([])
})

test('[LOB-130] a hull between them blocks fire unless otherwise agreed', () => {
  const others = [{ id: 'orion', x: 14_000 }]
  expect(judged({ others }).because).toMatchObject([
    { rule: 'LOB-130', message: 'lob.refuse.hullBetween', values: { between: 'orion' } },
  ])
  expect(rulesOf(judged({ others, options: { hullsBlockFire: false } }))).toEqual([])
  expect(rulesOf(judged({ others: [{ ...others[0], status: 'sunk' }] }))).toEqual([])
})

test('[LOB-132] one target for each side, and it is not changed', () => {
  const state = abeam({ aims: [], others: [{ id: 'duc', seat: 'blue', x: 4000 }] })
  const table = tableFor(state)
  aim.execute(table, 'red', order)
  expect(state.aims).toEqual([{ ship: 'ajax', battery: 'starboard', target: 'heros' }])
  expect(messagesOf(aim.judge(state, 'red', order))).toEqual(['lob.refuse.alreadyAimed'])
  const other = { kind: 'aim', ship: 'ajax', battery: 'port', target: 'duc' } as const
  expect(aim.legalOrders(state, 'red')).toEqual([other])
  expect(aim.judge(state, 'red', other).allowed).toBe(true)
})

test('[LOB-131] a side that has fired does not fire again', () => {
  const ajax = { hasFired: { port: false, starboard: true } }
  expect(messagesOf(judged({ ajax }))).toEqual(['lob.refuse.alreadyFired'])
})

test('[LOB-132] only own ships aim, and only at enemies on the board that still fight', () => {
  const state = abeam({ aims: [] })
  expect(messagesOf(aim.judge(state, 'blue', order))).toEqual(['lob.refuse.notYourGuns'])
  expect(messagesOf(judged({ heros: { seat: 'red' } }))).toEqual(['lob.refuse.friendlyTarget'])
  expect(messagesOf(judged({ heros: { status: 'fled' } }))).toEqual(['lob.refuse.targetGone'])
  expect(messagesOf(judged({ heros: { isStruck: true } }))).toEqual(['lob.refuse.targetStruck'])
  expect(judged({ heros: { crew: 0 } }).allowed).toBe(true)
})

test('[LOB-008] an unknown ship is refused, be it the one that aims or the target', () => {
  const state = abeam({ aims: [] })
  const judged = (wrong: object) => aim.judge(state, 'red', { ...order, ...wrong })
  expect(judged({ ship: 'nobody' })).toEqual(unknownShip('nobody'))
  expect(judged({ target: 'nobody' })).toEqual(unknownShip('nobody', 'LOB-132'))
})

test('[LOB-151] vector LOB-TV-54: a schooner with both her crew lost cannot fire', () => {
  const ajax = { card: 'schooner', crew: 0 }
  expect(rulesOf(judged({ ajax }))).toEqual(['LOB-151'])
})

test('[LOB-203] a fleeing ship does not fire', () => {
  expect(rulesOf(judged({ ajax: { isFleeing: true } }))).toEqual(['LOB-203'])
})

test('[LOB-054] a ship without shot in her guns does not fire', () => {
  expect(rulesOf(judged({ ajax: { shot: null } }))).toEqual(['LOB-054'])
})

test('[LOB-154] a side without firepower cannot fire', () => {
  expect(rulesOf(judged({ ajax: { card: 'brig', crew: 1 } }))).toEqual(['LOB-154'])
})

test('[LOB-150] a half crew that serves one side does not aim the other', () => {
  const ajax: Partial<Ship> = { crew: 4, halfCrew: 'oneSide' }
  const aims = [{ ship: 'ajax', battery: 'port' as const, target: 'duc' }]
  expect(rulesOf(judged({ ajax }))).toEqual([])
  expect(rulesOf(judged({ ajax, aims }))).toEqual(['LOB-150'])
  const answered = { ...ajax, hasCountered: { port: true, starboard: false } }
  expect(rulesOf(judged({ ajax: answered }))).toEqual(['LOB-150'])
})

test('[LOB-172] the side in melee does not fire, the other may', () => {
  expect(rulesOf(judged({ melees: [fighting('duc', 'starboard')] }))).toEqual(['LOB-172'])
  expect(rulesOf(judged({ melees: [fighting('duc', 'port')] }))).toEqual([])
})

test('[LOB-172] no side fires at the ship she fights, whichever side she fights over', () => {
  const bowOn = judged({ melees: [fighting('heros', 'port')] })
  expect(messagesOf(bowOn)).toEqual(['lob.refuse.meleeTarget'])
  expect(
    rulesOf(judged({ melees: [{ ...fighting('heros', 'port'), winner: 'attacker' }] })),
  ).toEqual([])
})

const fighting = (attacker: string, defenderBattery: Battery) =>
  meleeWith({ attacker, defender: 'ajax', defenderBattery })

test('[LOB-024] [LOB-025] aiming is paid for when it is declared, and refused to an empty pool', () => {
  const points = {
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 3 },
      { seat: 'blue', side: 1 },
    ],
  }
  const state = abeam({ aims: [], ...points })
  aim.execute(tableFor(state), 'red', order)
  expect(playerOf(state, 'red').pool).toBe(1)
  expect(rulesOf(aim.judge(state, 'red', order))).toContain('LOB-024')
  expect(seatWithGuns(state, 'red')).toEqual([])
})

test('[LOB-132] a seat is asked for targets only where a gun of its own bears', () => {
  expect(seatWithGuns(abeam({ aims: [] }), 'red')).toEqual(['red'])
  expect(seatWithGuns(abeam({ aims: [] }), 'blue')).toEqual(['blue'])
  expect(seatWithGuns(abeam({ aims: [], apart: 16 }), 'red')).toEqual([])
})

test('[LOB-132] going on would forfeit the fire of ships that bear and have no target', () => {
  const yet = (given: Pair) => shipsYetToAim(abeam(given), 'red').map(({ id }) => id)
  expect(yet({ aims: [] })).toEqual(['ajax'])
  expect(yet({ aims: [{ ship: 'ajax', battery: 'starboard', target: 'heros' }] })).toEqual([])
  expect(yet({ aims: [], apart: 16 })).toEqual([])
  expect(yet({ aims: [], weather: 6 })).toEqual([])
})

test('[LOB-134] in the worst weather nobody is asked, though aiming is not forbidden', () => {
  const state = abeam({ aims: [], weather: 6 })
  expect(seatWithGuns(state, 'red')).toEqual([])
  expect(aim.judge(state, 'red', order).allowed).toBe(true)
})

test('a pick is one of the offers', () => {
  const state = abeam({
    aims: [],
    others: [
      { id: 'orion', x: 4000, y: 20_000 },
      { id: 'duc', seat: 'blue', x: 6000, y: 21_000 },
    ],
  })
  const dice = seededDice('aim')
  const legalOrders = aim.legalOrders(state, 'red').map(offer => JSON.stringify(offer))
  const picked = Array.from({ length: 40 }, () => JSON.stringify(aim.sample?.(state, 'red', dice)))
  expect(legalOrders.length).toBeGreaterThan(1)
  expect(picked.every(pick => legalOrders.includes(pick))).toBe(true)
  expect(new Set(picked).size).toBe(legalOrders.length)
  shipOf(state, 'ajax').isFleeing = true
  shipOf(state, 'orion').isFleeing = true
  expect(aim.sample?.(state, 'red', dice)).toBe(undefined)
  expect(findShip(state, 'duc')?.seat).toBe('blue')
})

test('[LOB-132] the order names both ships, and tells where nobody is left aboard', () => {
  const told = (crew: number) =>
    aim.describe(abeam({ ajax: { name: 'Ajax' }, heros: { name: 'Héros', crew } }), order)
  expect(told(4)).toEqual({
    key: 'lob.order.aim',
    values: { ship: 'Ajax', battery: { key: 'lob.battery.starboard' }, target: 'Héros' },
  })
  expect(told(0).key).toBe('lob.order.aimUnmanned')
})
