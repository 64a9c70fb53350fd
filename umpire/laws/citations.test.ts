import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { refused } from '../index.ts'
import type { Catalogue } from '../index.ts'
import { brokenLaws, changed, duelWith } from './testing/broken.ts'
import type { ChangesOf } from './testing/broken.ts'
import { messages } from './testing/duel-messages.ts'
import { modifiers } from './testing/duel-sequence.ts'
import { duel } from './testing/duel.ts'

function ticTacToeWith(error: ChangesOf<typeof ticTacToe>): Record<string, string[]> {
  return brokenLaws(changed(ticTacToe, error), 'standard', 9)
}

const { en, de, da } = ticTacToe.messages
const { mark } = ticTacToe.rules.orders

function without(catalogue: Catalogue, key: string): Catalogue {
  const { [key]: _, ...rest } = catalogue
  return rest
}

test('a sentence that one language lacks is found', () => {
  const { catalogues } = ticTacToeWith({ messages: { en, de, da: without(da, 'mark.taken') } })
  expect(catalogues).toContain('"mark.taken" is missing in da.')
})

test('a slip of syntax is found', () => {
  const slip = { ...de, 'mark.taken': 'Das Feld {cell ist belegt.' }
  const { catalogues } = ticTacToeWith({ messages: { en, de: slip, da } })
  expect(catalogues?.[0]).toContain('"mark.taken" in de')
})

test('a value that a sentence wants and does not get is found', () => {
  const wanting = { ...en, 'event.marked': '{player}: {field}' }
  const { citationsResolve } = ticTacToeWith({ messages: { en: wanting, de, da } })
  expect(citationsResolve?.[0]).toContain('"event.marked" in en')
})

test.each([
  'event.marked',
  'tell.mark',
  'situation.row0',
  'headline',
  'cell.4',
  'mark.taken',
  'outcome.line',
])('a sentence missing everywhere is found: %s', key => {
  const messages = { en: without(en, key), de: without(de, key), da: without(da, key) }
  const { citationsResolve } = ticTacToeWith({ messages })
  expect(citationsResolve).toContain(`"${key}" has no sentence in en.`)
})

test('a modifier without a sentence is found', () => {
  const catalogue = without(messages, 'strike.open')
  const { citationsResolve } = duelWith({
    messages: { en: catalogue, de: catalogue, da: catalogue },
  })
  expect(citationsResolve).toContain('"strike.open" has no sentence in en.')
})

test('a name that the screen needs is found missing', () => {
  const catalogue = without(messages, 'step.answer')
  const { names } = duelWith({ messages: { en: catalogue, de: catalogue, da: catalogue } })
  expect(names).toContain('"step.answer" has no sentence in en.')
})

test('a refusal by an unknown rule is found', () => {
  const judge = () => refused('TTT-99', 'mark.taken', { cell: 1 })
  const { citationsResolve } = ticTacToeWith({ orders: { mark: { ...mark, judge } } })
  expect(citationsResolve).toContain('The rule "TTT-99" is not in the rulebook.')
})

test('a roll and a modifier by an unknown rule are found', () => {
  const { 'DUEL-3': _, ...rows } = duel.rulebook.rows
  const { citationsResolve, rules } = duelWith({ rulebook: { ...duel.rulebook, rows } })
  expect(citationsResolve).toContain('The rule "DUEL-3" is not in the rulebook.')
  expect(rules).toContain('The rule "DUEL-3" is not in the rulebook.')
  expect(modifiers.some(row => row.rule === 'DUEL-3')).toBe(true)
})

test('an option by an unknown rule is found', () => {
  const options = { first: { rule: 'TTT-99', default: 'crosses', values: ['crosses'] } }
  expect(ticTacToeWith({ options }).rules).toContain('The rule "TTT-99" is not in the rulebook.')
})

test('scenarios that reach into a table of the ruleset are found', () => {
  const standard = ticTacToe.scenarios['standard']
  if (!standard) throw new Error('There is no standard scenario.')
  const board = standard.begin({}, {}).cells
  const begin = () => ({ ...standard.begin({}, {}), cells: board })
  const { setup } = ticTacToeWith({ scenarios: { standard: { ...standard, begin } } })
  expect(setup).toContain('Set up twice, the scenarios share cells.')
})

test('an event is told of the state that those before it led to', () => {
  const narrate: typeof duel.display.describe = (event, state) =>
    event.kind === 'missed' && !state.revealed
      ? { key: 'missed.unseen' }
      : duel.display.describe(event, state)
  expect(duelWith({ describe: narrate }).citationsResolve).toBeUndefined()
  const seen: typeof duel.display.describe = (event, state) =>
    event.kind === 'missed' && state.revealed
      ? { key: 'missed.seen' }
      : duel.display.describe(event, state)
  expect(duelWith({ describe: seen }).citationsResolve).toContain(
    '"missed.seen" has no sentence in en.',
  )
})
