import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'

test('the sequence of play is told step by step, with what is asked', () => {
  expect(outlineOf(ticTacToe)).toEqual([
    { part: 'phase', name: '', steps: [{ name: 'mark', rule: 'TTT-3', orders: ['mark'] }] },
  ])
})
