import { expect, test } from 'vitest'
import { forfeitsOf, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { caughtOutput } from '../fixtures.ts'
import { gameNamed } from '../games.ts'
import { tellerFor } from '../teller.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

const game = gameNamed('belle-alliance')

const written = caughtOutput()

function started(seed: string): Battle {
  return newBattle(game, { scenario: 'crossroads-farm', dice: { kind: 'seeded', seed } })
}

/** Played on until France has units that can fire. */
function atFire(): Battle {
  let battle = started('8')
  const dice = seededDice('8')
  for (let orders = 0; orders < 300; orders++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const view = game.view(battle.state, ask.seat)
    const isMeant = ask.step === 'fire' && ask.seat === 'france'
    if (isMeant && forfeitsOf(game.tool('done'), view, ask.seat).length > 0) return battle
    battle = give(battle, ask.seat, game.choose(view, ask.seat, dice)).battle
  }
  throw new Error('Nobody of France came to fire.')
}

/** The orders given when these lines are typed for France, and all that was said. */
async function typed(...lines: readonly string[]): Promise<(Kind | null)[]> {
  return typedIn(started('land'), lines)
}

async function typedIn(battle: Battle, lines: readonly string[]): Promise<(Kind | null)[]> {
  const left = [...lines]
  const input = { next: () => Promise.resolve(left.shift()), close: () => undefined }
  const teller = tellerFor(game, 'en')
  const humans = ['france', 'prussia']
  const plan = { teller, input, humans, saveTo: undefined, battle }
  const session = newSession(plan)
  await playOn(session)
  return session.battle.file.entries.slice(1).map(({ order }) => order)
}

test('a march is typed as legs in centimetres and degrees', async () => {
  const orders = await typed('march f2 normal 20cm wheel 15', 'form f1 square', 'quit')
  expect(orders[0]).toEqual({
    kind: 'march',
    unit: 'f2',
    rate: 'normal',
    legs: [
      { kind: 'straight', amount: 20_000 },
      { kind: 'wheel', amount: 1500 },
    ],
    fromTick: 1,
    toTick: 20,
    course: 0,
  })
  expect(orders[1]).toMatchObject({ kind: 'form', unit: 'f1', formation: 'square' })
})

test('help and orders as spelled speak centimetres; inches are refused with the form', async () => {
  const orders = await typed('help', 'spell 1', 'march f2 normal 20in', 'quit')
  expect(written.out).toContain('LENGTH and ANGLE take units: 2cm, 45deg')
  expect(written.out).toContain('legs=[2cm pivot 45deg about]')
  expect(written.out).toContain('march f1 legs=[30cm]')
  expect(written.out).toContain('The order march is incomplete: legs[0]')
  expect(written.out).toContain('legs=[straight LENGTH | pivot|wheel ANGLE | about …]')
  expect(written.out).not.toMatch(/\binch|\d ?in\b(?!,)/)
  expect(orders).toEqual([])
})

test('situation and offers name the units with the ids they are typed by', async () => {
  await typed('quit')
  expect(written.out).toContain('12e ligne, II [f2] (France)')
  expect(written.out).toMatch(/1\. 12e ligne, I: march, 30 cm ahead \[f1\]/)
})

test('done names who could still fire, and is given when it is typed again', async () => {
  const battle = atFire()
  const before = battle.file.entries.length
  const once = await typedIn(battle, ['done', 'situation', 'quit'])
  expect(written.out).toMatch(/can still fire\. Skip (it|them)\?/)
  expect(written.out).toContain('Type the same again to skip anyway.')
  expect(once.length + 1).toBe(before)
  const twice = await typedIn(battle, ['done', 'done', 'quit'])
  expect(twice.slice(before - 1)).toContainEqual({ kind: 'done' })
})
