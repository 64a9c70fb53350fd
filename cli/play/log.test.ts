import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { audienceOf } from '../audience.ts'
import { caughtOutput } from '../fixtures.ts'
import { tellerFor } from '../teller.ts'
import { toldSoFar } from './log.ts'
import type { Told } from './log.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

const game = gameById('line-of-battle')
const teller = tellerFor(game, 'en')

const written = caughtOutput()

/** The second fleet loads in secret, then both are done and all is shown. */
function loaded(isShown: boolean): Battle {
  const dice = { kind: 'seeded' as const, seed: 'log' }
  const begun = newBattle(game, { scenario: 'constitution', dice })
  const shot = game.legalOrders(begun.state, 'b').find(order => order.kind === 'chooseShot')
  const chosen = give(begun, 'b', shot).battle
  if (!isShown) return chosen
  return give(give(chosen, 'b', { kind: 'done' }).battle, 'a', { kind: 'done' }).battle
}

const toldTo = (battle: Battle, ...seats: string[]): Told[] =>
  toldSoFar(teller, audienceOf(game, seats), battle)

const kinds = (told: readonly Told[]) => told.map(({ event }) => event.kind)

test('events are numbered as they are told: a secret one leaves no gap', () => {
  const battle = loaded(true)
  const [all, some] = [toldTo(battle), toldTo(battle, 'a')]
  expect(kinds(all).filter(kind => kind !== 'shotChosen')).toEqual(kinds(some))
  expect(kinds(all)).toContain('shotChosen')
  expect(some.map(({ number }) => number)).toEqual(some.map((_, i) => i + 1))
  expect(some.at(-1)?.event.kind).toBe('shotsRevealed')
})

test('why knows no number of what was withheld', async () => {
  const battle = loaded(false)
  const lines = [`why ${toldTo(battle, 'a').length + 1}`, 'log', 'quit']
  const input = { next: () => Promise.resolve(lines.shift()), close: () => undefined }
  const plan = { teller, input, humans: ['a'], saveTo: undefined, battle }
  await playOn(newSession(plan))
  expect(written.out).toContain(`There is no event ${toldTo(battle, 'a').length + 1} yet.`)
  expect(written.out).not.toContain('Guerriere loads')
})

test('of the many parts of a march only the last is told', () => {
  const game = gameById('belle-alliance')
  const teller = tellerFor(game, 'en')
  const dice = { kind: 'seeded' as const, seed: 'log' }
  let battle = newBattle(game, { scenario: 'crossroads-farm', dice })
  const march = game.legalOrders(battle.state, 'france').find(order => order.kind === 'march')
  battle = give(battle, 'france', march).battle
  for (const seat of ['france', 'prussia']) battle = give(battle, seat, { kind: 'seal' }).battle
  while (!battle.file.entries.some(({ events }) => events.some(({ kind }) => kind === 'ticked')))
    for (const { seat } of game.asks(battle.state))
      battle = give(battle, seat, { kind: 'done' }).battle
  const told = toldSoFar(teller, audienceOf(game, ['france', 'prussia']), battle)
  const ticks = told.filter(({ event }) => event.kind === 'ticked')
  expect(ticks.map(({ text }) => text)).toEqual(['March, part 20 of 20: 1 unit moves.'])
  expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1))
})
