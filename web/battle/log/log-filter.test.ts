import { expect, test } from 'vitest'
import { give, piecesAmong, recordOf, seededDice, wordsIn } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, lineOf } from '../../journeys/battles-for-tests.ts'
import { wordsFor } from '../../shared/sentences.ts'
import { isHeading, readLog } from '../record/log-rows.ts'
import type { LogLine, LogRow, Told } from '../record/log-rows.ts'
import { choicesIn, filtered, inWords, isFiltering, wholeLog } from './log-filter.ts'
import type { LogFilter } from './log-filter.ts'

function fought(): Battle {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 60; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const battle = fought()
const told: Told = readLog(null, recordOf(battle, 'a'))
const words = wordsFor('en', battle.game)
const linesOf = (rows: readonly LogRow[]) => rows.filter((row): row is LogLine => !isHeading(row))
const found = (change: Partial<LogFilter>) =>
  filtered(told.rows, { ...wholeLog, ...change }, told.roster, words.say)

test('the pieces of the battle are known by the words of what happened', () => {
  const pieces = battle.game.picture(battle.file.start).pieces.map(({ id }) => id)
  expect([...told.roster.keys()]).toEqual(pieces)
  const event = { kind: 'fired', ship: 'ajax', at: { ship: 'heros', side: 'port' }, rolls: [] }
  expect(wordsIn(event)).toEqual(['ajax', 'heros', 'port'])
  const roster = new Map([['heros', { label: { key: 'x' }, seat: 'b' }]])
  expect(piecesAmong(wordsIn(event), roster)).toEqual(['heros'])
})

test('only the lines of a piece, under the headings of their phases', () => {
  const [piece = ''] = told.roster.keys()
  const rows = found({ piece })
  const lines = linesOf(rows)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.length).toBeLessThan(linesOf(told.rows).length)
  expect(lines.every(line => line.words.includes(piece))).toBe(true)
  expect(rows.filter((row, i) => isHeading(row) && isHeading(rows[i + 1] ?? row))).toEqual([])
})

test('a side has the lines that name it and those of its pieces', () => {
  const roster = new Map([['ajax', { label: { key: 'x' }, seat: 'a' }]])
  const line = (id: string, ...named: string[]): LogLine => ({ ...lineOf(id), words: named })
  const rows = [line('seat', 'a'), line('piece', 'ajax'), line('other', 'b')]
  const shown = filtered(rows, { ...wholeLog, side: 'a' }, roster, words.say)
  expect(linesOf(shown).map(({ text }) => text.key)).toEqual(['seat', 'piece'])
})

test('a phase and words in the sentence narrow it down together', () => {
  const inPhase = linesOf(found({ phase: 'combat' }))
  expect(new Set(inPhase.map(line => line.inPhase))).toEqual(new Set(['combat']))
  const [first] = inPhase
  const text = first ? words.say(first.text).slice(0, 12).toUpperCase() : ''
  const both = linesOf(found({ phase: 'combat', text }))
  expect(both).toContain(first)
  expect(both.length).toBeLessThan(inPhase.length)
  expect(found({ text: 'no such words anywhere' })).toEqual([])
})

test('without a filter the log is left as it is', () => {
  expect(isFiltering({ ...wholeLog, text: '  ' })).toBe(false)
  expect(found({})).toBe(told.rows)
})

test('only what some line tells of can be chosen', () => {
  const { phases, pieces } = choicesIn(told.rows, told.roster)
  expect(phases).toContain('combat')
  expect(pieces).toEqual([...told.roster.keys()])
  expect(choicesIn([], told.roster)).toEqual({ phases: [], pieces: [] })
})

test('the filter is told in words', () => {
  const roster = new Map([['ajax', { label: { key: 'Ajax' }, seat: 'a' }]])
  const filter = { text: ' rudder ', piece: 'ajax', side: null, phase: 'combat' }
  const said = inWords(filter, roster, words)
  expect(said).toContain('Ajax')
  expect(said).toContain('“rudder”')
  expect(said.split(' · ')).toHaveLength(3)
})

test('a line tells by which step and rule it came, and only one’s own orders', () => {
  const lines = linesOf(told.rows).filter(line => line.seq > 0)
  const { rulebook } = battle.game
  const rules = new Set(lines.map(({ cause }) => cause.rule).filter(rule => rule !== ''))
  expect(rules.size).toBeGreaterThan(1)
  for (const rule of rules) expect(Object.keys(rulebook.rows)).toContain(rule)
  const tellers = new Set(lines.flatMap(({ cause }) => cause.action?.seat ?? []))
  expect(tellers).toEqual(new Set(['a']))
  const all = linesOf(readLog(null, recordOf(battle, null)).rows)
  expect(new Set(all.flatMap(({ cause }) => cause.action?.seat ?? []))).toEqual(new Set(['a', 'b']))
})
