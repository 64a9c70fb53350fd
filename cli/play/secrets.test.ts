import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { caughtOutput } from '../fixtures.ts'
import { tellerFor } from '../teller.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

const game = gameById('belle-alliance')
const teller = tellerFor(game, 'en')

const written = caughtOutput()

function begun(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'secrets' }
  return newBattle(game, { scenario: 'crossroads-farm', dice })
}

async function played(humans: readonly string[], lines: string[], battle = begun()) {
  const screens: string[] = []
  const clear = () => {
    screens.push(written.out)
    written.out = ''
  }
  const input = { next: () => Promise.resolve(lines.shift()), close: () => undefined, clear }
  await playOn(newSession({ teller, input, humans, saveTo: undefined, battle }))
  return screens
}

test('the many secret orders of the other side are told once, until they are sealed', async () => {
  await played(['france'], ['seal', 'quit'])
  expect(written.out.match(/^.*Prussia (?:is|has|are) .*$/gm)?.slice(0, 1)).toEqual([
    'Prussia is writing secret orders.',
  ])
  expect(written.out).toMatch(/^3\. Prussia has sealed its orders\.$/m)
  expect(written.out.match(/writing secret orders/g)).toHaveLength(1)
})

test('one’s own order is told back in words and stands in one’s own log, not in the other’s', async () => {
  const march = game.legalOrders(begun().state, 'france').findIndex(({ kind }) => kind === 'march')
  const lines = [String(march + 1), 'log', 'seal', '', '', 'log', 'quit']
  const screens = await played(['france', 'prussia'], lines)
  const echo = /^2\. Order for 12e ligne, I: march\.\n {2}12e ligne, I: march, 30 cm ahead$/gm
  expect(screens.join('').match(echo)).toHaveLength(2)
  expect(written.out).toContain('Prussia to act')
  expect(written.out).not.toContain('Order for')
})

test('who takes the screen is told what came about since', async () => {
  const march = game.legalOrders(begun().state, 'france').findIndex(({ kind }) => kind === 'march')
  const lines = [String(march + 1), 'seal', '', '', 'quit']
  const screens = await played(['france', 'prussia'], lines)
  expect(screens).toHaveLength(2)
  expect(written.out).toMatch(/^Since you had the screen:\n2\. France has sealed its orders\.$/m)
})
