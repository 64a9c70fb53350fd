import { expect, test } from 'vitest'
import { beginnersCandidatesOf, firstCandidates, candidatesOf } from './candidates.ts'
import { begin, prepare } from './index.ts'
import { duel } from './laws/testing/duel.ts'
import { seededDice } from './seeded-dice.ts'

const { state } = begin(duel, prepare(duel, 'hall'), seededDice('hall'))
const dice = () => seededDice('ideas')
const high = { order: { kind: 'choose', stance: 'high' } as const, worth: 1 }
const low = { order: { kind: 'choose', stance: 'low' } as const, worth: 0 }
const { doctrine } = duel.players

test('ideas are thought of as they are asked for', () => {
  function* thinking() {
    yield high
    throw new Error('The second is thought of.')
  }
  const candidates = candidatesOf({ ...doctrine, candidates: thinking }, state, 'red', dice())
  expect(firstCandidates(candidates, 1)).toEqual([high])
  expect(firstCandidates(thinking(), 0)).toEqual([])
  expect(() => firstCandidates(thinking())).toThrow('The second')
})

test('without an idea there is what the doctrine chooses', () => {
  const order = doctrine.choose(state, 'red', dice())
  expect(firstCandidates(candidatesOf(doctrine, state, 'red', dice()))).toEqual([
    { order, worth: 0 },
  ])
  const empty = { ...doctrine, candidates: () => [] }
  expect(firstCandidates(candidatesOf(empty, state, 'red', dice()))).toEqual([{ order, worth: 0 }])
})

test('beginners have their own ideas, and where they have none those of all others', () => {
  const both = { ...doctrine, candidates: () => [high, low], beginnersCandidates: () => [low] }
  expect(firstCandidates(beginnersCandidatesOf(both, state, 'red', dice()))).toEqual([low])
  const none = { ...both, beginnersCandidates: () => [] }
  expect(firstCandidates(beginnersCandidatesOf(none, state, 'red', dice()))).toEqual([high, low])
})
