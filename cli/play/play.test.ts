import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf, give, importBattle, newBattle } from '@grognard/umpire'
import type { Battle, BattleDice, Kind } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audienceOf } from '../audience.ts'
import type { Input } from '../input.ts'
import { tellerFor } from '../teller.ts'
import { entriesOf, toldOf } from './log.ts'
import { newSitting } from './sitting.ts'
import { playOn } from './turns.ts'
import { LeftTheTable, withTypedDice } from './typed-dice.ts'
import { undoLast } from './undo.ts'

const game = gameOf(duel)
const teller = tellerFor(game, 'en')
const seeded: BattleDice = { kind: 'seeded', seed: 'hall' }

let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    said += String(text)
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

function typing(...lines: readonly string[]): Input {
  const left = [...lines]
  return { next: () => Promise.resolve(left.shift()), close: () => undefined }
}

function duelWith(dice: BattleDice = seeded): Battle {
  return newBattle(game, { scenario: 'hall', dice })
}

function given(battle: Battle, seat: string, order: Kind, typed: readonly number[] = []): Battle {
  return give(battle, seat, order, typed).battle
}

const high = { kind: 'choose', stance: 'high' }
const low = { kind: 'choose', stance: 'low' }

async function played(humans: readonly string[], lines: readonly string[], battle = duelWith()) {
  const input = typing(...lines)
  const plan = { teller, input, humans, saveTo: undefined, playersSeed: 'p', battle }
  const sitting = newSitting(plan)
  await playOn(sitting).catch((error: unknown) => {
    if (!(error instanceof LeftTheTable)) throw error
  })
  return sitting
}

test('two computers play a battle to its end; every event is told with its dice', async () => {
  const { battle } = await played([], [])
  expect(battle.state.outcome).not.toBeNull()
  expect(said).toMatch(/^ {2}1d6 for DUEL-3: [1-6]$/m)
  expect(said).toMatch(/The battle is over\. (Red|Blue) wins\.\nWinner: (Red|Blue)\.\n$/)
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
  expect(said).toContain('There is no order 9; there are 2.')
  expect(said).toContain('The order choose is not complete: stance: expected one of high, low.')
  expect(said).toContain('This is not the time for “taunt”')
  expect(said).toContain('Rule DUEL-1: Both choose a stance in secret.')
  expect(said).toContain('Not understood: “fly”.')
  expect(said).toContain('1. chosen: Red')
  expect(said).toContain('3. revealed:')
})

test('a real die is asked for with its rule and modifiers, and a wrong result again', async () => {
  const lines = ['choose high', 'choose low', '7', 'x', '1', '1', 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(said).toContain('Roll 1d6 for rule DUEL-3: A blow hits on 4 or more')
  expect(said).toContain('+2 the stances differ (DUEL-3)')
  expect(said).toContain('“7” is not a result of 1d6: type 1 to 6.')
  expect(said).toContain('“x” is not a result of 1d6')
  expect(
    battle.file.entries[2]?.events.flatMap(one => one.rolls ?? []).map(one => one.result),
  ).toEqual([1, 1])
})

test('a throw of several dice is typed as its sum or die by die', async () => {
  const throwTwo = (typed: readonly number[]) => {
    const dice = diceOf(typed)
    return dice.sum?.(2, 6)
  }
  const { scriptedDice } = await import('@grognard/umpire')
  const diceOf = (typed: readonly number[]) => scriptedDice(typed)
  expect(await withTypedDice(teller, typing('7'), throwTwo)).toBe(7)
  expect(await withTypedDice(teller, typing('6 6 1', '3 7', '3 4'), throwTwo)).toBe(7)
  await expect(withTypedDice(teller, typing('13'), throwTwo)).rejects.toThrow(LeftTheTable)
})

test('leaving while a die is awaited leaves the order ungiven', async () => {
  const lines = ['choose high', 'choose low', 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(battle.file.entries).toHaveLength(2)
})

test('an order is taken back until dice fall or secrets come out', () => {
  const battle = duelWith()
  expect(undoLast(battle, ['red'])).toEqual({ fault: 'nothing' })
  const chosen = given(battle, 'red', high)
  expect(undoLast(chosen, ['red'])).toHaveProperty('battle.state', battle.state)
  expect(undoLast(chosen, ['blue'])).toEqual({ fault: 'nothing' })
  expect(undoLast(given(chosen, 'blue', low), ['red'])).toEqual({ fault: 'dice' })
})

test('a secret that came out without dice cannot be taken back', () => {
  const chosen = given(given(duelWith(), 'red', high), 'blue', low, [1, 1])
  const entries = chosen.file.entries.map(entry => ({
    ...entry,
    events: entry.events.map(event => ({ ...event, rolls: [] })),
  }))
  const bloodless = { ...chosen, file: { ...chosen.file, entries } }
  for (const seat of ['red', 'blue'])
    expect(undoLast(bloodless, [seat])).toEqual({ fault: 'secret' })
})

test('undo is told and the battle goes on from there', async () => {
  const { battle } = await played(['red', 'blue'], ['undo', '1', 'undo', '2', 'quit'])
  expect(said).toContain('There is no order of yours to take back.')
  expect(said).toContain('Taken back: a secret order of Red')
  expect(battle.file.entries[1]?.order).toEqual(low)
})

test('why tells the dice and the rules of an event, or a rule', async () => {
  const battle = given(given(duelWith(), 'red', high), 'blue', low, [6])
  await played(
    ['red', 'blue'],
    ['why DUEL-5', 'why lob-1', 'why 99', 'done', 'why', 'quit'],
    battle,
  )
  expect(said).toContain('Rule DUEL-5: Two hits lose.')
  expect(said).toContain('The book has no rule LOB-1.')
  expect(said).toContain('There is no event 99 yet.')
  const why = said.slice(said.lastIndexOf('Played at the step'))
  expect(why).toContain('Rule DUEL-')
})

test('offered orders are spelled as they would be typed', async () => {
  await played(['red', 'blue'], ['spell 2', 'spell 3', 'quit'])
  expect(said).toContain('choose stance=low')
  expect(said).toContain('There is no order 3; there are 2.')
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
  const plan = { teller, input, humans: ['red', 'blue'], saveTo: auto, playersSeed: 'p' }
  await playOn(newSitting({ ...plan, battle: duelWith() }))
  for (const name of ['auto.json', 'by hand.json']) {
    const saved = importBattle(readFileSync(join(folder, name), 'utf8'), { duel: game })
    expect(saved.file.entries).toHaveLength(2)
  }
  expect(said).toContain('Not saved: there is no such file')
})

test('who leaves is told how the same players go on, also where the last orders are not saved', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'two players.json')
  const command = `grognard play --resume '${file}' --seat red=human --seat blue=human`
  await played(['red', 'blue'], [`save ${file}`, 'quit'])
  expect(said).toContain(`To go on: ${command}\n`)
  await played(['red', 'blue'], [`save ${file}`, 'choose high', 'quit'])
  expect(said).toContain(`The last orders are not saved. To go on from before them: ${command}\n`)
})

test('a secret order is told to have been given', async () => {
  const discreet = gameOf({
    ...duel,
    redact: (event, seat) => (event.kind === 'chosen' && event.seat !== seat ? undefined : event),
  })
  const battle = newBattle(discreet, { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } })
  const plan = { teller: tellerFor(discreet, 'en'), saveTo: undefined, playersSeed: 'p', battle }
  await playOn(newSitting({ ...plan, input: typing('quit'), humans: ['blue'] }))
  expect(said).toContain('Red has given an order.')
})

/** As at a terminal whose screen can be cleared; what stood on it is kept, screen by screen. */
function atTerminal(...lines: readonly string[]): { input: Input; screens: string[] } {
  const screens: string[] = []
  const clear = () => {
    screens.push(said)
    said = ''
  }
  return { input: { ...typing(...lines), clear }, screens }
}

test('between two at one terminal the screen is cleared of what the other must not see', async () => {
  const { input, screens } = atTerminal('choose high', '', '', 'log', 'quit')
  const plan = { teller, saveTo: undefined, playersSeed: 'p', battle: duelWith() }
  await playOn(newSitting({ ...plan, input, humans: ['red', 'blue'] }))
  const next = 'Blue is next: press Enter to clear the screen, then hand it over.'
  expect(screens[0]).toContain(next)
  expect(screens[1]).toBe('The screen is for Blue: press Enter when nobody else looks.\n')
  expect(screens).toHaveLength(2)
  expect(said).toContain('Blue to act: stance')
})

test('where nobody has a secret the screen is not cleared', async () => {
  const open = gameOf({ ...duel, view: state => duel.copy(state), redact: event => event })
  const battle = newBattle(open, { scenario: 'hall', dice: seeded })
  const { input, screens } = atTerminal('choose high', 'choose low', 'quit')
  const plan = { teller: tellerFor(open, 'en'), saveTo: undefined, playersSeed: 'p', battle }
  await playOn(newSitting({ ...plan, input, humans: ['red', 'blue'] }))
  expect(screens).toEqual([])
})

test('an order that brings nothing about is passed over', async () => {
  const { battle } = await played([], [])
  expect(battle.file.entries.some(({ order }) => order?.kind === 'done')).toBe(true)
  expect(said).not.toContain('has given an order')
})

test('orders that read the same are told apart by how they are typed', async () => {
  const blunt = gameOf({
    ...duel,
    orders: {
      ...duel.orders,
      choose: { ...duel.orders.choose, tell: () => ({ key: 'step.stance' }) },
    },
  })
  const battle = newBattle(blunt, { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } })
  const plan = { teller: tellerFor(blunt, 'en'), saveTo: undefined, playersSeed: 'p', battle }
  await playOn(newSitting({ ...plan, input: typing('quit'), humans: ['red'] }))
  expect(said).toContain('1. stance: choose stance=high\n  2. stance: choose stance=low')
})

test('one who has answered takes the answer back by its number, and is asked again', async () => {
  const { battle } = await played(['red', 'blue'], ['choose high', '3', 'choose low', 'choose low'])
  expect(said).toContain('2. Stance: low\n  3. Red: Think again\n')
  expect(said).toContain('rethought: Red')
  expect(battle.file.entries.slice(1, 5).map(({ seat, order }) => [seat, order?.kind])).toEqual([
    ['red', 'choose'],
    ['red', 'rethink'],
    ['blue', 'choose'],
    ['red', 'choose'],
  ])
})

test('the answer of a seat that is not at this screen is not taken back here', async () => {
  await played(['blue'], ['quit'], given(duelWith(), 'red', high))
  expect(said).toContain('Stance: low')
  expect(said).not.toContain('Think again')
})

test('help tells an order by its kind, and which kinds there are', async () => {
  await played(['red'], ['help choose', 'help fly', 'quit'])
  expect(said).toContain('To type an order in full: choose stance=high|low')
  expect(said).toMatch(/There is no order fly\. The kinds are choose, /)
})
