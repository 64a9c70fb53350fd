import { expect, test } from 'vitest'
import { errorMessages, plainly } from '@grognard/umpire'
import type { Kind, Shape } from '@grognard/umpire'
import { centimetres, inches } from './fixtures.ts'
import { en } from './messages/en.ts'
import { piecesOf, readOrder } from './order-line.ts'
import type { OrderForm } from './order-line.ts'

const leg: Shape = { type: 'record', fields: { run: { type: 'integer' } } }
const forms: OrderForm[] = [
  { kind: 'mark', name: 'put a mark', fields: { cell: { type: 'integer' } } },
  {
    kind: 'march',
    name: 'march',
    fields: {
      unit: { type: 'text' },
      steps: { type: 'list', of: { type: 'number' } },
      halt: { type: 'yesNo' },
    },
  },
  {
    kind: 'sail',
    name: 'Segeln',
    fields: {
      ship: { type: 'text' },
      legs: { type: 'list', of: leg },
      tow: { type: 'oneOf', of: [{ type: 'text' }, { type: 'nothing' }] },
    },
  },
  { kind: 'done', name: 'done', fields: {} },
]

function orderOf(line: string): unknown {
  const read = readOrder(line, forms, inches)
  if ('order' in read) return read.order
  const { fault } = read
  return typeof fault === 'string' ? read : { ...read, fault: plainly(errorMessages.en, fault) }
}

test('a line is cut at blanks, not inside quotes and brackets', () => {
  expect(piecesOf('  sail  "Royal  George" legs=[{"run": 2}, 3] x=""')).toEqual([
    'sail',
    'Royal  George',
    'legs=[{"run": 2}, 3]',
    'x=',
  ])
  expect(piecesOf('a={"b": "x\\" }"} c')).toEqual(['a={"b": "x\\" }"}', 'c'])
  expect(piecesOf('   ')).toEqual([])
})

test('fields are filled in by name or in their order', () => {
  expect(orderOf('mark cell=4')).toEqual({ kind: 'mark', cell: 4 })
  expect(orderOf('mark 4')).toEqual({ kind: 'mark', cell: 4 })
  expect(orderOf('march guard 2 +45 1.5')).toEqual({
    kind: 'march',
    unit: 'guard',
    steps: [2, 45, 1.5],
    halt: false,
  })
  expect(orderOf('march halt unit=guard steps=2,-45')).toEqual({
    kind: 'march',
    unit: 'guard',
    steps: [2, -45],
    halt: true,
  })
})

test('lists and records may be JSON, and so may the whole order', () => {
  const order = { kind: 'sail', ship: 'Royal George', legs: [{ run: 2 }], tow: null }
  expect(orderOf('sail "Royal George" [{"run": 2}]')).toEqual(order)
  expect(orderOf('segeln "Royal George" legs=[{"run":2}] tow=none')).toEqual(order)
  expect(orderOf(JSON.stringify(order))).toEqual(order)
  expect(orderOf('sail a {"run":1} {"run":2} b')).toEqual({
    kind: 'sail',
    ship: 'a',
    legs: [{ run: 1 }, { run: 2 }],
    tow: 'b',
  })
})

test('a row of numbers fills records of numbers; units are turned into the umpire’s', () => {
  const fields: Record<string, Shape> = {
    ship: { type: 'text' },
    legs: {
      type: 'list',
      of: {
        type: 'record',
        fields: {
          advance: { type: 'integer', unit: 'length' },
          turn: { type: 'integer', unit: 'angle' },
        },
      },
    },
    anchor: { type: 'yesNo' },
  }
  const order = {
    kind: 'sail',
    ship: 'constitution',
    legs: [
      { advance: 2000, turn: 4500 },
      { advance: 1500, turn: 0 },
    ],
    anchor: true,
  }
  for (const line of [
    'sail constitution 2in +45deg 1.5in anchor',
    'sail constitution 2 45 1.5 anchor=yes',
    'sail ship=constitution legs=2in,45°,1.5in anchor',
    'sail constitution legs=[2in 45deg 1.5in] anchor',
    'sail constitution [2in, 45deg, 1.5in] anchor',
    'sail constitution [2, "45°", 1.5] anchor',
    'sail constitution [{"advance": "2in", "turn": "45deg"}, {"advance": "1.5in", "turn": 0}] anchor',
    '{"kind":"sail","ship":"constitution","legs":[{"advance":"2in","turn":4500},{"advance":1500,"turn":"0°"}],"anchor":true}',
  ])
    expect(readOrder(line, [{ kind: 'sail', name: 'sail', fields }], inches), line).toEqual({
      order,
    })
})

test('a length takes no degrees, an angle no inches, and a plain count neither', () => {
  const fields: Record<string, Shape> = {
    x: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', unit: 'angle' },
    crew: { type: 'integer' },
  }
  const asked = [{ kind: 'place', name: 'place', fields }]
  const faultOf = (line: string) => {
    const read = readOrder(line, asked, inches)
    return 'fault' in read && typeof read.fault === 'object'
      ? plainly({ ...errorMessages.en, ...en }, read.fault)
      : read
  }
  expect(faultOf('place 2deg 45deg 3')).toBe('x: expected a length, such as 2in')
  expect(faultOf('place 2in 4in 3')).toBe('heading: expected an angle, such as 2°')
  expect(faultOf('place 2in 4deg 3in')).toBe('crew: expected a whole number')
  expect(faultOf('place 2in 4.5deg 3')).toEqual({
    order: { kind: 'place', x: 2000, heading: 450, crew: 3 },
  })
})

test('the beginning of a kind is enough where it is the only one', () => {
  expect(orderOf('d')).toEqual({ kind: 'done' })
  expect(orderOf('mar 4')).toEqual({ fault: 'mar' })
})

test('what cannot be read is named', () => {
  expect(orderOf('mark x')).toEqual({ fault: 'cell: expected a whole number', kind: 'mark' })
  expect(orderOf('mark')).toEqual({ fault: 'cell: expected a value; it is missing', kind: 'mark' })
  expect(orderOf('mark 4 5')).toEqual({ fault: '5: expected only the fields cell', kind: 'mark' })
  expect(orderOf('mark 4 row=1')).toEqual({
    fault: 'row: expected only the fields cell',
    kind: 'mark',
  })
  expect(orderOf('{"cell":')).toEqual({ fault: 'JSON' })
  expect(orderOf('fly')).toEqual({ fault: 'fly' })
  expect(orderOf('mark __proto__=4')).toHaveProperty('fault')
})

const legs: Shape = {
  type: 'list',
  of: {
    type: 'oneOf',
    of: [
      legOf(['straight'], { type: 'integer', from: 1, unit: 'length' }),
      legOf(['pivot', 'wheel'], { type: 'integer', unit: 'angle' }),
      legOf(['about'], { type: 'integer', from: 0, to: 0 }),
    ],
  },
}

function legOf(values: string[], amount: Shape): Shape {
  return { type: 'record', fields: { kind: { type: 'text', values }, amount } }
}

const tick: Shape = { type: 'integer', from: 1, to: 20 }
const onLand: OrderForm = {
  kind: 'march',
  name: 'march',
  fields: { unit: { type: 'text' }, legs, from: tick, to: tick },
}
const path = [
  { kind: 'straight', amount: 20_000 },
  { kind: 'wheel', amount: 3000 },
  { kind: 'pivot', amount: -4550 },
  { kind: 'about', amount: 0 },
]

test('records told apart by a word are typed in a row', () => {
  const order = { kind: 'march', unit: 'f2', legs: path, from: 2, to: 20 }
  for (const line of [
    'march f2 20cm wheel 30 pivot -45.5 about 2 20',
    'march f2 straight 20 wheel 30deg pivot -45.5deg about from=2 to=20',
    'march f2 [20 wheel 30 pivot -45.5 about] 2 20',
    'march f2 legs=[20cm, wheel 30deg, pivot -45.5, about] 2 20',
    'march f2 legs=[{"kind":"straight","amount":"20cm"},{"kind":"wheel","amount":3000},{"kind":"pivot","amount":-4550},{"kind":"about","amount":0}] 2 20',
  ])
    expect(readOrder(line, [onLand], centimetres), line).toEqual({ order })
})

test('a row that breaks off, or counts in another measure, is refused', () => {
  for (const line of ['march f2 20in 1 20', 'march f2 [wheel] 1 20', 'march f2 [30deg] 1 20'])
    expect(readOrder(line, [onLand], centimetres), line).toHaveProperty('fault')
})

test('numbers that all offers like the order agree on need not be typed', () => {
  const offer = { kind: 'march', unit: 'f2', legs: [], from: 1 }
  const toTwenty = { ...offer, to: 20 }
  const other = { ...offer, unit: 'f3', from: 9, to: 9 }
  const read = (legalOrders: Kind[], line = 'march f2 20cm') =>
    readOrder(line, [onLand], centimetres, () => legalOrders)
  const order = { kind: 'march', unit: 'f2', legs: path.slice(0, 1), from: 1, to: 20 }
  expect(read([toTwenty, other])).toEqual({ order })
  expect(read([toTwenty], 'march f2 20cm 5')).toEqual({
    order: { ...order, from: 5 },
  })
  expect(read([toTwenty, { ...toTwenty, to: 19 }])).toHaveProperty('fault')
  expect(read([other])).toHaveProperty('fault')
})

test('a choice of a usual pace and what all offers agree on need not be typed', () => {
  const fields: Record<string, Shape> = {
    unit: { type: 'text' },
    rate: { type: 'text', values: ['fast', 'normal'] },
    course: { type: 'integer' },
  }
  const form: OrderForm = { kind: 'march', name: 'march', fields }
  const legalOrders = () => [{ kind: 'march', unit: 'f1', rate: 'fast', course: 7 }]
  const order = { kind: 'march', unit: 'f1', rate: 'normal', course: 7 }
  expect(readOrder('march unit=f1', [form], inches, legalOrders)).toEqual({ order })
})
