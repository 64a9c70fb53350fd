import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audienceOf } from '../audience.ts'
import { tellerFor } from '../teller.ts'
import { toldLines, toldSoFar } from './log.ts'
import type { Told } from './log.ts'
import { newSitting } from './sitting.ts'
import { playOn } from './turns.ts'

const game = gameById('line-of-battle')
const teller = tellerFor(game, 'en')

let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    said += String(text)
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

/** The second fleet loads in secret, then both are done and all is shown. */
function loaded(isShown: boolean): Battle {
  const dice = { kind: 'seeded' as const, seed: 'log' }
  const begun = newBattle(game, { scenario: 'constitution', dice })
  const shot = game.offers(begun.state, 'b').find(order => order.kind === 'chooseShot')
  const chosen = give(begun, 'b', shot).battle
  if (!isShown) return chosen
  return give(give(chosen, 'b', { kind: 'done' }).battle, 'a', { kind: 'done' }).battle
}

const toldTo = (battle: Battle, ...seats: string[]): Told[] =>
  toldSoFar(teller, audienceOf(game, seats), battle)

const numbered = (told: readonly Told[]) =>
  told.filter(one => one.text !== null).map(one => `${one.number} ${one.event.kind}`)

test('an event has the same number for all, also after one that was kept from some', () => {
  const battle = loaded(true)
  const [all, some] = [numbered(toldTo(battle)), numbered(toldTo(battle, 'a'))]
  expect(all.filter(one => !some.includes(one)).map(one => one.split(' ')[1])).toEqual([
    'shotChosen',
  ])
  expect(some.filter(one => !all.includes(one))).toEqual([])
  expect(some.at(-1)).toContain('shotsRevealed')
})

test('what was withheld has no line, and why tells nothing of it', async () => {
  const battle = loaded(false)
  const told = toldTo(battle, 'a')
  const secret = told.find(one => one.text === null)
  if (!secret) throw new Error('A shot was to be chosen in secret.')
  expect(toldLines(teller, secret)).toEqual([])
  const lines = [`why ${secret.number}`, 'quit']
  const input = { next: () => Promise.resolve(lines.shift()), close: () => undefined }
  const plan = { teller, input, humans: ['a'], saveTo: undefined, playersSeed: 'p', battle }
  await playOn({ ...newSitting(plan), told })
  expect(said).toContain(`Event ${secret.number} is secret.`)
  expect(said).not.toContain('Guerriere loads')
})

test('of the many parts of a march only the last is told', () => {
  const game = gameById('belle-alliance')
  const teller = tellerFor(game, 'en')
  const dice = { kind: 'seeded' as const, seed: 'log' }
  let battle = newBattle(game, { scenario: 'crossroads-farm', dice })
  const march = game.offers(battle.state, 'france').find(order => order.kind === 'march')
  battle = give(battle, 'france', march).battle
  for (const seat of ['france', 'prussia']) battle = give(battle, seat, { kind: 'seal' }).battle
  while (!battle.file.entries.some(({ events }) => events.some(({ kind }) => kind === 'ticked')))
    for (const { seat } of game.asks(battle.state))
      battle = give(battle, seat, { kind: 'done' }).battle
  const told = toldSoFar(teller, audienceOf(game, ['france', 'prussia']), battle)
  const ticks = told.filter(({ event }) => event.kind === 'ticked')
  expect(ticks.map(({ text }) => text)).toEqual(['March, part 20: 1 unit moves.'])
  expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1))
})
