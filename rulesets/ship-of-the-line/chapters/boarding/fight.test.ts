import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { attempt, boardOrder, crossing, hold, playedOn, refusedBy } from '../../fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'

const hulls = (attacker: number, defender: number, rest = {}) =>
  crossing({ a: { hull: attacker }, b: { hull: defender }, ...rest })

/** The boarding without grape, and what came of it. */
function fought(state: State, dice: readonly number[] = []) {
  const boarded = attempt(state, boardOrder()).state
  const { events, state: after } = attempt(boarded, hold, dice)
  const told = events.filter(event => event.kind === 'boardersFought')
  return { told, after, b1: shipOf(after, 'b1'), a1: shipOf(after, 'a1') }
}

/** Dice that end each class. */
const enough = { automatic: [], opposed: [4, 3] }

describe('[SOL-104] [SOL-105] [SOL-106] [SOL-107] [SOL-108] the classes of the difference', () => {
  test.each(vectors.boarding)('$id', ({ attacker, defender, odds }) => {
    const state = hulls(attacker, defender)
    if (odds === null) return expect(refusedBy(state, boardOrder())).toEqual(['SOL-102'])
    const dice = typeof odds === 'number' ? [odds] : enough[odds as keyof typeof enough]
    const { told, b1 } = fought(state, dice)
    expect(told).toMatchObject([{ odds, difference: defender - attacker, result: 'captured' }])
    expect(b1).toMatchObject({ seat: 'a', isPrize: true })
  })
})

test('[SOL-105] a difference of 15 succeeds without a die', () => {
  expect(fought(hulls(0, 15)).b1.isPrize).toBe(true)
})

test('[SOL-106] vector SOL-TV-25: from 10 to 14 a die of 3 or more succeeds, 67 per cent', () => {
  const dice = [1, 2, 3, 4, 5, 6]
  for (const hull of [10, 14]) {
    const won = dice.filter(die => fought(hulls(0, hull), [die]).b1.isPrize)
    expect(Math.round((won.length / dice.length) * 100)).toBe(67)
  }
})

test('[SOL-107] vector SOL-TV-26: from 5 to 9 a die of 5 or 6 succeeds, 33 per cent', () => {
  const dice = [1, 2, 3, 4, 5, 6]
  for (const hull of [5, 9]) {
    const won = dice.filter(die => fought(hulls(0, hull), [die]).b1.isPrize)
    expect(Math.round((won.length / dice.length) * 100)).toBe(33)
  }
})

test('[SOL-108] up to 4 both roll and the higher wins; a tie is rolled again', () => {
  const { told, b1 } = fought(hulls(0, 4), [3, 3, 6, 2])
  expect(told.map(event => event.result)).toEqual(['open', 'captured'])
  expect(b1.seat).toBe('a')
})

test('[SOL-108] a defender who rolls higher takes the ship of the attacker, whose turn is over', () => {
  const { a1, b1, after } = fought(hulls(0, 4, { queue: ['b2'] }), [2, 5])
  expect(a1).toMatchObject({ seat: 'b', isPrize: true, captureNumber: 1 })
  expect(b1).toMatchObject({ seat: 'b', isPrize: false })
  expect(after.turn?.ship).toBe('b2')
})

describe('[SOL-C10] marines to the tops', () => {
  const marines = boardOrder({ marines: true })

  test('of the attacker raise the difference by five', () => {
    const state = hulls(0, 5, { hands: { a: ['CAP-2'] } })
    const boarded = attempt(state, marines).state
    const { events, state: after } = attempt(boarded, hold, [3])
    expect(events.find(event => event.kind === 'boardersFought')).toMatchObject({ difference: 10 })
    expect(shipOf(after, 'b1').isPrize).toBe(true)
    expect(after.players[0]?.areUsed).toEqual([true, true, true, true, true])
  })

  test('of the defender lower it, asked when the attempt is declared, before the grape', () => {
    const state = hulls(0, 10, { hands: { b: ['CAP-2'] } })
    const declared = attempt(state, boardOrder()).state
    expect(declared.place.at(-1)).toMatchObject({ at: 'marines', waiting: ['b'] })
    const called = attempt(declared, { kind: 'callMarines' }).state
    expect(called.place.at(-1)).toMatchObject({ at: 'grape', waiting: ['b'] })
    const { events, state: after } = attempt(called, hold, [4])
    expect(events.find(event => event.kind === 'boardersFought')).toMatchObject({
      difference: 5,
      result: 'failed',
    })
    expect(after.players[1]?.areUsed).toEqual([true, true, true, true, true])
  })

  test('of the defender cannot push it below 0', () => {
    const state = hulls(0, 2, { hands: { b: ['CAP-2'] } })
    const after = playedOn(state, [boardOrder(), { kind: 'callMarines' }, hold], [6, 1])
    expect(shipOf(after, 'b1').isPrize).toBe(true)
  })

  test('may be kept, and then the card stays', () => {
    const state = hulls(0, 10, { hands: { b: ['CAP-2'] } })
    const kept = playedOn(state, [boardOrder(), { kind: 'keepMarines' }])
    expect(kept.place.at(-1)).toMatchObject({ at: 'grape' })
    expect(kept.players[1]?.areUsed.at(-1)).toBe(false)
  })

  test('do not let a ship with more hull hits board', () => {
    const state = hulls(6, 5, { hands: { a: ['CAP-2'] } })
    expect(refusedBy(state, marines)).toEqual(['SOL-102'])
  })

  test('[SOL-104] do not save an attempt that the grape has cancelled', () => {
    const state = hulls(8, 8, { hands: { a: ['CAP-2'] } })
    const boarded = attempt(state, marines).state
    const guns = [{ side: 'port' as const, battery: 1 }]
    const { events } = attempt(boarded, { kind: 'grape', guns }, [5])
    expect(events.find(event => event.kind === 'boardersFought')).toMatchObject({
      result: 'cancelled',
    })
  })

  test('nobody calls them who has no card', () => {
    const boarded = attempt(hulls(0, 5), boardOrder()).state
    expect(refusedBy(boarded, { kind: 'callMarines' }, 'b')).toEqual(['SOL-103'])
  })
})

describe('prizes', () => {
  test('[SOL-115] [SOL-118] a captured ship is a prize, numbered by its capture', () => {
    const others = [{ id: 'b3', number: 3, seat: 'a', x: 1, y: 1, isPrize: true }]
    const { b1 } = fought(crossing({ b: { hull: 15 }, others }))
    expect(b1).toMatchObject({ seat: 'a', firstSeat: 'b', isPrize: true, captureNumber: 2 })
  })

  test('[SOL-116] [SOL-117] a prize is taken without a die, however battered the boarders are', () => {
    const state = crossing({ a: { hull: 19 }, b: { isPrize: true, firstSeat: 'b', hull: 2 } })
    const { state: after } = attempt(state, boardOrder())
    expect(shipOf(after, 'b1').seat).toBe('a')
  })

  test('[SOL-117] nobody calls marines to a prize', () => {
    const state = crossing({ b: { isPrize: true, firstSeat: 'b' }, hands: { b: ['CAP-2'] } })
    const { state: after } = attempt(state, boardOrder())
    expect(shipOf(after, 'b1').seat).toBe('a')
  })

  test('[SOL-119] a ship that its own side takes back flies its flag again', () => {
    const b = { isPrize: true, firstSeat: 'a', hull: 2 }
    const { events, state: after } = attempt(crossing({ b }), boardOrder())
    expect(shipOf(after, 'b1')).toMatchObject({ seat: 'a', isPrize: false, captureNumber: 0 })
    expect(events.find(event => event.kind === 'shipCaptured')).toMatchObject({ captureNumber: 0 })
  })

  test('[SOL-121] a ship taken adrift is given up at once', () => {
    const b = { hull: 15, hasRudder: false }
    const { b1 } = fought(crossing({ b, hands: { b: ['CAR-2'], a: ['CAR-2'] } }))
    expect(b1).toMatchObject({ isPrize: true, status: 'surrendered' })
  })
})
