import { changed } from './laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { begin, gameOf, prepare, seededDice } from './index.ts'
import { fencerOf } from './laws/testing/duel-state.ts'
import { duel } from './laws/testing/duel.ts'

const game = gameOf(duel)
const { state } = begin(duel, prepare(duel, 'hall'), seededDice('full'))

function rulesAgainst(order: object, from: typeof state): string[] {
  return game.judgeInFull(from, 'red', order).because.map(({ message }) => message)
}

test('an order whose time it is not is refused with the reasons of its own law too', () => {
  expect(rulesAgainst({ kind: 'taunt' }, state)).toEqual(['umpire.notNow'])
  const loud = duel.rules.copy(state)
  fencerOf(loud, 'red').taunts = 2
  expect(rulesAgainst({ kind: 'taunt' }, loud)).toEqual(['umpire.notNow', 'taunt.enough'])
})

test('what is asked for now is judged as ever, and what is no order is none', () => {
  expect(rulesAgainst({ kind: 'choose', stance: 'high' }, state)).toEqual([])
  expect(rulesAgainst({ kind: 'choose', stance: 'middle' }, state)).toEqual(['umpire.malformed'])
  expect(rulesAgainst({ kind: 'fly' }, state)).toEqual(['umpire.notNow'])
})

test('a law that lacks what only its own step has says nothing', () => {
  const taunt: typeof duel.rules.orders.taunt = {
    ...duel.rules.orders.taunt,
    judge: () => {
      throw new Error('Nobody was struck.')
    },
  }
  const strict = gameOf(changed(duel, { orders: { ...duel.rules.orders, taunt } }))
  const { allowed, because } = strict.judgeInFull(state, 'red', { kind: 'taunt' })
  expect([allowed, because.length]).toEqual([false, 1])
})
