import { expect, test } from 'vitest'
import { beginnersIdeasOf, firstIdeas, ideasOf } from './ideas.ts'
import { begin, prepare } from './index.ts'
import { duel } from './laws/testing/duel.ts'
import { seededDice } from './seeded-dice.ts'

const { state } = begin(duel, prepare(duel, 'hall'), seededDice('hall'))
const dice = () => seededDice('ideas')
const high = { order: { kind: 'choose', stance: 'high' } as const, worth: 1 }
const low = { order: { kind: 'choose', stance: 'low' } as const, worth: 0 }
const { doctrine } = duel

test('ideas are thought of as they are asked for', () => {
  function* thinking() {
    yield high
    throw new Error('The second is thought of.')
  }
  const ideas = ideasOf({ ...doctrine, ideas: thinking }, state, 'red', dice())
  expect(firstIdeas(ideas, 1)).toEqual([high])
  expect(firstIdeas(thinking(), 0)).toEqual([])
  expect(() => firstIdeas(thinking())).toThrow('The second')
})

test('without an idea there is what the doctrine chooses', () => {
  const order = doctrine.choose(state, 'red', dice())
  expect(firstIdeas(ideasOf(doctrine, state, 'red', dice()))).toEqual([{ order, worth: 0 }])
  const empty = { ...doctrine, ideas: () => [] }
  expect(firstIdeas(ideasOf(empty, state, 'red', dice()))).toEqual([{ order, worth: 0 }])
})

test('beginners have their own ideas, and where they have none those of all others', () => {
  const both = { ...doctrine, ideas: () => [high, low], beginnersIdeas: () => [low] }
  expect(firstIdeas(beginnersIdeasOf(both, state, 'red', dice()))).toEqual([low])
  const none = { ...both, beginnersIdeas: () => [] }
  expect(firstIdeas(beginnersIdeasOf(none, state, 'red', dice()))).toEqual([high, low])
})
