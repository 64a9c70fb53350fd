import { beforeEach, expect, test } from 'vitest'
import { ask, codeOf, engineOf, high, newDuel, newGame, okOf, red } from './fixtures.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

test('shape tells the fields of every kind of order, or of one', () => {
  const stance = { type: 'text', values: ['high', 'low'] }
  const { orders } = okOf(engine, { do: 'shape', ruleset: 'duel' })
  expect(orders).toMatchObject({ choose: { stance }, taunt: {} })
  const one = okOf(engine, { do: 'shape', ruleset: 'duel', kind: 'choose' })
  expect(one).toEqual({ orders: { choose: { stance } } })
  const resign = { do: 'shape', ruleset: 'duel', kind: 'resign' }
  expect(orders).toHaveProperty('resign')
  expect(okOf(engine, resign)).toEqual({ orders: { resign: {} } })
  expect(codeOf(engine, { do: 'shape', ruleset: 'duel', kind: 'fly' })).toBe('unknownKind')
})

test('hello names the engine and its rulesets', () => {
  const hello = okOf(engine, { do: 'hello' })
  expect(hello['name']).toBe('Grognard')
  expect(hello['rulesets']).toContainEqual({
    id: 'tic-tac-toe',
    edition: '1',
    title: 'Noughts and crosses',
    scenarios: ['standard'],
    options: { first: { rule: 'TTT-2', default: 'crosses', values: ['crosses', 'noughts'] } },
    scenarioOptions: { standard: {} },
  })
})

test('a battle is set up, asked about, played and closed', () => {
  const seats = [{ seat: 'noughts', step: 'mark', asks: ['mark'] }]
  const begun = okOf(engine, { ...newGame, options: { first: 'noughts' } })
  expect(begun).toMatchObject({ battle: 'b1', events: [{ kind: 'placed' }], awaiting: { seats } })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toEqual({ seats })
  const noughts = { battle: 'b1', seat: 'noughts' }
  expect(okOf(engine, { do: 'orders', ...noughts, limit: 3 })).toEqual({
    groups: [
      { kind: 'mark', piece: null, orders: [0, 3, 6].map(cell => ({ kind: 'mark', cell })) },
    ],
    listed: 3,
    total: 9,
  })
  expect(okOf(engine, { do: 'orders', battle: 'b1', seat: 'crosses' })).toEqual({
    groups: [],
    listed: 0,
    total: 0,
  })
  const order = { kind: 'mark', cell: 4 }
  expect(okOf(engine, { do: 'judge', ...noughts, order })).toEqual({ allowed: true, because: [] })
  expect(okOf(engine, { do: 'play', ...noughts, order })).toMatchObject({
    events: [{ kind: 'marked', cell: 4, rolls: [], tally: [], rules: [] }, { kind: 'placed' }],
    awaiting: { seats: [{ seat: 'crosses' }] },
  })
  expect(okOf(engine, { do: 'suggest', battle: 'b1', seat: 'crosses', level: 1 })).toMatchObject({
    order: { kind: 'mark' },
  })
  expect(okOf(engine, { do: 'state', battle: 'b1' })).toHaveProperty('state.cells')
  expect(okOf(engine, { do: 'close', battle: 'b1' })).toEqual({})
  expect(codeOf(engine, { do: 'awaiting', battle: 'b1' })).toBe('unknownBattle')
})

test('a refusal names its rule in words and changes nothing', () => {
  okOf(engine, newGame)
  const request = { battle: 'b1', seat: 'crosses', order: { kind: 'mark', cell: 9 } }
  expect(okOf(engine, { do: 'judge', ...request })).toEqual({
    allowed: false,
    because: [
      {
        rule: 'TTT-1',
        message: 'mark.offBoard',
        values: { cell: 9, last: 8 },
        text: 'There is no cell 9. Choose one from 0 to 8.',
      },
    ],
  })
  const before = okOf(engine, { do: 'file', battle: 'b1' })
  expect(ask(engine, { do: 'play', ...request }).error).toMatchObject({
    code: 'refused',
    message: 'There is no cell 9. Choose one from 0 to 8. (TTT-1)',
    because: [{ rule: 'TTT-1' }],
  })
  expect(okOf(engine, { do: 'file', battle: 'b1' })).toEqual(before)
})

test('the battle over is told with its outcome', () => {
  okOf(engine, newGame)
  let last: Record<string, unknown> = {}
  ;[0, 3, 1, 4, 2].forEach((cell, i) => {
    const seat = i % 2 === 0 ? 'crosses' : 'noughts'
    last = okOf(engine, { do: 'play', battle: 'b1', seat, order: { kind: 'mark', cell } })
  })
  expect(last['awaiting']).toMatchObject({ outcome: { winners: ['crosses'] } })
  expect(codeOf(engine, { do: 'suggest', battle: 'b1', seat: 'noughts', level: 1 })).toBe(
    'notAsked',
  )
})

test('a seat that has answered is told to be able to take its answer back', () => {
  okOf(engine, newDuel)
  const recalls = [{ seat: 'red', step: 'stance', asks: ['rethink'] }]
  expect(okOf(engine, { do: 'play', ...red, order: high })).toMatchObject({ awaiting: { recalls } })
  expect(okOf(engine, { do: 'orders', ...red })).toMatchObject({
    groups: [{ kind: 'rethink', piece: null, orders: [{ kind: 'rethink' }] }],
  })
  const { awaiting } = okOf(engine, { do: 'play', ...red, order: { kind: 'rethink' } })
  expect(awaiting).not.toHaveProperty('recalls')
  expect(awaiting).toMatchObject({ seats: [{ seat: 'blue' }, { seat: 'red' }] })
})

test('a level that the computer player lacks is refused with those it has', () => {
  okOf(engine, newGame)
  const suggest = { do: 'suggest', battle: 'b1', seat: 'crosses' }
  expect(ask(engine, { ...suggest, level: 'grandmaster' }).error).toMatchObject({
    code: 'unknownLevel',
    message: 'the levels are ensign (1), captain (2), admiral (3)',
    at: 'level',
  })
  expect(okOf(engine, suggest)).toHaveProperty('order')
  expect(ask(engine, { ...suggest, ms: -5 }).error).toMatchObject({
    code: 'malformed',
    message: 'ms is 0 milliseconds or more, not -5',
    at: 'ms',
  })
})
