import { headings } from '@grognard/geometry/dots/heading.ts'
import type { Of } from '@grognard/umpire'
import { restingAt } from '@grognard/umpire/fixtures.ts'
import { expect, test } from 'vitest'
import { batteryNumbers } from '../../book/tables/ship.ts'
import {
  abeam,
  ahead,
  all,
  astern,
  attempt,
  consort,
  fireOrder,
  offered,
  one,
  playedOn,
  refusedBy,
  rulesIn,
} from '../../fixtures.ts'
import { bearingSide, kindOfShot } from '../../model/bearing.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { holdFire, retaliate } from './retaliation.ts'

const misses = [7, 7, 7, 7, 7]
const answer = { kind: 'retaliate', side: 'port', batteries: all } as const
const hold = { kind: 'holdFire' } as const

const asked = (state: State) => state.place.at(-1)

/** After the fire of a1. */
const fired = (state: State, order = fireOrder(), dice: readonly number[] = misses) =>
  attempt(state, order, dice).state

test('[SOL-065] the target of a broadside is asked in the middle of the turn, and may hold its fire', () => {
  const state = fired(abeam())
  expect(asked(state)).toMatchObject({ at: 'retaliation', waiting: ['b'] })
  const held = attempt(state, hold)
  expect(held.events.map(event => event.kind)).toEqual(['fireHeld', 'attackEnded', 'placed'])
  expect(asked(held.state)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-065] batteries that the broadside destroyed do not answer', () => {
  const state = fired(abeam(), fireOrder(), [7, 9, 7, 7, 7])
  expect(shipOf(state, 'b1').batteries.port).toEqual([true, false, true, true, true])
  expect(refusedBy(state, answer)).toEqual(['SOL-060'])
  expect(offered(state, 'retaliate')[0]).toEqual({ ...answer, batteries: [1, 3, 4, 5] })
})

test('[SOL-065] only guns that bear answer, and with none that works nobody is asked', () => {
  const state = fired(abeam())
  expect(refusedBy(state, { ...answer, side: 'starboard' })).toEqual(['SOL-053'])
  const gone = [false, false, false, false, false]
  const b = { batteries: { starboard: [true, true, true, true, true], port: gone } }
  expect(asked(fired(abeam({ b })))).toMatchObject({ at: 'captain' })
})

test('[SOL-066] retaliation is finished before the attacker goes on', () => {
  const state = fired(abeam())
  expect(refusedBy(state, fireOrder(), 'a')).toEqual(['SOL-065'])
  const answered = attempt(state, answer, misses)
  expect(answered.state.attacks).toEqual([])
  expect(asked(answered.state)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-067] the answer goes to the attacker alone', () => {
  const others = [{ id: 'a2', number: 2, x: 10, y: 9, heading: 0 }]
  const { state } = attempt(fired(abeam({ others })), answer, [5, 5, 5, 5, 5])
  expect(shipOf(state, 'a1').hull).toBe(5)
  expect(shipOf(state, 'a2').hull).toBe(0)
})

test('[SOL-068] vector SOL-TV-74: the same batteries answer again, and fire in their own turn', () => {
  const orders = [one(1), answer, one(2), answer]
  const state = playedOn(abeam(), orders, [7, ...misses, 7, ...misses])
  expect(shipOf(state, 'b1').fired.port).toEqual([false, false, false, false, false])
  const own = { ...state, turn: state.turn && { ...state.turn, ship: 'b1' } }
  const inOwnTurn = restingAt(own, 'captain', ['b'])
  expect(refusedBy(inOwnTurn, fireOrder({ side: 'port', target: 'a1' }))).toEqual([])
})

test('[SOL-069] vector SOL-TV-75: bow and stern shots are not answered', () => {
  const raked = fired(astern(), fireOrder({ side: 'port' }), [7, 7, 7, 7, 7])
  expect(asked(raked)).toMatchObject({ at: 'captain', waiting: ['a'] })
  expect(asked(fired(ahead()))).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-069] [SOL-057] a split attack is answered, its stern part alone is not', () => {
  const split = abeam({ b: { x: 9, y: 7 } })
  const port = fireOrder({ side: 'port' })
  expect(asked(fired(split, port))).toMatchObject({ at: 'retaliation', waiting: ['b'] })
  const stern = fired(split, { ...port, batteries: [4, 5] }, [7, 7])
  expect(asked(stern)).toMatchObject({ at: 'captain' })
})

test('[SOL-070] retaliation is not answered', () => {
  const { events, state } = attempt(fired(abeam()), answer, misses)
  expect(events.filter(event => event.kind === 'attackBegan')).toHaveLength(1)
  expect(asked(state)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-079] when the target sinks no more dice fall, nobody answers and the rest stays loaded', () => {
  const state = abeam({ b: { hull: 19 }, others: [consort] })
  const { events, state: after } = attempt(state, fireOrder(), [7, 5])
  expect(events.map(event => event.kind)).toContain('attackCutShort')
  expect(shipOf(after, 'b1').status).toBe('sunk')
  expect(shipOf(after, 'a1').fired.starboard).toEqual([true, true, false, false, false])
  expect(asked(after)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-079] when the target surrenders the rest stays loaded too', () => {
  const state = astern({ others: [consort] })
  const { state: after } = attempt(state, fireOrder({ side: 'port' }), [2])
  expect(shipOf(after, 'b1').status).toBe('surrendered')
  expect(shipOf(after, 'a1').fired.port).toEqual([true, false, false, false, false])
})

test('[SOL-079] an answer that sinks the attacker ends at once, and so does its turn', () => {
  const others = [
    { id: 'a2', number: 2, x: 2, y: 2 },
    { id: 'b2', number: 2, seat: 'b', x: 20, y: 2 },
  ]
  const state = fired(abeam({ a: { hull: 19 }, others, queue: ['b2'] }))
  const { state: after } = attempt(state, answer, [5])
  expect(shipOf(after, 'a1').status).toBe('sunk')
  expect(after.turn?.ship).toBe('b2')
})

test('[SOL-082] a mast that has just fallen keeps the answer to one cable', () => {
  const felled = [7, 7, 2, 7, 7]
  expect(asked(fired(abeam(), fireOrder(), felled))).toMatchObject({ at: 'retaliation' })
  const far = fired(abeam({ b: { x: 12 } }), fireOrder(), felled)
  expect(shipOf(far, 'b1').masts.main).toBeNull()
  expect(asked(far)).toMatchObject({ at: 'captain', waiting: ['a'] })
})

test('[SOL-083] a mast lost in its own turn leaves the attacker its moves, and its guns one cable', () => {
  const others = [{ ...consort, x: 8, y: 8 }]
  const state = abeam({ others, windFrom: 4 })
  const after = playedOn(state, [fireOrder(), answer], [...misses, 2, 7, 7, 7, 7])
  expect(shipOf(after, 'a1')).toMatchObject({ isWreckFallen: true, isWreckHolding: false })
  expect(offered(after, 'move').length).toBeGreaterThan(0)
  const port = fireOrder({ side: 'port', target: 'b2' })
  expect(refusedBy(after, port)).toEqual(['SOL-082'])
})

test('[SOL-115] a prize does not answer', () => {
  expect(asked(fired(abeam({ b: { isPrize: true } })))).toMatchObject({ at: 'captain' })
})

test('[SOL-054] the answer is read on the charts of its own bearing', () => {
  const { events } = attempt(fired(abeam({ b: { x: 11, y: 7 } })), answer, misses)
  const shots = events.flatMap(event => (event.kind === 'batteryFired' ? [event.shot] : []))
  expect(shots).toEqual(['bow', 'bow', 'broadside', 'broadside', 'broadside'])
})

test('[SOL-065] fire is held by the owner of the ship fired upon, and by nobody else', () => {
  const state = fired(abeam())
  expect(holdFire.judge(state, 'b', hold).allowed).toBe(true)
  expect(rulesIn(holdFire.judge(state, 'a', hold))).toEqual(['SOL-065'])
  expect(rulesIn(holdFire.judge(abeam(), 'b', hold))).toEqual(['SOL-065'])
})

test('[SOL-065] the answer is offered to the ship shot at alone; a part of its guns is the rare one', () => {
  const state = fired(abeam())
  expect(retaliate.legalOrders(state, 'a')).toEqual([])
  const [whole, ...singles] = retaliate.legalOrders(state, 'b')
  const isRare = (order: Of<Order, 'retaliate'>) =>
    retaliate.tool?.tool === 'list' && retaliate.tool.isRare?.(order, state)
  expect(whole && isRare(whole)).toBe(false)
  expect(singles.map(isRare)).toEqual([true, true, true, true, true])
})

test('[SOL-067] the order to answer names the attacker, whom it hits', () => {
  const told = retaliate.describe(fired(abeam()), { ...answer, batteries: [2, 1] })
  expect(told.values).toMatchObject({
    batteries: { key: 'umpire.and', values: { names: '1', last: '2' } },
    side: { key: 'sol.side.port' },
    target: { values: { seat: { key: 'seat.a' }, number: 1 } },
  })
})

test('[SOL-069] [SOL-053] whoever fires a broadside lies where a side of the target bears', () => {
  const offsets = [-3, -2, -1, 0, 1, 2, 3]
  const targets = offsets.flatMap(x =>
    offsets.flatMap(y => headings.map(heading => ({ x, y, heading }))),
  )
  const shooters = headings.map(heading => ({ x: 0, y: 0, heading }))
  const pairs = shooters.flatMap(from => targets.map(to => ({ from, to })))
  const broadsides = pairs.filter(
    ({ from, to }) =>
      bearingSide(from, to) !== null &&
      batteryNumbers.some(battery => kindOfShot(from, battery, to) === 'broadside'),
  )
  expect(broadsides.length).toBeGreaterThan(500)
  expect(broadsides.filter(({ from, to }) => bearingSide(to, from) === null)).toEqual([])
})
