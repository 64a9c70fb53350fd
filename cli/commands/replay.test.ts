import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportBattle, give, newBattle, seededDice } from '@grognard/umpire'
import type { Dice, Json } from '@grognard/umpire'
import { caughtOutput } from '../fixtures.ts'
import { gameNamed } from '../games.ts'
import { run } from '../run.ts'

const written = caughtOutput()

/** A battle that goes on: the second fleet has loaded in secret. */
function unfinished(): string {
  const game = gameNamed('line-of-battle')
  const dice = { kind: 'seeded', seed: 'log' } as const
  let battle = newBattle(game, { scenario: 'constitution', dice })
  for (const ship of game
    .legalOrders(battle.state, 'b')
    .filter(({ kind }) => kind === 'chooseShot'))
    battle = give(battle, 'b', ship).battle
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'unfinished.json')
  writeFileSync(file, exportBattle(give(battle, 'a', { kind: 'done' }).battle))
  return file
}

test('replay of a battle that goes on tells only what every side may know', async () => {
  expect(await run(['replay', unfinished()])).toBe(0)
  expect(written.out).toContain('The battle is not over: you see what every side may know.')
  expect(written.out.match(/ gives secret orders\.$/gm)).toHaveLength(1)
  expect(written.out).toContain('Order 1, USS Constitution: Done')
  expect(written.out).not.toContain('loads')
})

test('replay tells a seat its own secrets, and all of them only with a warning', async () => {
  const file = unfinished()
  expect(await run(['replay', file, '--seat', 'a'])).toBe(0)
  expect(written.out).not.toContain('loads')
  expect(await run(['replay', file, '--seat', 'b'])).toBe(0)
  expect(written.out).toContain('loads')
  expect(written.out).not.toContain('Warning')
  written.out = ''
  expect(await run(['replay', file, '--all'])).toBe(0)
  expect(written.out).toContain('loads')
  expect(written.out).toContain('Warning: the battle is not over')
})

const golden = ['line-of-battle/playthroughs/constitution', 'belle-alliance/playthroughs/training']
const bad: Json[] = [null, '', 'S', 'x'.repeat(5000), -1, 1.5, 1e9, true, [], {}, [[]]]

/** The file with one value, anywhere in it, that is none of a battle's. */
function spoilt(file: object, dice: Dice): string {
  const copy: object = structuredClone(file)
  let at = copy
  for (;;) {
    const names = Object.keys(at)
    const name = names[dice.roll(Math.max(1, names.length)) - 1]
    if (name === undefined) return JSON.stringify(copy)
    const inside: unknown = Reflect.get(at, name)
    if (typeof inside === 'object' && inside !== null && dice.roll(8) > 1) at = inside
    else {
      Reflect.set(at, name, bad[dice.roll(bad.length) - 1])
      return JSON.stringify(copy)
    }
  }
}

test.each(golden)('no spoilt file of %s makes replay or verify print a stack', async name => {
  const text = readFileSync(new URL(`../../rulesets/${name}.json`, import.meta.url), 'utf8')
  const whole: { entries: object[] } = JSON.parse(text)
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'spoilt.json')
  const dice = seededDice(name)
  let refused = 0
  for (let i = 0; i < 120; i++) {
    const entries = whole.entries.slice(0, 1 + dice.roll(8))
    writeFileSync(file, spoilt({ ...whole, entries }, dice))
    written.err = ''
    if ((await run(['replay', file, '--all'])) === 2) refused += 1
    expect(await run(['verify', file])).toBeLessThan(3)
    expect(written.err).toMatch(/^(grognard: [^\n]+\n)*$/)
    expect(written.err).not.toMatch(/x{201}/)
  }
  expect(refused).toBeGreaterThan(60)
})

test('a file whose events stand but cannot be told is told so in a line', async () => {
  const text = readFileSync(unfinished(), 'utf8')
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'spoilt.json')
  const spoil = async (change: (entries: { order: unknown; events: object[] }[]) => void) => {
    const whole: { entries: { order: unknown; events: object[] }[] } = JSON.parse(text)
    change(whole.entries)
    writeFileSync(file, JSON.stringify(whole))
    written.err = ''
    expect(await run(['replay', file, '--all'])).toBe(2)
    return written.err
  }
  expect(await spoil(entries => Object.assign(entries[1] ?? {}, { order: null }))).toContain(
    'entries[1].order: expected a record',
  )
  const nowhere = { kind: 'placed', place: [{ at: 'S', loop: [], waiting: [] }] }
  expect(await spoil(entries => entries.at(-1)?.events.splice(-1, 1, nowhere))).toContain(
    'state place[0].at: expected one of the steps turn, ',
  )
})
