import { gameOf, seededDice } from '@grognard/umpire'
import type { Kind, Playable, Seat } from '@grognard/umpire'
import { compile } from '@grognard/umpire/program.ts'
import { expect, test } from 'vitest'
import { chooseOfficers } from '../chapters/setup/officers.ts'
import { battleOf } from '../fixtures.ts'
import { shipOfTheLine } from '../index.ts'
import { anyOfficers, choosers } from './index.ts'

test('[SOL-045] officers are chosen, a card of each, and not always the same', () => {
  const state = battleOf({ ships: [{}, { seat: 'b' }] })
  const hands = Array.from({ length: 20 }, (_, n) => {
    const order = anyOfficers(state, 'a', seededDice('officers', n))
    if (order?.kind !== 'chooseOfficers') throw new Error('No officers were chosen.')
    expect(chooseOfficers.judge(state, 'a', order).allowed).toBe(true)
    return JSON.stringify(order)
  })
  expect(new Set(hands).size).toBeGreaterThan(5)
})

const game = gameOf(shipOfTheLine)

interface Fought {
  state: Playable
  given: Kind[]
  refused: string[]
}

/** A battle to its end: the seats of `byChance` give any lawful order, the others the captains'. */
function fought(scenario: string, seed: string, byChance: readonly Seat[] = []): Fought {
  let { state } = game.begin(game.prepare(scenario), seededDice(seed))
  const given: Kind[] = []
  const refused: string[] = []
  while (!state.outcome && given.length < 3000) {
    const seat = game.asks(state)[0]?.seat ?? ''
    const order = orderOf(state, seat, byChance.includes(seat), `${seed} ${given.length}`)
    const played = game.play(state, seat, order, seededDice(seed, given.length + 1))
    if (!played.ruling.allowed) {
      refused.push(JSON.stringify(order))
      break
    }
    given.push(order)
    state = played.state
  }
  return { state, given, refused }
}

function orderOf(state: Playable, seat: Seat, isByChance: boolean, seed: string): Kind {
  const view = game.view(state, seat)
  if (!isByChance) return game.choose(view, seat, seededDice(seed))
  const order = game.sample(view, seat, seededDice(seed))
  if (!order) throw new Error(`${seat} has no order to give.`)
  return order
}

test('every question of the sequence has an answer', () => {
  const asks = compile(shipOfTheLine.rules.sequence).operations.flatMap(row =>
    row.step === 'ask' ? [row.name] : [],
  )
  expect(Object.keys(choosers).toSorted()).toEqual(asks.toSorted())
})

test.each(Object.keys(game.scenarios))('%s is fought to its end by lawful orders', scenario => {
  for (const seed of ['first', 'second', 'third']) {
    const { state, given, refused } = fought(scenario, seed)
    expect(refused).toEqual([])
    expect(state.outcome?.message.key).toBeDefined()
    expect(given.filter(order => order.kind === 'surrender')).toEqual([])
    expect(given.some(order => order.kind === 'fire')).toBe(true)
  }
})

test('a captain beats chance', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const [index, seed] of seeds.entries()) {
    const [captain = '', other = ''] = index % 2 === 0 ? ['a', 'b'] : ['b', 'a']
    const { state } = fought('standard', seed, [other])
    expect([seed, state.outcome?.winners]).toEqual([seed, [captain]])
  }
})
