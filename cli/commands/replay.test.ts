import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportBattle, give, newBattle } from '@grognard/umpire'
import { gameNamed } from '../games.ts'
import { run } from '../run.ts'
import { caughtOutput } from '../testing-output.ts'

const written = caughtOutput()

/** A battle that goes on: the second fleet has loaded in secret. */
function unfinished(): string {
  const game = gameNamed('line-of-battle')
  const dice = { kind: 'seeded', seed: 'log' } as const
  let battle = newBattle(game, { scenario: 'constitution', dice })
  for (const ship of game.offers(battle.state, 'b').filter(({ kind }) => kind === 'chooseShot'))
    battle = give(battle, 'b', ship).battle
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'unfinished.json')
  writeFileSync(file, exportBattle(give(battle, 'a', { kind: 'done' }).battle))
  return file
}

test('replay of a battle that goes on tells only what every side may know', async () => {
  expect(await run(['replay', unfinished()])).toBe(0)
  expect(written.out).toContain('The battle is not over: told is what every side may know.')
  expect(written.out.match(/ gives secret orders\.$/gm)).toHaveLength(1)
  expect(written.out).toContain('Order 1, Fleet A: Done')
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
