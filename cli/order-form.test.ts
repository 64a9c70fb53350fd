import type { Kind, Shape } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { formText, orderTyped, takesUnits } from './order-form.ts'
import { readOrder } from './order-line.ts'
import type { OrderForm } from './order-line.ts'

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

test('a form shows every field and what it takes', () => {
  expect(formText(form)).toBe(
    'sail ship=TEXT legs=[{"run": 0…9}, …] anchor=yes|no tow=TEXT|none sail=full|easy ' +
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
  expect(formText(where)).toBe('place x=LENGTH legs=[{"turn": ANGLE}, …]')
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
  expect(readOrder(orderTyped(whole), [form])).toEqual({ order: whole })
})
