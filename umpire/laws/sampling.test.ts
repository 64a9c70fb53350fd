import { expect, test } from 'vitest'
import type { Shape } from '../shape.ts'
import { namesIn } from './sampling.ts'

const length: Shape = { type: 'integer', unit: 'length' }
const leg: Shape = { type: 'record', fields: { advance: length, turn: { type: 'integer' } } }

test('an order is known by all that it names but lengths and angles, and lists of such', () => {
  const order = {
    kind: 'sail',
    ship: 'ajax',
    heading: 3,
    x: 40_000,
    legs: [{ advance: 2000, turn: 0 }],
    goal: { place: 'cape', off: 300 },
    batteries: [1, 2],
    anchor: true,
  }
  const names = namesIn(order, {
    ship: { type: 'text' },
    heading: { type: 'integer', from: 0, to: 7 },
    x: { type: 'oneOf', of: [{ type: 'nothing' }, length] },
    legs: { type: 'list', of: leg },
    goal: { type: 'record', fields: { place: { type: 'text' }, off: length } },
    batteries: { type: 'list', of: { type: 'integer' } },
    anchor: { type: 'yesNo' },
  })
  expect(JSON.parse(names)).toEqual({
    kind: 'sail',
    ship: 'ajax',
    heading: 3,
    x: '…',
    legs: '…',
    goal: { place: 'cape', off: '…' },
    batteries: [1, 2],
    anchor: true,
  })
})
