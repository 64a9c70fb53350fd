import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportBattle, forkAt, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle, BattleFile, NewBattleDice } from '@grognard/umpire'
import { caughtOutput } from '../fixtures.ts'
import { gameNamed } from '../games.ts'
import { run } from '../run.ts'

const written = caughtOutput()
const folder = mkdtempSync(join(tmpdir(), 'grognard-verify-'))
const game = gameNamed('ship-of-the-line')
const keyed: NewBattleDice = { kind: 'hmac-sha256', seed: 'verified' }

function begun(dice: NewBattleDice, typed: number[] = []): Battle {
  return newBattle(game, { scenario: 'duel', dice }, typed)
}

function after(battle: Battle, orders: number): Battle {
  const [ask] = game.asks(battle.state)
  if (orders === 0 || !ask) return battle
  const view = game.view(battle.state, ask.seat)
  const order = game.choose(view, ask.seat, seededDice('verify', orders))
  return after(give(battle, ask.seat, order).battle, orders - 1)
}

/** What is said of the battle; every word of it goes through the file. */
async function saidOf({ file, ...battle }: Battle, change: Partial<BattleFile> = {}) {
  const path = join(folder, 'battle.json')
  writeFileSync(path, exportBattle({ ...battle, file: { ...file, ...change } }))
  written.out = ''
  const code = await run(['verify', path])
  return { code, lines: written.out.replace(path, 'FILE').trimEnd().split('\n') }
}

test('a battle of keyed dice is valid, and it is said what that proves', async () => {
  const { code, lines } = await saidOf(after(begun(keyed), 12))
  expect(code).toBe(0)
  expect(lines).toEqual([
    expect.stringMatching(/^FILE: 12 orders, \d+ events\. Valid: played by the rules/),
    expect.stringMatching(
      /^Dice that match the seed: \d+ .* looked up the next dice .* timed an order to suit the dice\.$/,
    ),
  ])
})

test('typed dice, a changed seed and older dice are each told, and the file is not called valid', async () => {
  const older = after(begun({ kind: 'seeded', seed: 'verified' }, [3]), 40)
  const { code, lines } = await saidOf(after(forkAt(older, 36, 'lucky'), 4))
  expect(code).toBe(0)
  expect(lines[0]).toMatch(/^FILE: 40 orders, \d+ events\. Played by the rules, but:$/)
  expect(lines.slice(1, 4)).toEqual([
    expect.stringMatching(/^- Dice results typed in: up to \d+ \(orders 0\)\./),
    expect.stringMatching(/^- Seed changed from order 37 on\./),
    expect.stringMatching(/^- Dice rolled by an older version of Grognard: \d+\./),
  ])
  expect(lines.join('\n')).not.toContain('Valid')
})

test('another edition and a newer umpire are told, also where they may be why a file does not hold', async () => {
  const battle = after(begun(keyed), 3)
  const strange = { edition: '1805', engine: '99.1' }
  const { code, lines } = await saidOf(battle, strange)
  expect(code).toBe(0)
  expect(lines.slice(1, 3)).toEqual([
    expect.stringContaining('begun with edition 1805 of the rules'),
    expect.stringContaining('begun with version 99.1 of the umpire'),
  ])
  const forged = await saidOf(battle, { ...strange, dice: { ...keyed, seed: 'other' } })
  expect(forged.code).toBe(1)
  expect(forged.lines[0]).toContain('edition 1805')
  expect(forged.lines[2]).toMatch(/^Entry \d+/)
})

test('where an older umpire’s battle does not hold, it is said first that the rules have changed', async () => {
  const battle = after(begun(keyed), 3)
  const dice = { ...keyed, seed: 'other' }
  const old = await saidOf(battle, { engine: '0.1.0', dice })
  expect(old.code).toBe(1)
  expect(old.lines).toEqual([
    expect.stringMatching(
      /^FILE cannot be confirmed by the rules of this version\. The rules .* changed since: .* version 0\.1\.0 .* refused today/,
    ),
    expect.stringMatching(/^Entry \d+/),
  ])
  expect((await saidOf(battle, { dice })).lines).toEqual([
    expect.stringMatching(/^FILE is not valid\. Entry \d+/),
  ])
  expect((await saidOf(battle, { engine: '0.1.0' })).lines[0]).toContain('Valid')
})
