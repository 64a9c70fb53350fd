import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameOf, importBattle, newBattle } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { audienceOf } from '../audience.ts'
import { tellerFor } from '../teller.ts'
import { duelWith, game, given, high, low, played, teller, typing, written } from './fixtures.ts'
import { entriesOf, toldOf } from './log.ts'
import { newSession } from './session.ts'
import { playOn } from './turns.ts'

test('two computers play a battle to its end; every event is told with its dice', async () => {
  const { battle } = await played([], [])
  expect(battle.state.outcome).not.toBeNull()
  expect(written.out).toMatch(/^ {2}1d6 for DUEL-3: [1-6]$/m)
  expect(written.out).toMatch(/The battle is over\. (Red|Blue) wins\.\n$/)
})

test('what one player here must not know is told to none', () => {
  const battle = given(duelWith(), 'red', high)
  const heardBy = (...seats: string[]) => {
    const audience = audienceOf(game, seats)
    const [, entry] = [...entriesOf(battle)]
    if (!entry) throw new Error('The order left no entry.')
    return toldOf(teller, audience, entry.entry, entry.before, 1).map(one => one.event)
  }
  const whole = { kind: 'chosen', seat: 'red', stance: 'high' }
  expect(heardBy()).toEqual([whole])
  expect(heardBy('red')).toEqual([whole])
  expect(heardBy('red', 'blue')).toEqual([{ ...whole, stance: 'unknown' }])
})

test('an order is typed by number, by its kind or as JSON; a wrong one is explained', async () => {
  await played(
    ['red', 'blue'],
    ['9', 'choose stance=middle', 'taunt', 'fly', '1', 'log', '{"kind":"choose","stance":"low"}'],
  )
  expect(written.out).toContain('There is no order 9; there are 2.')
  expect(written.out).toContain(
    'The order choose is incomplete: stance: expected one of high, low.',
  )
  expect(written.out).toContain('“taunt” is not available now')
  expect(written.out).toContain('Rule DUEL-1: Both choose a stance in secret.')
  expect(written.out).toContain('Not understood: “fly”.')
  expect(written.out).toContain('1. chosen: Red')
  expect(written.out).toContain('3. revealed:')
})

test('why tells the dice and the rules of an event, or a rule', async () => {
  const battle = given(given(duelWith(), 'red', high), 'blue', low, [6])
  await played(
    ['red', 'blue'],
    ['why DUEL-5', 'why lob-1', 'why 99', 'done', 'why', 'quit'],
    battle,
  )
  expect(written.out).toContain('Rule DUEL-5: Two hits lose.')
  expect(written.out).toContain('The book has no rule LOB-1.')
  expect(written.out).toContain('There is no event 99 yet.')
  const why = written.out.slice(written.out.lastIndexOf('Played in the step'))
  expect(why).toContain('Rule DUEL-')
})

test('offered orders are spelled as they would be typed', async () => {
  await played(['red', 'blue'], ['spell 2', 'spell 3', 'quit'])
  expect(written.out).toContain('choose low')
  expect(written.out).toContain('There is no order 3; there are 2.')
})

test('a battle is saved where it is asked, after each order if so wanted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  const auto = join(folder, 'auto.json')
  const input = typing(
    '1',
    'save',
    `save ${join(folder, 'by hand.json')}`,
    'save /nowhere/a',
    'quit',
  )
  const plan = { teller, input, humans: ['red', 'blue'], saveTo: auto }
  await playOn(newSession({ ...plan, battle: duelWith() }))
  for (const name of ['auto.json', 'by hand.json']) {
    const saved = importBattle(readFileSync(join(folder, name), 'utf8'), { duel: game })
    expect(saved.file.entries).toHaveLength(2)
  }
  expect(written.out).toContain('Not saved: there is no folder /nowhere')
})

test('who leaves is told how the same players go on, also where the last orders are not saved', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'two players.json')
  const command = `grognard play --resume '${file}' --seat red=human --seat blue=human`
  await played(['red', 'blue'], [`save ${file}`, 'quit'])
  expect(written.out).toContain(`To continue: ${command}\n`)
  await played(['red', 'blue'], [`save ${file}`, 'choose high', 'quit'])
  expect(written.out).toContain(
    `The last orders are not saved. To continue from before them: ${command}\n`,
  )
})

test('a secret order is told to have been given', async () => {
  const discreet = gameOf(
    changed(duel, {
      redact: (event, seat) => (event.kind === 'chosen' && event.seat !== seat ? undefined : event),
    }),
  )
  const battle = newBattle(discreet, { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } })
  const plan = { teller: tellerFor(discreet, 'en'), saveTo: undefined, battle }
  await playOn(newSession({ ...plan, input: typing('quit'), humans: ['blue'] }))
  expect(written.out).toContain('Red has given an order.')
})

test('an order that brings nothing about is passed over', async () => {
  const { battle } = await played([], [])
  expect(battle.file.entries.some(({ order }) => order?.kind === 'done')).toBe(true)
  expect(written.out).not.toContain('has given an order')
})

test('orders that read the same are told apart by how they are typed', async () => {
  const blunt = gameOf(
    changed(duel, {
      orders: {
        ...duel.rules.orders,
        choose: { ...duel.rules.orders.choose, describe: () => ({ key: 'step.stance' }) },
      },
    }),
  )
  const battle = newBattle(blunt, { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } })
  const plan = { teller: tellerFor(blunt, 'en'), saveTo: undefined, battle }
  await playOn(newSession({ ...plan, input: typing('quit'), humans: ['red'] }))
  expect(written.out).toContain('1. stance: choose high\n  2. stance: choose low')
})

test('help tells an order by its kind, and which kinds there are', async () => {
  await played(['red'], ['help choose', 'help fly', 'quit'])
  expect(written.out).toContain('To type an order: choose high|low')
  expect(written.out).toMatch(/There is no order fly\. The kinds are choose, /)
})
