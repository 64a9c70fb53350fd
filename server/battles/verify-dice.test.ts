import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { library } from '@grognard/rulesets/library.ts'
import {
  exportBattle,
  freshSecret,
  give,
  hashOfSecret,
  newBattle,
  sealedSeed,
  seededDice,
} from '@grognard/umpire'
import type { Battle, Game } from '@grognard/umpire'
import { expect, test } from 'vitest'

const script = new URL('../../docs/verify-dice.py', import.meta.url).pathname
const hasPython = spawnSync('python3', ['--version']).status === 0

/** So many orders are given in each battle. */
const ORDERS = 60

/** A battle of sealed dice, played by chance. */
function sealedBattle(game: Game, scenario: string): Battle {
  const secret = freshSecret()
  const shares = ['one', 'other'].map(seat => {
    const share = freshSecret()
    return { seat, share, hash: hashOfSecret(share) }
  })
  const sealed = { battle: 'x-1', secret, commitment: hashOfSecret(secret), shares }
  const seed = sealedSeed(sealed, 0)
  const players = seededDice('players')
  let battle = newBattle(game, { scenario, dice: { kind: 'hmac-sha256', seed, sealed } })
  for (let given = 0; given < ORDERS; given++) {
    const { state } = battle
    const [ask] = game.asks(state)
    if (!ask) break
    battle = give(battle, ask.seat, game.sample(state, ask.seat, players)).battle
  }
  return battle
}

function verified(battle: string, ...flags: string[]): { status: number | null; said: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'battle.grognard')
  writeFileSync(file, battle)
  const { status, stdout, stderr } = spawnSync('python3', [script, file, ...flags], {
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

test.skipIf(!hasPython).each(Object.values(library).filter(({ manifest }) => !manifest.isExample))(
  'the script proves the dice of $manifest.id, and refuses others',
  async ({ manifest, load }) => {
    const { file, ...battle } = sealedBattle(await load(), manifest.first)
    const text = exportBattle({ ...battle, file })
    const rolls = file.entries.flatMap(({ events }) => events.flatMap(event => event.rolls ?? []))
    const count = rolls.reduce((sum, roll) => sum + roll.count, 0)
    expect(count).toBeGreaterThan(2)
    expect(verified(text)).toEqual({
      status: 0,
      said: `All ${count} dice follow from the secret and the shares of 2 seats.\n`,
    })
    if (file.dice.kind === 'typed' || !file.dice.sealed) throw new Error('The dice are sealed.')
    const { commitment, secret } = file.dice.sealed
    expect(verified(text, commitment).status).toBe(0)
    expect(verified(text, 'f'.repeat(64)).said).toContain('another commitment')
    expect(verified(text.replace(secret, 'a'.repeat(64))).said).toContain('does not fit its hash')
    const [first] = rolls
    const other = text.replace(`"result":${first?.result}`, `"result":${(first?.result ?? 0) + 1}`)
    expect(verified(other).said).toContain('Entry')
  },
)
