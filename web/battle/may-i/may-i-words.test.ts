import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { blankOf, languages, newBattle, recordOf } from '@grognard/umpire'
import type { Game, Shape } from '@grognard/umpire'
import { wordsFor } from '../../shared/sentences.ts'
import { fieldName } from '../forms/first-order.ts'
import { changed } from '../forms/form-fields.tsx'
import { optionalNumber, recordsOf, variantOf } from '../forms/variants.ts'
import { turnViewOf } from '../state/turn-view.ts'
import { choicesFor } from './may-i-choices.ts'
import { isIntricate } from './may-i-fields.tsx'

/** Every field, those within records and rows too. */
function fieldsIn(fields: Record<string, Shape>): [string, Shape][] {
  return Object.entries(fields).flatMap(([name, shape]): [string, Shape][] => {
    const inside = shape.type === 'list' ? shape.of : shape
    const records = inside.type === 'record' ? [inside] : (recordsOf(inside) ?? [])
    return [[name, shape], ...records.flatMap(part => fieldsIn(part.fields))]
  })
}

const kindsOf = (game: Game) => game.open(ruleset => Object.keys(ruleset.rules.orders))

for (const game of Object.values(catalogue))
  for (const language of languages)
    test(`${game.id} in ${language}: no field of any order shows a value as the machine has it`, () => {
      const [scenario = ''] = Object.keys(game.scenarios)
      const battle = newBattle(game, { scenario, dice: { kind: 'seeded', seed: 'words' } })
      const [seat = ''] = game.seats(battle.state)
      const turnView = turnViewOf(recordOf(battle, seat), seat)
      const words = wordsFor(language, game)
      const raw = kindsOf(game).flatMap(kind => {
        const shape = game.shape(kind)
        const choices = choicesFor(game, turnView, kind, words.has)
        const ids = new Set(turnView.picture.pieces.map(({ id }) => id))
        return fieldsIn(shape).flatMap(([name, part]) => [
          ...(isIntricate(part) && !choices[name]
            ? [`${kind}.${name} is written as a record`]
            : []),
          ...(fieldName(words, name) === name ? [`${kind}.${name} has no name`] : []),
          ...(isUnnamed(part) && !choices[name] ? [`${kind}.${name} has no choices`] : []),
          ...(choices[name] ?? [])
            .filter(({ value }) => typeof value !== 'string' || !ids.has(value))
            .filter(({ label }) => !words.has(label.key))
            .map(({ value }) => `${kind}.${name}: ${String(value)}`),
        ])
      })
      expect(raw).toEqual([])
    })

/** A text of few values, nothing beside what is no number, or a number below 0 that is no measure. */
function isUnnamed(shape: Shape): boolean {
  if (shape.type === 'text') return shape.values !== undefined
  if (shape.type === 'integer') return shape.unit === undefined && (shape.from ?? 0) < 0
  return shape.type === 'oneOf' && !optionalNumber(shape) && !recordsOf(shape)
}

const leg: Extract<Shape, { type: 'oneOf' }> = {
  type: 'oneOf',
  of: [
    {
      type: 'record',
      fields: {
        kind: { type: 'text', values: ['straight'] },
        amount: { type: 'integer', from: 1 },
      },
    },
    {
      type: 'record',
      fields: {
        kind: { type: 'text', values: ['pivot', 'wheel'] },
        amount: { type: 'integer', from: -9000, to: 9000 },
      },
    },
  ],
}

test('a row of another kind begins blank; one that keeps to its kind keeps its numbers', () => {
  const now = variantOf(leg, { kind: 'straight', amount: 5000 })
  expect(now).toBe(leg.of[0])
  expect(changed(leg, now, { kind: 'straight', amount: 7 })).toEqual({
    kind: 'straight',
    amount: 7,
  })
  expect(changed(leg, now, { kind: 'wheel', amount: 5000 })).toEqual({ kind: 'wheel', amount: 0 })
  expect(blankOf(leg)).toEqual({ kind: 'straight', amount: 1 })
})
