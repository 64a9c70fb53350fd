import { expect, test } from 'vitest'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf } from '@grognard/umpire'
import { testingPlan } from './fixtures.ts'
import { headOf, lineOf, planIn, runIn } from './run-file.ts'
import { done } from './worker-pool.ts'

const game = gameOf(ticTacToe)
const plan = testingPlan({ vary: { of: 'option', name: 'first', values: ['crosses', 'noughts'] } })
const results = [3, 1].map(number => done(game, plan, number).result)
const text = headOf(game, plan) + results.map(lineOf).join('')

test('a run is read as it was written', () => {
  expect(planIn(text)).toEqual(plan)
  expect(runIn(game, text)).toEqual({ plan, results })
})

test('a line that was not written to its end is left out', () => {
  expect(runIn(game, text.slice(0, -9)).results).toEqual(results.slice(0, 1))
})

test('another edition or version would not go on with the same battles', () => {
  const rulebook = { ...ticTacToe.rulebook, edition: 'The second' }
  expect(() => runIn(gameOf({ ...ticTacToe, rulebook }), text)).toThrow('edition')
  expect(() => runIn(game, text.replace('"engine":"', '"engine":"9'))).toThrow('edition')
})

test.each([
  ['', 'format'],
  ['{"format":"grognard-battle"}\n', 'format'],
  ['{"format":"grognard-run"}\n', 'form'],
  [text.replace('"battles":4', '"battles":0'), 'torn'],
  [text.replace('"number":3', '"number":99'), 'line 2: result'],
  [text.replace('"orders":', '"order":'), 'line 2: result'],
])('what is no run is refused: %#', (given, why) => {
  expect(() => runIn(game, given)).toThrow(why)
})
