import { expect, test } from 'vitest'
import { mark, middleDoctrine } from '@grognard/rulesets/examples/tic-tac-toe/fixtures.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, newBattle } from '@grognard/umpire'
import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import type { ChangesOf } from '@grognard/umpire/laws/testing/broken.ts'
import { tellerFor } from '../teller.ts'
import { seeded, typing, written } from './fixtures.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

const simple = middleDoctrine([0, 4], () => 'seat.crosses')

/** What was given when these lines were typed, and the screen after it. */
async function typed(lines: readonly string[], ruleset: ChangesOf<typeof ticTacToe> = {}) {
  const game = gameOf(changed(ticTacToe, { ...ruleset, doctrine: simple }))
  const battle = newBattle(game, { scenario: 'standard', dice: seeded })
  const plan = { teller: tellerFor(game, 'en'), saveTo: undefined, battle }
  const humans = ['crosses', 'noughts']
  const session = newSession({ ...plan, input: typing(...lines), humans })
  await playOn(session)
  return session.battle.file.entries.slice(1).map(({ order }) => order)
}

test('the best orders are told with how they ended, and given by the number they are offered by', async () => {
  expect(await typed(['advice', '5', 'quit'])).toEqual([mark(4)])
  expect(written.out).toContain('Thinking ahead…\nAdvice, the best first;')
  const [, told = ''] = written.out.split('to give that order:\n')
  const [first, reason, ended, second] = told.split('\n')
  expect(first).toBe('  5. Mark: centre')
  expect(reason).toBe('      Crosses')
  expect(ended).toMatch(/^ {6}Better than the next in 6 of 6 trials\.$/)
  expect(second).toBe('  1. Mark: top left')
  expect(told).toContain('Worse than the first in 6 of 6 trials.\nEach trial uses')
  expect(written.out.match(/Each trial uses/g)).toHaveLength(1)
})

test('what is advised and not offered has a number of its own, until the battle goes on', async () => {
  const orders = { mark: { ...ticTacToe.rules.orders.mark, legalOrders: () => [mark(8)] } }
  expect(await typed(['2', 'advice', 'spell 2', '2', '2', 'quit'], { orders })).toEqual([mark(4)])
  expect(written.out).toContain('  2. Mark: centre\n')
  expect(written.out).toContain('\nmark 4\n')
  expect(written.out.match(/There is no order 2; there are 1\./g)).toHaveLength(2)
})
