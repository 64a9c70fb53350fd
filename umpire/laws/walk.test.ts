import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { never, sequenceWords } from '../index.ts'
import { checkLaws } from './index.ts'
import { brokenLaws, changed, duelWith } from './testing/broken.ts'
import type { ChangesOf } from './testing/broken.ts'
import { sequence } from './testing/duel-sequence.ts'
import type { Event, Order, RuleId, State } from './testing/duel-state.ts'
import { duel } from './testing/duel.ts'
import { icuWording } from './wording.ts'

function ticTacToeWith(error: ChangesOf<typeof ticTacToe>): Record<string, string[]> {
  return brokenLaws(changed(ticTacToe, error), 'standard', 9)
}

const { repeat, umpire } = sequenceWords<State, Order, Event, RuleId>()

test('a dead end is found', () => {
  const silent = { legalOrders: () => [] }
  const { taunt, done } = duel.rules.orders
  const orders = {
    ...duel.rules.orders,
    taunt: { ...taunt, ...silent },
    done: { ...done, ...silent },
  }
  expect(duelWith({ orders }).neverDeadEnds?.[0]).toMatch(
    /^At "answer" (red|blue) has no order to give\.$/,
  )
})

test('a battle that does not end in time is found', () => {
  expect(duelWith({}, 3).endsInTime).toContain('After 3 orders the battle goes on.')
})

test('an umpire that asks nobody is found', () => {
  const idle = [
    repeat(
      never,
      umpire('spin', 'DUEL-1', () => undefined),
    ),
  ]
  expect(duelWith({ sequence: { ...sequence, turn: idle } }).playsOn?.[0]).toContain(
    'ran 100000 steps without asking anyone',
  )
})

test('a sequence with nothing in it is found', () => {
  expect(duelWith({ sequence: { ...sequence, turn: [repeat(never)] } }).playsOn?.[0]).toContain(
    'without asking anyone',
  )
})

test('rules that throw are found', () => {
  const marked = () => {
    throw new Error('a blot on the paper')
  }
  const { playsOn } = ticTacToeWith({ apply: { ...ticTacToe.rules.apply, marked } })
  expect(playsOn).toContain('a blot on the paper')
})

test('a trial of one law in three orders finds what stands at the third', () => {
  const choose = () => ({ kind: 'mark' as const, cell: 99 })
  const ruleset = changed(ticTacToe, { doctrine: { ...ticTacToe.players.doctrine, choose } })
  const trial = { scenario: 'standard', seed: 'a', steps: 9, every: 3 }
  const found = checkLaws(ruleset, trial).filter(({ law }) => law === 'chosenAreAllowed')
  expect(found.map(({ step }) => step).slice(0, 2)).toEqual([0, 3])
})

test('rules that throw are found at the order that they throw at', () => {
  const marked: typeof ticTacToe.rules.apply.marked = (state, event) => {
    if (state.cells.some(cell => cell !== 'free')) throw new Error('a blot on the paper')
    ticTacToe.rules.apply.marked(state, event)
  }
  const ruleset = changed(ticTacToe, { apply: { ...ticTacToe.rules.apply, marked } })
  const found = checkLaws(ruleset, {
    scenario: 'standard',
    seed: 'a',
    steps: 9,
    wording: icuWording,
  })
  expect(found.filter(({ law }) => law === 'playsOn').map(({ step }) => step)).toEqual([2])
})
