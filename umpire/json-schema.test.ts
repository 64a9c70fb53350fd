import { catalogue } from '@grognard/rulesets'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from './index.ts'
import type { Shape } from './index.ts'

const units = { length: '1/1000 in', angle: '1/100 degree' }

test.each<[Shape, object]>([
  [{ type: 'anything' }, {}],
  [{ type: 'nothing' }, { type: 'null' }],
  [
    { type: 'yesNo', usual: false },
    { type: 'boolean', default: false },
  ],
  [{ type: 'text', values: ['a'] }, { enum: ['a'] }],
  [
    { type: 'text', longest: 9, names: 'ship' },
    { type: 'string', maxLength: 9, description: 'names a ship; no other has the name' },
  ],
  [
    { type: 'text', refersTo: 'unit', orElse: [''] },
    { type: 'string', description: 'the name of a unit, or ""' },
  ],
  [
    { type: 'integer', from: 0, to: 27_000, step: 9000, unit: 'angle' },
    {
      type: 'integer',
      minimum: 0,
      maximum: 27_000,
      multipleOf: 9000,
      unit: '1/100 degree',
      description: 'angle in 1/100 degree',
    },
  ],
  [
    { type: 'list', of: { type: 'number' }, fewest: 2, most: 4, isDistinct: true },
    { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 4, uniqueItems: true },
  ],
  [
    {
      type: 'record',
      fields: { x: { type: 'integer' }, y: { type: 'integer' }, z: { type: 'integer', usual: 0 } },
      optional: ['y'],
    },
    {
      type: 'object',
      properties: {
        x: { type: 'integer' },
        y: { type: 'integer' },
        z: { type: 'integer', default: 0 },
      },
      required: ['x'],
      additionalProperties: false,
    },
  ],
  [
    { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'table', of: { type: 'yesNo' } }] },
    { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: { type: 'boolean' } }] },
  ],
])('a shape as JSON Schema: %j', (shape, schema) => {
  expect(jsonSchemaOf(shape, units)).toEqual(schema)
})

test('every game describes its states; what measures a length or an angle says its unit', () => {
  for (const game of Object.values(catalogue)) {
    const shape = game.stateShape
    expect(shape, game.id).not.toBeNull()
    const schema = JSON.stringify(shape && jsonSchemaOf(shape, units))
    if (game.id === 'line-of-battle' || game.id === 'belle-alliance')
      for (const field of ['"heading":{"type":"integer","minimum":0', '"unit":"1/1000 in"'])
        expect(schema).toContain(field)
  }
})

test('coordinates and headings of every order say what they are counted in', () => {
  const lengths = new Set([
    'x',
    'y',
    'distance',
    'gap',
    'landingX',
    'landingY',
    'pickUpX',
    'pickUpY',
  ])
  for (const id of ['line-of-battle', 'belle-alliance']) {
    const game = catalogue[id]
    const untold = game?.open(({ rules: { orders } }) =>
      Object.keys(orders).flatMap(kind =>
        Object.entries(game.shape(kind))
          .filter(([name]) => lengths.has(name) || name === 'heading')
          .filter(([, shape]) => !JSON.stringify(shape).includes('"unit"'))
          .map(([name]) => `${kind}.${name}`),
      ),
    )
    expect(untold).toEqual([])
  }
})

test('a record that may lack all its fields asks for none', () => {
  const shape: Shape = { type: 'record', fields: { a: { type: 'yesNo' } }, optional: ['a'] }
  expect(jsonSchemaOf(shape, units)).not.toHaveProperty('required')
})
