import { newBattle } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { gameNamed } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { typing } from './fixtures.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

const game = gameNamed('wooden-ships')
const written = caughtOutput()

test('within a step only what an order has changed is listed again', async () => {
  const battle = newBattle(game, { scenario: 'lissa', dice: { kind: 'seeded', seed: 'list' } })
  const input = typing('1', 'quit')
  const teller = tellerFor(game, 'en')
  await playOn(newSession({ teller, input, humans: ['a'], saveTo: undefined, battle }))
  const [before = '', after = ''] = written.out.split('loads her larboard guns: double shot.')
  expect(before.match(/Active, larboard: load grape/g)).toHaveLength(1)
  expect(after).toContain('Amphion, larboard: load round shot')
  expect(after).not.toContain('Active')
  expect(after).toContain('The other orders keep their numbers')
})
