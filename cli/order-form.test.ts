import { expect, test } from 'vitest'
import { catalogue, gameById } from '@grognard/rulesets'
import type { Kind, Shape } from '@grognard/umpire'
import { centimetres, inches } from './fixtures.ts'
import { formsFor } from './games.ts'
import { fieldLines, formText, orderTyped, rowExamples, takesUnits } from './order-form.ts'
import { readOrder } from './order-line.ts'
import type { OrderForm } from './order-line.ts'
import { tellerFor } from './teller.ts'

const fields: Record<string, Shape> = {
  ship: { type: 'text' },
  legs: {
    type: 'list',
    of: { type: 'record', fields: { run: { type: 'integer', from: 0, to: 9 } } },
  },
  anchor: { type: 'yesNo' },
  tow: { type: 'oneOf', of: [{ type: 'text' }, { type: 'nothing' }] },
  sail: { type: 'text', values: ['full', 'easy'] },
  share: { type: 'number' },
  log: { type: 'table', of: { type: 'anything' } },
}
const form: OrderForm = { kind: 'sail', name: 'sail', fields }

test('a form shows every field and what it takes, in parentheses what may be left out', () => {
  expect(formText(form)).toBe(
    'sail TEXT legs=[0…9 …] (anchor) (tow=TEXT|none) sail=full|easy ' +
      'share=NUMBER log={"NAME": JSON, …}',
  )
})

test('a form names lengths and angles, which take units', () => {
  const where: OrderForm = {
    kind: 'place',
    name: 'place',
    fields: {
      x: { type: 'integer', from: 0, to: 9, unit: 'length' },
      legs: {
        type: 'list',
        of: { type: 'record', fields: { turn: { type: 'integer', unit: 'angle' } } },
      },
    },
  }
  expect(formText(where)).toBe('place x=LENGTH ANGLE …')
  expect([where, form].map(takesUnits)).toEqual([true, false])
})

test('an order typed from a form is read back as it was', () => {
  const order: Kind = { kind: 'sail' }
  const whole = {
    ...order,
    ship: 'Royal  George',
    legs: [{ run: 2 }, { run: 0 }],
    anchor: true,
    tow: null,
    sail: 'easy',
    share: -0.5,
    log: { 'first watch': ['a b', { c: 1 }] },
  }
  expect(readOrder(orderTyped(whole, fields, inches), [form], inches)).toEqual({ order: whole })
})

const amount: Shape = { type: 'integer', unit: 'length' }
const turn: Shape = { type: 'integer', unit: 'angle' }
const march: OrderForm = {
  kind: 'march',
  name: 'march',
  fields: {
    gap: { type: 'oneOf', of: [{ type: 'nothing' }, amount] },
    legs: {
      type: 'list',
      of: {
        type: 'oneOf',
        of: [
          { type: 'record', fields: { kind: { type: 'text', values: ['straight'] }, amount } },
          {
            type: 'record',
            fields: { kind: { type: 'text', values: ['pivot', 'wheel'] }, amount: turn },
          },
        ],
      },
    },
  },
}
const order = {
  kind: 'march',
  gap: 2500,
  legs: [
    { kind: 'wheel', amount: -1708 },
    { kind: 'straight', amount: 34_876 },
  ],
}

test('lengths, angles and rows are spelled in the game’s measure and read back exactly', () => {
  const typed = orderTyped(order, march.fields, centimetres)
  expect(typed).toBe('march gap=2.5cm legs=[wheel -17.08deg 34.876cm]')
  expect(readOrder(typed, [march], centimetres)).toEqual({ order })
  const third = { ...inches, length: { size: 333, name: 'cm', names: ['cm'] } }
  expect(readOrder(orderTyped(order, march.fields, third), [march], third)).toEqual({ order })
})

test('a form shows how records are typed in a row, and gives an example', () => {
  expect(formText(march)).toBe(
    'march (gap=none|LENGTH) legs=[straight LENGTH | pivot|wheel ANGLE …]',
  )
  expect(rowExamples(march, centimetres)).toEqual(['legs=[2cm pivot 45deg]'])
})

function linesOf(game: string, kind: string): string[] {
  const teller = tellerFor(gameById(game), 'en')
  return formsFor(teller, [kind]).flatMap(form => fieldLines(teller, form))
}

test('a field is told with what it is measured from, and what it is where it is left out', () => {
  const lines = linesOf('belle-alliance', 'march')
  expect(lines).toContain('unit=UNIT: the unit, by its id.')
  expect(lines.find(line => line.startsWith('course=ANGLE'))).toContain(
    'clockwise from its own front',
  )
  expect(lines.find(line => line.startsWith('rate='))).toContain('If left out: normal.')
  const sail = linesOf('line-of-battle', 'sail')
  expect(sail.find(line => line.startsWith('anchor='))).toContain('If left out: no.')
})

test('a heading is told as its game counts it', () => {
  expect(linesOf('ship-of-the-line', 'wear')[0]).toContain('an eighth of the compass')
  expect(linesOf('line-of-battle', 'spin')[1]).toContain('0 is up the table, 90 to the right')
})

/** Orders of the first two phases and what is typed most; every field of them has a meaning. */
const explained: Record<string, readonly string[]> = {
  'belle-alliance': ['march', 'form', 'attack', 'fire', 'moveStaff', 'advance', 'sendOut', 'split'],
  'line-of-battle': ['sail', 'place', 'chooseShot', 'aim', 'fire', 'board', 'transfer', 'spin'],
  'ship-of-the-line': ['move', 'wear', 'fire', 'retaliate', 'board', 'berth'],
}

test.each(Object.keys(explained))('%s says what the fields of its orders mean', id => {
  const game = catalogue[id]
  if (!game) throw new Error(`There is no ruleset ${id}.`)
  const teller = tellerFor(game, 'de')
  for (const form of formsFor(teller, explained[id] ?? []))
    for (const line of fieldLines(teller, form)) expect(line).toMatch(/: \S/)
})
