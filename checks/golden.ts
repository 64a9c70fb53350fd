import { catalogue } from '@grognard/rulesets'
import { exportBattle, give, importBattle, newBattle, verify } from '@grognard/umpire'
import type { Battle, BattlePlan } from '@grognard/umpire'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endingOf } from './playthroughs.ts'

/** Battles kept whole beside a ruleset: what was planned, and how each ended. */
export interface Golden {
  /** Where the files lie. */
  folder: URL
  plans: Record<string, BattlePlan>
  endings: Record<string, string>
}

/** A kept battle, read as a player would open it. */
export function goldenBattle(folder: URL, name: string): Battle {
  return importBattle(textOf(folder, name), catalogue)
}

function textOf(folder: URL, name: string): string {
  return readFileSync(new URL(`${name}.json`, folder), 'utf8')
}

/** The orders given again under the seed; the engine that recorded them stays named. */
function playedAgain({ game, file }: Battle): Battle {
  const { scenario, options, papers: attachments, dice, entries, engine } = file
  const again = entries
    .slice(1)
    .reduce(
      (battle, { seat, order }) => give(battle, seat ?? '', order).battle,
      newBattle(game, { scenario, options, papers: attachments, dice }),
    )
  return { ...again, file: { ...again.file, engine } }
}

/** Tests that every battle is the one planned, replays byte for byte, and ends alike. */
export function testGolden(golden: Golden): void {
  const { folder, plans, endings } = golden
  test('every plan has its battle and every battle its plan', () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.json'))
    const planned = Object.keys(plans).map(name => `${name}.json`)
    expect(files.toSorted()).toEqual(planned.toSorted())
    expect(Object.keys(endings).toSorted()).toEqual(Object.keys(plans).toSorted())
  })
  for (const [name, ending] of Object.entries(endings)) testBattle(golden, name, ending)
}

function testBattle({ folder, plans }: Golden, name: string, ending: string): void {
  test(`the battle ${name}: its events lead where its orders and dice lead`, () => {
    const battle = goldenBattle(folder, name)
    const again = playedAgain(battle)
    expect(again.state).toEqual(battle.state)
    expect(exportBattle(again)).toBe(textOf(folder, name))
    const reserves = [expect.objectContaining({ key: 'battle.reserve.foretellable' })]
    expect(verify(battle)).toMatchObject({ valid: true, reserves, proof: { typed: { dice: 0 } } })
  })

  test(`the battle ${name} is the one planned`, () => {
    const { scenario, options = {}, papers: attachments = {}, dice } = plans[name] ?? {}
    const { file } = goldenBattle(folder, name)
    expect(file).toMatchObject({ scenario, options, dice })
    expect(file.papers).toEqual(attachments)
  })

  test(`the battle ${name} ends: ${ending}`, () => {
    const battle = goldenBattle(folder, name)
    expect(endingOf(battle)).toBe(ending)
    expect(battle.game.asks(battle.state)).toEqual([])
  })
}
