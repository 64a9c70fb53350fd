import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { messagesOf, tableFor } from '../../model/fixtures.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { closeExchange } from './exchange.ts'
import { fire, hasFiredAll, seatWithAims } from './fire.ts'
import { abeam, astern, exchange, fireAt } from './fixtures.ts'

const starboard = { kind: 'fire', ship: 'ajax', battery: 'starboard', rescue: false } as const
const rescue = { kind: 'fire', ship: 'ajax', battery: 'port', rescue: true } as const

test('[LOB-135] a seat fires what it has announced, each broadside once', () => {
  const state = abeam()
  expect(seatWithAims(state, 'red')).toEqual(['red'])
  expect(seatWithAims(state, 'blue')).toEqual([])
  expect(fire.legalOrders(state, 'red')).toEqual([starboard])
  closeExchange(exchange(state, [1]))
  expect(hasFiredAll(state, 'red')).toBe(true)
  expect(seatWithAims(state, 'red')).toEqual([])
  expect(shipOf(state, 'ajax').hasFired).toEqual({ port: false, starboard: true })
  expect(state.exchange).toBe(null)
  expect(messagesOf(fire.judge(state, 'red', starboard))).toEqual(['lob.refuse.noTargetNamed'])
})

test('[LOB-132] only announced broadsides of own ships are fired', () => {
  const state = abeam()
  const wrong = [
    { seat: 'blue', order: starboard },
    { seat: 'red', order: { ...starboard, battery: 'port' as const } },
  ]
  for (const { seat, order } of wrong)
    expect(messagesOf(fire.judge(state, seat, order))).toEqual(['lob.refuse.noTargetNamed'])
  const unknown = { ...starboard, ship: 'nobody' }
  expect(messagesOf(fire.judge(state, 'red', unknown))).toEqual(['lob.refuse.unknownShip'])
})

test('[LOB-133] a shot at a target that is gone is wasted without a die', () => {
  const state = abeam({ heros: { status: 'sunk' }, ajax: { isDoubleLoaded: true } })
  expect(fire.judge(state, 'red', starboard).allowed).toBe(true)
  const table = fireAt(state, [])
  expect(state.exchange?.shots).toMatchObject([{ result: 'wasted', die: null, damage: 0 }])
  expect(table.events.at(-1)).toMatchObject({
    kind: 'shotWasted',
    because: { rule: 'LOB-133', message: 'lob.refuse.targetGone' },
  })
  expect(shipOf(state, 'ajax')).toMatchObject({ isDoubleLoaded: true })
  expect(shipOf(state, 'ajax').hasFired.starboard).toBe(true)
})

test('[LOB-133] the points of a wasted shot stay paid', () => {
  const players = [
    { seat: 'red', pool: 5 },
    { seat: 'blue', side: 1 },
  ]
  const state = abeam({ heros: { status: 'sunk' }, options: { actionPoints: true }, players })
  fireAt(state, [])
  expect(playerOf(state, 'red').pool).toBe(5)
})

test('[LOB-134] vector LOB-TV-27: in weather 6 no hit is possible and no die is rolled', () => {
  const state = abeam({ weather: 6, apart: 3 })
  const table = fireAt(state, [])
  expect(state.exchange?.shots).toMatchObject([{ result: 'wasted' }])
  expect(table.events.at(-1)).toMatchObject({ because: { rule: 'LOB-134' } })
})

test('[LOB-153] a target that has moved out of range or arc since wastes the shot too', () => {
  const reasons = [{ x: 27_000 }, { y: 40_000 }].map(heros => {
    const state = abeam({ heros: { x: 18_500, ...heros } })
    return fireAt(state, []).events.at(-1)
  })
  expect(reasons).toMatchObject([
    { because: { rule: 'LOB-128' } },
    { because: { rule: 'LOB-128' } },
  ])
  const abaft = abeam({ heros: { x: 11_000, y: 20_000 } })
  expect(fireAt(abaft, []).events.at(-1)).toMatchObject({ because: { rule: 'LOB-130' } })
})

test('[LOB-109] [LOB-107] crossing and rescue is offered from the position, to classes 6 and larger', () => {
  expect(fire.legalOrders(astern(), 'red')).toContainEqual(rescue)
  expect(fire.judge(astern(), 'red', rescue).allowed).toBe(true)
  const small = fire.judge(astern({ ajax: { card: 'corvette' } }), 'red', rescue)
  expect(messagesOf(small)).toEqual(['lob.refuse.cannotCross'])
  const far = fire.judge(astern({ apart: 5.2 }), 'red', rescue)
  expect(messagesOf(far)).toEqual(['lob.refuse.notAcross'])
})

test('[LOB-100] [LOB-109] one tested manoeuvre a turn', () => {
  const tried = astern({ ajax: { manoeuvre: 'tackPassed' } })
  expect(messagesOf(fire.judge(tried, 'red', rescue))).toEqual(['lob.refuse.rescueManoeuvreUsed'])
})

test('[LOB-109] no rescue with a shot that would be wasted', () => {
  const between = astern({
    others: [{ id: 'orion', x: 24_000, y: 21_300, heading: 9000, card: 'schooner' }],
  })
  expect(messagesOf(fire.judge(between, 'red', rescue))).toEqual(['lob.refuse.wastedRescue'])
})

test('[LOB-023] [LOB-024] [LOB-025] a rescue costs its points when it is declared', () => {
  const points = (pool: number) => ({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool },
      { seat: 'blue', side: 1 },
    ],
  })
  const poor = fire.judge(astern(points(3)), 'red', rescue)
  expect(poor.because.map(reason => reason.rule)).toEqual(['LOB-024'])
  const state = astern(points(6))
  fireAt(state, [1, 1], true)
  expect(playerOf(state, 'red').pool).toBe(2)
})

test('a pick is one of the offers', () => {
  const state = astern()
  const dice = seededDice('fire')
  const picked = Array.from({ length: 20 }, () => fire.sample?.(state, 'red', dice))
  expect(picked).toContainEqual(rescue)
  expect(picked).toContainEqual({ ...rescue, rescue: false })
  expect(fire.sample?.(state, 'blue', dice)).toBe(undefined)
  fire.execute(tableFor(state), 'red', rescue)
  expect(fire.sample?.(state, 'red', dice)).toBe(undefined)
})
