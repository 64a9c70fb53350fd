import { changed } from './laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { begin, judge, legalOrdersFor, sampleFor, play, prepare, seededDice } from './index.ts'
import type { State } from './laws/testing/duel-state.ts'
import { duel } from './laws/testing/duel.ts'

/** The same duel where search never taunts. */
const civil: typeof duel = changed(duel, {
  orders: { ...duel.rules.orders, taunt: { ...duel.rules.orders.taunt, excludeFromSearch: true } },
})

/** A bout after which somebody who is hit is asked for an answer. */
function struck(): State {
  const dice = seededDice('offers')
  let { state } = begin(civil, prepare(civil, 'hall'), dice)
  while (state.struck === null) {
    const seat = state.place.at(-1)?.waiting[0] ?? ''
    state = play(civil, state, seat, { kind: 'choose', stance: 'high' }, dice).state
  }
  return state
}

/** What search gives in twenty picks. */
function picked(ruleset: typeof duel): string[] {
  const state = struck()
  const dice = seededDice('picks')
  const kinds = Array.from({ length: 20 }, () => {
    return sampleFor(ruleset, state, state.struck ?? '', dice)?.kind ?? 'nothing'
  })
  return [...new Set(kinds)].toSorted()
}

test('an order that search skips is never picked', () => {
  expect(picked(duel)).toEqual(['done', 'taunt'])
  expect(picked(civil)).toEqual(['done'])
})

test('an order that search skips is offered and lawful as ever', () => {
  const state = struck()
  const seat = state.struck ?? ''
  expect(legalOrdersFor(civil, state, seat)).toEqual([{ kind: 'taunt' }, { kind: 'done' }])
  expect(judge(civil, state, seat, { kind: 'taunt' }).allowed).toBe(true)
  expect(play(civil, state, seat, { kind: 'taunt' }, seededDice('taunt')).ruling.allowed).toBe(true)
})

test.each(['taunt', 'done'] as const)('search finds the one order there is: %s', kind => {
  const none = { legalOrders: () => [] }
  const { taunt, done } = duel.rules.orders
  const orders =
    kind === 'taunt'
      ? { ...duel.rules.orders, done: { ...done, ...none } }
      : { ...duel.rules.orders, taunt: { ...taunt, ...none } }
  expect(picked(changed(duel, { orders }))).toEqual([kind])
})

test('where orders are too many to list, every kind is among those that are', () => {
  const { taunt } = duel.rules.orders
  const many = () => Array.from({ length: 20 }, () => ({ kind: 'taunt' as const }))
  const chatty = changed(duel, {
    orders: { ...duel.rules.orders, taunt: { ...taunt, legalOrders: many } },
  })
  const state = struck()
  const listed = legalOrdersFor(chatty, state, state.struck ?? '', 5)
  expect(listed.map(({ kind }) => kind)).toEqual(['taunt', 'taunt', 'taunt', 'taunt', 'done'])
})

test('before a battle has begun nobody is offered anything', () => {
  expect(legalOrdersFor(duel, prepare(duel, 'hall'), 'red')).toEqual([])
})
