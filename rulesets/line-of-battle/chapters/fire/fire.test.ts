import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { messagesOf, tableFor } from '../../model/fixtures.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { seatToSailOn } from '../movement/sail-on.ts'
import {
  closeExchange,
  crossingEnd,
  crossingFactor,
  fire,
  hasFiredAll,
  resolveRescue,
  rollRescue,
  seatWithAims,
} from './fire.ts'
import { abeam, astern, exchange, fireAt } from './fixtures.ts'
import type { Pair } from './fixtures.ts'

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
  expect(fire.judge(state, 'red', unknown)).toEqual(unknownShip('nobody'))
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

function endOf(given: Pair) {
  const state = astern(given)
  return crossingEnd(state, shipOf(state, 'ajax'), shipOf(state, 'heros'))
}

test('[LOB-107] a ship lies across the stern, or the bow when the target comes on', () => {
  expect(endOf({})).toBe('stern')
  expect(endOf({ heros: { heading: 18_000 } })).toBe('bow')
})

test('[LOB-107] frigates and ships of the line cross, smaller ships do not', () => {
  const ends = ['schooner', 'cutter', 'brig', 'corvette', 'merchant'].map(card =>
    endOf({ ajax: { card } }),
  )
  expect(ends).toEqual([null, null, null, null, null])
  expect(endOf({ ajax: { card: 'frigate6' } })).toBe('stern')
  expect(endOf({ ajax: { card: 'line1' } })).toBe('stern')
})

test('[LOB-108] at most 5 inches from the hull to the end of the target, 5 included', () => {
  expect(endOf({ apart: 5 })).toBe('stern')
  expect(endOf({ apart: 5.001 })).toBe(null)
})

test('[LOB-108] at most 30 degrees off the axis of the target, 30 included', () => {
  const from = (east: number) =>
    endOf({ ajax: { x: 24_000 + east, y: 23_150 - 1732 }, heros: { x: 24_000, y: 24_000 } })
  expect(from(1000)).toBe('stern')
  expect(from(-1000)).toBe('stern')
  expect(from(1001)).toBe(null)
  expect(from(-1001)).toBe(null)
})

test('[LOB-108] only a ship that has moved this turn crosses', () => {
  expect(endOf({ ajax: { travelled: 0 } })).toBe(null)
})

test('[LOB-108] counter-fire never gets the bonus', () => {
  const state = astern({
    aims: [{ ship: 'heros', battery: 'starboard', target: 'ajax' }],
    ajax: { x: 23_555, y: 22_064 },
    heros: { x: 24_000, y: 24_000, heading: 3000 },
  })
  expect(crossingEnd(state, shipOf(state, 'ajax'), shipOf(state, 'heros'))).toBe('stern')
  exchange(state, [1, 3, 1], 'port')
  expect(state.exchange?.shots[1]).toMatchObject({ shooter: 'ajax', crossing: 1, damage: 4 })
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(0)
})

test('[LOB-107] [LOB-109] [LOB-110] the factors of crossing, rescue and failed rescue', () => {
  const state = astern()
  expect(crossingFactor(state, 'no')).toBe(2)
  expect(crossingFactor(state, 'passed')).toBe(3)
  expect(crossingFactor(state, 'failed')).toBe(1)
  state.options.failedRescueFallsBackTo = 'double'
  expect(crossingFactor(state, 'failed')).toBe(2)
})

test('[LOB-111] a crossing is logged once a ship and turn, also when it misses', () => {
  const state = astern()
  const table = fireAt(state, [1])
  expect(table.events).toContainEqual({
    kind: 'crossed',
    shooter: 'ajax',
    target: 'heros',
    end: 'stern',
    factor: 2,
    isStroke: true,
  })
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(1)
  state.aims = [{ ship: 'ajax', battery: 'port', target: 'heros' }]
  fireAt(state, [1])
  expect(state.exchange?.shots[0]?.crossing).toBe(2)
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(1)
})

test('[LOB-111] a wasted shot crosses nothing', () => {
  const state = astern({ weather: 6 })
  fireAt(state, [])
  expect(playerOf(state, 'red').strokes.manoeuvre).toBe(0)
})

const noPoints = { melee: 0, bearing: 0, navigation: 0, gunnery: 0 }
const strokes = (state: ReturnType<typeof astern>) => playerOf(state, 'red').strokes.manoeuvre

test('[LOB-109] [LOB-101] a 4 passes: triple damage and one stroke', () => {
  const state = astern()
  fireAt(state, [4, 4, 1], true)
  expect(state.exchange).toMatchObject({ rescue: 'passed', shots: [{ crossing: 3, damage: 12 }] })
  expect(shipOf(state, 'ajax').manoeuvre).toBe('rescueTried')
  expect(strokes(state)).toBe(1)
  expect(state.test).toBe(null)
})

test('[LOB-110] a 3 fails: normal damage, no further move, and the manoeuvre is used up', () => {
  const state = astern()
  exchange(state, [3, 4, 1], null, true)
  expect(state.exchange).toMatchObject({ rescue: 'failed', shots: [{ crossing: 1, damage: 4 }] })
  expect(shipOf(state, 'ajax').manoeuvre).toBe('rescueTried')
  expect(seatToSailOn(state)).toEqual([])
  expect(strokes(state)).toBe(0)
})

test('[LOB-110] where so agreed a failed rescue is still a plain crossing', () => {
  const state = astern({ options: { failedRescueFallsBackTo: 'double' } })
  fireAt(state, [3, 4, 1], true)
  expect(state.exchange).toMatchObject({ shots: [{ crossing: 2, damage: 8 }] })
  expect(strokes(state)).toBe(1)
})

test('[LOB-241] English seamanship adds one to the die, where nations are played', () => {
  const ajax = { nation: 'england' as const }
  const english = astern({ ajax, options: { nations: true } })
  fireAt(english, [3, 1], true)
  expect(english.exchange?.rescue).toBe('passed')
  const plain = astern({ ajax })
  fireAt(plain, [3, 1], true)
  expect(plain.exchange?.rescue).toBe('failed')
})

test('[LOB-153] [LOB-262] the test comes before the hit roll, and points spent on it count', () => {
  const players = [{ attributes: { ...noPoints, navigation: 1 } }, { seat: 'blue', side: 1 }]
  const state = astern({ options: { career: true }, players })
  const table = tableFor(state, [3])
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'port', rescue: true })
  rollRescue(table)
  expect(state.test).toMatchObject({ kind: 'rescue', ship: 'ajax', die: 3 })
  expect(table.opened.at(-1)).toBe('attributes')
  if (state.test) state.test.spent = 1
  resolveRescue(table)
  expect(state.exchange).toMatchObject({ rescue: 'passed', shots: [{ result: 'unfired' }] })
})

test('[LOB-109] a plain shot needs no test', () => {
  const state = astern()
  const table = tableFor(state)
  fire.execute(table, 'red', { kind: 'fire', ship: 'ajax', battery: 'port', rescue: false })
  rollRescue(table)
  resolveRescue(table)
  expect(state.exchange?.rescue).toBe('no')
})
