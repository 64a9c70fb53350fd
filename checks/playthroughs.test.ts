import { exportBattle, verify } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gameById } from '../rulesets/index.ts'
import { endingOf, playedOut } from './playthroughs.ts'
import type { PlaythroughPlan } from './playthroughs.ts'

const game = gameById('tic-tac-toe')
const dice = { kind: 'seeded' as const, seed: 'kept' }
const plan = (by: PlaythroughPlan['by']) => ({ scenario: 'standard', dice, by })

test.each(['computer', 'chance'] as const)('the same plan gives the same battle: by %s', by => {
  const battle = playedOut(game, plan(by))
  expect(game.asks(battle.state)).toEqual([])
  expect(verify(battle)).toMatchObject({ valid: true, proof: { typed: { dice: 0 } } })
  expect(exportBattle(playedOut(game, plan(by)))).toBe(exportBattle(battle))
})

test('the end of a battle is told in a line', () => {
  expect(endingOf(playedOut(game, plan('computer')))).toMatch(/^\d orders, .+, won by \w+$/)
})
