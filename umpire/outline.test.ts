import { expect, test } from 'vitest'
import { duel } from './laws/testing/duel.ts'
import { outlineOf } from './outline.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'

test('the sequence of play is told step by step, with what is asked', () => {
  expect(outlineOf(ticTacToe)).toEqual([
    { part: 'phase', name: '', steps: [{ name: 'mark', rule: 'TTT-3', orders: ['mark'] }] },
  ])
})

test('steps of one phase stand together in their order, sequences after the turn', () => {
  const told = outlineOf(duel).map(({ part, name, steps }) => [
    part,
    name,
    steps.map(one => one.name),
  ])
  expect(told).toEqual([
    ['phase', 'secret', ['stance', 'reveal']],
    ['phase', 'blows', ['strike', 'end']],
    ['sequence', 'riposte', ['answer']],
  ])
})
