import { expect, test } from 'vitest'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Kind, Playable } from '@grognard/umpire'
import { belleAlliance } from '../index.ts'

const game = gameOf(belleAlliance)

interface Fought {
  state: Playable
  given: Kind[]
  refused: string[]
  /** A row for each unit that left by an exit that counts. */
  left: string[]
}

/** A battle of so many turns to its end, every seat by doctrine and from its view alone. */
function fought(scenario: string, turns: number, seed = scenario): Fought {
  let { state } = game.begin(game.prepare(scenario, { turns }), seededDice(seed))
  const given: Kind[] = []
  const refused: string[] = []
  const left: string[] = []
  while (!state.outcome && given.length < 3000) {
    const seat = game.asks(state)[0]?.seat ?? ''
    const order = game.choose(game.view(state, seat), seat, seededDice(`${seed} ${given.length}`))
    const played = game.play(state, seat, order, seededDice(seed, given.length + 1))
    if (!played.ruling.allowed) {
      refused.push(JSON.stringify(order))
      break
    }
    given.push(order)
    left.push(...played.events.filter(({ kind }) => kind === 'unitExited').map(({ kind }) => kind))
    state = played.state
  }
  return { state, given, refused, left }
}

const battles: [scenario: string, turns: number][] = [
  ['crossroads-farm', 6],
  ['hougoumont', 2],
  ['sehested', 3],
  ['plancenoit', 2],
]

for (const [scenario, turns] of battles)
  test(`the computer plays ${scenario} by lawful orders: it marches, attacks, fires and moves its staff`, () => {
    const { state, given, refused } = fought(scenario, turns)
    expect(refused).toEqual([])
    expect(state.outcome).not.toBeNull()
    const kinds = new Set(given.map(order => order.kind))
    for (const kind of ['march', 'attack', 'fire', 'seal', 'moveStaff'])
      expect(kinds).toContain(kind)
  })

test('hardly a unit is left without orders when the computer seals for the first time', () => {
  const { given } = fought('crossroads-farm', 1)
  const first = given.findIndex(order => order.kind === 'seal')
  const ordered = new Set(given.slice(0, first).map(order => 'unit' in order && order.unit))
  expect(ordered.size).toBeGreaterThan(4)
})

test('[BA-Q-34] the rearguard marches off for points where it can, by lawful orders to the end', () => {
  const rearguards = ['Eider', 'Trave', 'Stör', 'Schwentine'].map(seed =>
    fought('bornhoved', 10, seed),
  )
  for (const { state, refused } of rearguards) {
    expect(refused).toEqual([])
    expect(state.outcome).not.toBeNull()
  }
  expect(rearguards.flatMap(({ left }) => left).length).toBeGreaterThan(1)
})
