import { gameById } from '@grognard/rulesets'
import { newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { give } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { tellerFor } from '../teller.ts'
import { typing, written } from './fixtures.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

/** The training battle when the first seat writes its orders. */
function atTheOrders(): Battle {
  const game = gameById('belle-alliance')
  const dice = { kind: 'seeded' as const, seed: 'staff' }
  let battle = newBattle(game, { scenario: 'crossroads-farm', dice })
  const thoughts = seededDice('staff')
  for (;;) {
    const [ask] = game.asks(battle.state)
    if (!ask) throw new Error('Nobody writes orders.')
    if (ask.step === 'orders') return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, thoughts)
    battle = give(battle, ask.seat, order).battle
  }
}

test('the staff’s plan is told, and given as a whole when that is said', async () => {
  const battle = atTheOrders()
  const before = battle.file.entries.length
  const seats = battle.game.seats(battle.state)
  const session = newSession({
    teller: tellerFor(battle.game, 'en'),
    saveTo: undefined,
    battle,
    input: typing('plan', 'plan take', 'quit'),
    humans: [...seats],
  })
  await playOn(session)
  expect(written.out).toContain('The staff’s plan:\n  ')
  const [, count = ''] = /plan take gives these (\d+) orders\./.exec(written.out) ?? []
  expect(Number(count)).toBeGreaterThan(2)
  expect(written.out).toContain(`Given: ${count} of ${count}.`)
  expect(session.battle.file.entries).toHaveLength(before + Number(count))
})
