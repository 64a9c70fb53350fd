import { gameOf, seededDice } from '@grognard/umpire'
import type { Kind, Playable } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { belleAlliance } from '../index.ts'

const game = gameOf(belleAlliance)

interface Fought {
  state: Playable
  given: Kind[]
  refused: string[]
}

/** A battle to its end, every seat by doctrine and from its view alone. */
function fought(scenario: string, seed: string): Fought {
  let { state } = game.begin(game.prepare(scenario), seededDice(seed))
  const given: Kind[] = []
  const refused: string[] = []
  while (!state.outcome && given.length < 3000) {
    const seat = game.asks(state)[0]?.seat ?? ''
    const order = game.choose(game.view(state, seat), seat, seededDice(`${seed} ${given.length}`))
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

for (const scenario of ['crossroads-farm', 'bornhoved', 'hougoumont'])
  test(`the computer plays ${scenario} to its end by lawful orders: it marches, attacks and fires`, () => {
    const { state, given, refused } = fought(scenario, scenario)
    expect(refused).toEqual([])
    expect(state.outcome).not.toBeNull()
    const kinds = new Set(given.map(order => order.kind))
    for (const kind of ['march', 'attack', 'fire', 'seal', 'moveStaff'])
      expect(kinds).toContain(kind)
  })

test('units without orders are few when the computer seals', () => {
  const { given } = fought('crossroads-farm', 'sheets')
  const first = given.findIndex(order => order.kind === 'seal')
  expect(
    new Set(given.slice(0, first).map(order => 'unit' in order && order.unit)).size,
  ).toBeGreaterThan(4)
})
