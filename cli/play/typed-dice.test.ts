import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rolledForText } from '@grognard/board/words/index.ts'
import { gameById } from '@grognard/rulesets'
import { exportBattle, importBattle, newBattle, scriptedDice, subjectOf } from '@grognard/umpire'
import { tellerFor } from '../teller.ts'
import { playersSeed } from './computers.ts'
import { duelWith, game, given, high, low, played, teller, typing, written } from './fixtures.ts'
import { diceForOpening, LeftTheTable, withTypedDice } from './typed-dice.ts'

const loaded = (text: string) => importBattle(text, { [game.id]: game })

test('a real die is asked for with its rule and modifiers, and a wrong result again', async () => {
  const lines = ['choose high', 'choose low', '7', 'x', '1', '1', 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(written.out).toContain('Roll 1d6 for rule DUEL-3: A blow hits on 4 or more')
  expect(written.out).toContain('+2 the stances differ (DUEL-3)')
  expect(written.out).toContain('“7” is not a result of 1d6: type 1 to 6.')
  expect(written.out).toContain('“x” is not a result of 1d6')
  expect(
    battle.file.entries[2]?.events.flatMap(one => one.rolls ?? []).map(one => one.result),
  ).toEqual([1, 1])
})

test('a throw of several dice is typed as its sum or die by die', async () => {
  const rollTwo = (typed: readonly number[]) => scriptedDice(typed).sum?.(2, 6)
  const typedAs = (...lines: readonly string[]) => {
    const before = game.prepare('hall')
    const table = diceForOpening({ teller, input: typing(...lines), humans: ['red'], before })
    return withTypedDice(table, rollTwo, () => [])
  }
  expect(await typedAs('7')).toBe(7)
  expect(await typedAs('help', '6 6 1', '3 7', '3 4')).toBe(7)
  expect(written.out).toContain('Type the sum of 2d6, 2 to 12, or each die')
  await expect(typedAs('13')).rejects.toThrow(LeftTheTable)
  expect(written.out).toContain('The battle has not begun')
})

test.each([
  ['quit', 'You leave the battle as it stands.'],
  ['help', 'The input ended before the battle was over'],
])(
  'leaving while a die is awaited says so, and leaves the order ungiven: %s',
  async (last, how) => {
    const lines = ['choose high', 'choose low', last]
    const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
    expect(battle.file.entries).toHaveLength(2)
    expect(written.out).toContain(how)
    expect(written.out).toContain(
      'Not played yet, because its dice are still to be rolled: Blue: Stance: low.',
    )
    expect(written.out).toContain('It is not saved')
  },
)

test('of an order of the computer it is told only whose it is', async () => {
  await played(['red'], ['choose high', 'quit'], duelWith({ kind: 'typed' }))
  expect(written.out).toContain('“help” shows what else you can type, “quit” leaves')
  expect(written.out).toContain(
    'An order of Blue is not played yet, because its dice are still to be rolled.',
  )
  expect(written.out).not.toContain('Blue: Stance')
})

test('the battle is saved where a die is awaited, as it stands before the order', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'at-a-die.json')
  const lines = ['choose high', 'choose low', `save ${file}`, 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(written.out).toContain(`Saved in ${file}.`)
  expect(written.out).toContain(`To continue: grognard play --resume ${file}`)
  expect(loaded(readFileSync(file, 'utf8')).file.entries).toEqual(battle.file.entries)
})

test('each die names the fleet, and for fire the ship, in the words of the page', async () => {
  const ships = gameById('line-of-battle')
  const plan = { scenario: 'constitution', dice: { kind: 'typed' as const } }
  const before = ships.prepare(plan.scenario)
  const table = {
    teller: tellerFor(ships, 'en'),
    input: typing('3', '4'),
    humans: ['a'],
    before,
  }
  await withTypedDice(
    diceForOpening(table),
    typed => newBattle(ships, plan, typed),
    ({ file }) => file.entries.flatMap(({ events }) => events),
  ).catch(() => undefined)
  const [first = '', second = ''] = written.out.split('Roll 1d6 for rule LOB-050').slice(1)
  expect(first).toContain('  Fleet A\n')
  expect(second).toContain('  Fleet B\n')
})

test('a die of fire names the ship, her battery and her target', () => {
  const ships = gameById('line-of-battle')
  const before = ships.prepare('constitution')
  const [shooter, target] = ships.picture(before).pieces.map(({ id }) => id)
  const roll = { sides: 6, count: 1, result: 1, rule: 'LOB-135', tally: [] }
  const shot = { shooter, battery: 'starboard', target, die: 1, bonus: 0 }
  const event = { kind: 'hitRolled', ...shot, rolls: [roll, { ...roll, withLast: true as const }] }
  const subject = subjectOf(ships, before, 'a', { event, at: 1 })
  const { words } = tellerFor(ships, 'en')
  const told = rolledForText(words, { seat: 'a', action: null, subject })
  expect(told?.seat).toBe('Fleet A')
  expect(told?.what).toMatch(/^.*Constitution.* – .*Guerriere.* · .*starboard/)
  expect(told?.number).toBe('(die 2 of 2)')
})

test('the computer decides the same where a battle with real dice is gone on with', () => {
  const battle = duelWith({ kind: 'typed' })
  const chosen = given(given(battle, 'red', high), 'blue', low, [1, 5])
  expect(playersSeed(loaded(exportBattle(chosen)))).toBe(playersSeed(chosen))
  const others = given(given(battle, 'red', high), 'blue', low, [5, 1])
  expect(playersSeed(others)).not.toBe(playersSeed(chosen))
})
