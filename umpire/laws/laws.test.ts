import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { checkLaws } from './index.ts'
import type { Trial } from './index.ts'
import { duel } from './testing/duel.ts'
import { icuWording as wording } from './wording.ts'

test.each(['a', 'b', 'c', 'd'])('tic-tac-toe keeps every law (%s)', seed => {
  const trial: Trial = { scenario: 'standard', seed, steps: 9, wording }
  expect(checkLaws(ticTacToe, trial)).toEqual([])
})

test.each(['a', 'b', 'c', 'd'])('the duel keeps every law (%s)', seed => {
  expect(checkLaws(duel, { scenario: 'hall', seed, steps: 200, wording })).toEqual([])
})
