import { expect, test } from 'vitest'
import { gameOf, give, newBattle, recordOf } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { turnViewOf } from './turn-view.ts'

/** Red has chosen a stance, blue is still asked. */
function redHasChosen(): Battle {
  const dice = { kind: 'seeded', seed: 'hall' } as const
  const battle = newBattle(gameOf(duel), { scenario: 'hall', dice })
  return give(battle, 'red', { kind: 'choose', stance: 'high' }).battle
}

test('one who has answered is not asked, but may take the answer back', () => {
  const { ask, asks, legalOrders, choices } = turnViewOf(recordOf(redHasChosen(), 'red'), 'red')
  expect(ask).toBeNull()
  expect(asks.map(({ seat }) => seat)).toEqual(['blue'])
  expect(legalOrders).toEqual([{ kind: 'rethink' }])
  expect(choices.listed.get('')).toEqual([{ kind: 'rethink' }])
})

test('one who is asked is offered nothing of the kind, nor anyone in a sealed battle', () => {
  const kinds = turnViewOf(recordOf(redHasChosen(), 'blue'), 'blue').legalOrders.map(
    ({ kind }) => kind,
  )
  expect(new Set(kinds)).toEqual(new Set(['choose']))
  expect(turnViewOf(recordOf(redHasChosen(), 'red'), 'red', true).legalOrders).toEqual([])
})

test('a window that looks on shows the phase that the one that plays stands in', () => {
  const battle = redHasChosen()
  const { phase } = turnViewOf(recordOf(battle, 'red'), 'red')
  expect(phase).not.toBeNull()
  expect(turnViewOf(recordOf(battle, 'red'), 'red', true).phase).toBe(phase)
})
