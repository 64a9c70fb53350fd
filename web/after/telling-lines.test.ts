import { give, seededDice } from '@grognard/umpire'
import type { Roll } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { duel, lineOf } from '../journeys/battles-for-tests.ts'
import { createLog } from '../log/log.ts'
import { telling, weighedSince, weightiest } from './telling-lines.ts'
import type { Weighed } from './telling-lines.ts'

const roll: Roll = { rule: 'T-1', sides: 6, count: 1, result: 4, tally: [] }

function told(key: string, weight: number, look: Partial<Weighed['line']> = {}): Weighed {
  return { line: { ...lineOf(key), ...look }, weight, isAboutPiece: true }
}
const thrown = (key: string, weight: number, inPhase = '') =>
  told(key, weight, { rolls: [roll], inPhase })
const keysOf = (...lines: Weighed[]) => telling(lines).map(({ text }) => text.key)

test('the throw on which most hung is told, with what came of it', () => {
  const lines = [told('manoeuvre', 0), thrown('wear', 0), thrown('shot', 0), told('boxes', 8)]
  expect(keysOf(...lines)).toEqual(['shot', 'boxes'])
})

test('what changed by itself needs no other line', () => {
  expect(keysOf(thrown('shot', 3), told('after', 1))).toEqual(['shot'])
})

test('a later phase is not what the dice did', () => {
  const wind = told('wind', 9, { inPhase: 'command' })
  expect(keysOf(thrown('miss', 0, 'fire'), wind)).toEqual(['miss'])
})

test('a throw about nobody tells nothing where nothing changed', () => {
  const wind = { ...thrown('wind', 0), isAboutPiece: false }
  expect(keysOf(wind)).toEqual([])
  expect(keysOf(thrown('miss', 0), wind)).toEqual(['miss'])
})

const newsOf = (lines: readonly Weighed[], most: number) =>
  weightiest(lines, most).map(({ text }) => text.key)

test('of what happened the weightiest is told first, not what happened last', () => {
  const initiative = { ...thrown('initiative', 0), isAboutPiece: false }
  const lines = [thrown('hit', 2), told('sunk', 12), told('sailed', 0.1), initiative, initiative]
  expect(newsOf(lines, 3)).toEqual(['sunk', 'hit', 'sailed'])
  expect(newsOf([...lines, { ...told('over', 0), isEnd: true }], 1)).toEqual(['over'])
  expect(newsOf([told('one', 3), told('other', 3)], 1)).toEqual(['other'])
})

test('what eyes saw of a battle is weighed from an entry on', () => {
  let battle = duel()
  const dice = seededDice('news')
  while (battle.file.entries.length < 40) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask) break
    const view = battle.game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, battle.game.choose(view, ask.seat, dice)).battle
  }
  const told = createLog()(battle, 'a')
  const lines = weighedSince(battle, 'a', 10, told)
  expect(lines.every(({ line }) => line.seq >= 10)).toBe(true)
  expect(lines.length).toBe(told.rows.filter(row => 'text' in row && row.seq >= 10).length)
  expect(newsOf(lines, 1)).toEqual(['lob.event.shipDamaged'])
})
