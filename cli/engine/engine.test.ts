import { catalogue } from '@grognard/rulesets'
import { gameOf, give, newBattle } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { beforeEach, expect, test } from 'vitest'
import { answerTo } from './answer.ts'
import { faultCodes } from './faults.ts'
import { giveWith, newBattleWith } from './real-dice.ts'
import { newTables } from './table.ts'
import type { Engine } from './verbs.ts'

/** With the duel, which has secrets and dice. */
const games = { ...catalogue, duel: gameOf(duel) }

let engine: Engine
let bot: Engine
beforeEach(() => {
  engine = { catalogue: games, tables: newTables(null), language: 'en' }
  bot = { catalogue: games, tables: newTables('red'), language: 'en' }
})

interface Answer {
  id: unknown
  ok?: Record<string, unknown>
  error?: { code: string; message: string; at: string }
}

function ask(to: Engine, request: object): Answer {
  return JSON.parse(answerTo(to, JSON.stringify({ id: 7, ...request })))
}

function okOf(to: Engine, request: object): Record<string, unknown> {
  const { ok, error } = ask(to, request)
  if (!ok) throw new Error(JSON.stringify(error))
  return ok
}

function codeOf(to: Engine, request: object): string {
  return ask(to, request).error?.code ?? 'answered'
}

const newDuel = { do: 'new', ruleset: 'duel', scenario: 'hall', seed: 's' }
const newGame = { do: 'new', ruleset: 'tic-tac-toe', scenario: 'standard' }
const high = { kind: 'choose', stance: 'high' }
const low = { kind: 'choose', stance: 'low' }
const red = { battle: 'b1', seat: 'red' }
const blue = { battle: 'b1', seat: 'blue' }

test('shape tells the fields of every kind of order, or of one', () => {
  const stance = { type: 'text', values: ['high', 'low'] }
  const { orders } = okOf(engine, { do: 'shape', ruleset: 'duel' })
  expect(orders).toMatchObject({ choose: { stance }, taunt: {} })
  const one = okOf(engine, { do: 'shape', ruleset: 'duel', kind: 'choose' })
  expect(one).toEqual({ orders: { choose: { stance } } })
  expect(codeOf(engine, { do: 'shape', ruleset: 'duel', kind: 'fly' })).toBe('unknownKind')
})

test('hello names the engine and its rulesets', () => {
  const hello = okOf(engine, { do: 'hello' })
  expect(hello['name']).toBe('Grognard')
  expect(hello['rulesets']).toContainEqual({
    id: 'tic-tac-toe',
    edition: '1',
    title: 'Tic-tac-toe',
    scenarios: ['standard'],
    options: { first: { rule: 'TTT-2', default: 'crosses', values: ['crosses', 'noughts'] } },
    scenarioOptions: { standard: {} },
  })
})

test('a battle is set up, asked about, played and closed', () => {
  const seats = [{ seat: 'noughts', step: 'mark', asks: ['mark'] }]
  const begun = okOf(engine, { ...newGame, options: { first: 'noughts' } })
  expect(begun).toEqual({ battle: 'b1', awaiting: { seats } })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toEqual({ seats })
  const noughts = { battle: 'b1', seat: 'noughts' }
  expect(okOf(engine, { do: 'orders', ...noughts, limit: 2 })).toEqual({
    orders: [0, 1].map(cell => ({ kind: 'mark', cell })),
  })
  expect(okOf(engine, { do: 'orders', battle: 'b1', seat: 'crosses' })).toEqual({ orders: [] })
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
        text: 'There is no cell 9; the cells are 0 to 8.',
      },
    ],
  })
  const before = okOf(engine, { do: 'file', battle: 'b1' })
  expect(ask(engine, { do: 'play', ...request }).error).toMatchObject({
    code: 'refused',
    message: 'There is no cell 9; the cells are 0 to 8. (TTT-1)',
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

test('events carry their dice, what was added to them and the rules', () => {
  okOf(engine, { ...newDuel, dice: [6] })
  okOf(engine, { do: 'play', ...red, order: high })
  const { events } = okOf(engine, { do: 'play', ...blue, order: low, dice: [2] })
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'hit',
      seat: 'blue',
      rolls: [expect.objectContaining({ sides: 6, result: 2, rule: 'DUEL-3' })],
      tally: [expect.objectContaining({ rule: 'DUEL-3', value: 2 })],
      rules: ['DUEL-3'],
    }),
  )
  const { events: later } = okOf(engine, { do: 'play', ...blue, order: { kind: 'done' } })
  expect(later).toContainEqual(
    expect.objectContaining({ rolls: [expect.objectContaining({ result: 6 })] }),
  )
})

test('a seat that has answered is told to be able to take its answer back', () => {
  okOf(engine, newDuel)
  const recalls = [{ seat: 'red', step: 'stance', asks: ['rethink'] }]
  expect(okOf(engine, { do: 'play', ...red, order: high })).toMatchObject({ awaiting: { recalls } })
  expect(okOf(engine, { do: 'orders', ...red })).toEqual({ orders: [{ kind: 'rethink' }] })
  const { awaiting } = okOf(engine, { do: 'play', ...red, order: { kind: 'rethink' } })
  expect(awaiting).not.toHaveProperty('recalls')
  expect(awaiting).toMatchObject({ seats: [{ seat: 'blue' }, { seat: 'red' }] })
})

test('a result that is not on its die is an error, and nothing has changed', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { error } = ask(engine, { do: 'play', ...blue, order: low, dice: [1, 7] })
  expect(error).toMatchObject({ code: 'badDie', at: 'dice[1]' })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toMatchObject({
    seats: [{ seat: 'blue' }],
  })
})

test('results that the order does not throw are an error, and nothing has changed', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { error } = ask(engine, { do: 'play', ...blue, order: low, dice: [1, 1, 1] })
  expect(error).toMatchObject({
    code: 'badDice',
    message: '3 results were given and the order throws 2',
    at: 'dice[2]',
  })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toMatchObject({
    seats: [{ seat: 'blue' }],
  })
})

test('a level that the computer player lacks is refused with those it has', () => {
  okOf(engine, newGame)
  const suggest = { do: 'suggest', battle: 'b1', seat: 'crosses' }
  expect(ask(engine, { ...suggest, level: 'grandmaster' }).error).toMatchObject({
    code: 'unknownLevel',
    message: 'the levels are 1',
    at: 'level',
  })
  expect(okOf(engine, suggest)).toHaveProperty('order')
})

test('an engine of a seat that the battle lacks is told so when the battle is opened', () => {
  const stranger = { ...engine, tables: newTables('zz') }
  const { battle } = okOf(engine, newGame)
  const { file } = okOf(engine, { do: 'file', battle })
  const { state } = okOf(engine, { do: 'state', battle })
  for (const request of [
    newGame,
    { do: 'load', file },
    { do: 'load', ruleset: 'tic-tac-toe', state },
  ])
    expect(ask(stranger, request).error).toMatchObject({
      code: 'unknownSeat',
      message: "this engine answers for zz alone; the battle's seats are crosses, noughts",
    })
})

test('a throw of several dice takes one result for each die', () => {
  const twoDice: typeof duel = {
    ...duel,
    orders: {
      ...duel.orders,
      choose: {
        ...duel.orders.choose,
        carryOut(table, seat) {
          const stance = table.sum(2, 6, 'DUEL-3') > 7 ? 'high' : 'low'
          table.happen({ kind: 'chosen', seat, stance })
        },
      },
    },
  }
  const { battle } = newBattleWith(
    gameOf(twoDice),
    { scenario: 'hall', dice: { kind: 'seeded', seed: 's' } },
    [],
  )
  const rollsOf = (dice: number[]) =>
    giveWith(battle, 'red', low, dice).events.flatMap(event => event.rolls ?? [])
  expect(rollsOf([3, 6])).toMatchObject([{ count: 2, sides: 6, result: 9 }])
  expect(giveWith(battle, 'red', low, [3, 6, 1]).diceUsed).toBe(2)
  expect(rollsOf([])).toHaveLength(1)
  expect(() => rollsOf([3])).toThrow('Die 2')
  expect(() => rollsOf([3, 7])).toThrow('Die 2')
})

test('a battle goes out as a file and comes in again', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  expect(okOf(engine, { do: 'verify', file })).toEqual({ valid: true })
  expect(okOf(engine, { do: 'load', file })).toMatchObject({
    battle: 'b2',
    awaiting: { seats: [{ seat: 'blue' }] },
  })
  expect(okOf(engine, { do: 'load', file: JSON.stringify(file) })).toHaveProperty('battle', 'b3')
})

test('verify names the first entry that does not follow', () => {
  const game = gameOf(duel)
  const dice = { kind: 'seeded' as const, seed: 's' }
  const { file } = give(newBattle(game, { scenario: 'hall', dice }), 'red', high).battle
  const [opening, first] = file.entries
  const forged = { ...file, entries: [opening, { ...first, order: low }] }
  expect(okOf(engine, { do: 'verify', file: forged })).toMatchObject({ valid: false, entry: 1 })
  const broken = { ...file, entries: [opening, { ...first, seat: 'green' }] }
  expect(okOf(engine, { do: 'verify', file: broken })).toMatchObject({
    valid: false,
    entry: 1,
    at: 'entries[1].seat',
  })
  expect(okOf(engine, { do: 'verify', file: 'x' })).toMatchObject({ valid: false, entry: null })
})

test('a state alone can be loaded; it has no file', () => {
  okOf(engine, newDuel)
  const { view } = okOf(engine, { do: 'view', ...red })
  const load = { do: 'load', ruleset: 'duel', state: view }
  expect(okOf(engine, load)).toMatchObject({ battle: 'b2', awaiting: { seats: [{}, {}] } })
  expect(okOf(engine, { do: 'play', battle: 'b2', seat: 'red', order: high })).toHaveProperty(
    'events',
  )
  expect(codeOf(engine, { do: 'file', battle: 'b2' })).toBe('noFile')
  expect(codeOf(engine, { ...load, state: { place: [] } })).toBe('badState')
  const nowhere = { ...(view as object), place: [{ at: 'moon', loop: [], waiting: ['red'] }] }
  expect(codeOf(engine, { ...load, state: nowhere })).toBe('badState')
})

test('an engine of one seat answers for that seat alone', () => {
  okOf(bot, newDuel)
  expect(okOf(bot, { do: 'view', ...red })).toHaveProperty('view.bout', 1)
  expect(okOf(bot, { do: 'orders', ...red })).toEqual({ orders: [high, low] })
  for (const verb of ['view', 'orders', 'judge', 'play', 'suggest', 'odds']) {
    const request = { do: verb, ...blue, ...orderFor(verb) }
    expect(codeOf(bot, request), verb).toBe('notYours')
  }
  for (const verb of ['state', 'file'])
    expect(codeOf(bot, { do: verb, battle: 'b1' }), verb).toBe('notYours')
  expect(codeOf(bot, newGame)).toBe('unknownSeat')
})

function orderFor(verb: string): object {
  if (verb === 'view' || verb === 'orders') return {}
  return verb === 'suggest' ? { level: 1 } : { order: high }
}

test('an engine of one seat keeps of a state and tells of events what the seat may know', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...blue, order: high })
  const { state } = okOf(engine, { do: 'state', battle: 'b1' })
  okOf(bot, { do: 'load', ruleset: 'duel', state })
  const { view } = okOf(bot, { do: 'view', ...red })
  expect(view).toMatchObject({ fencers: [{ stance: null }, { stance: 'unknown' }] })
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  okOf(bot, { do: 'load', file })
  expect(okOf(bot, { do: 'view', battle: 'b2', seat: 'red' })).toEqual({ view })
  expect(answerTo(bot, JSON.stringify({ do: 'awaiting', battle: 'b2' }))).not.toContain('high')
})

test('what is no request is answered with an error, and the engine goes on', () => {
  okOf(engine, newDuel)
  const lines: [string, string][] = [
    ['', 'malformed'],
    ['garbage', 'malformed'],
    ['[]', 'malformed'],
    ['null', 'malformed'],
    ['7', 'malformed'],
    ['{"do":', 'malformed'],
    ['[['.repeat(50_000), 'malformed'],
    ['{}', 'malformed'],
    ['{"do":7}', 'malformed'],
    ['{"do":"fly"}', 'unknownVerb'],
    ['{"do":"toString"}', 'unknownVerb'],
    ['{"do":"__proto__"}', 'unknownVerb'],
    ['{"do":"new"}', 'malformed'],
    ['{"do":"new","ruleset":"chess","scenario":"standard"}', 'unknownRuleset'],
    ['{"do":"new","ruleset":"duel","scenario":"field"}', 'badSetup'],
    ['{"do":"new","ruleset":"duel","scenario":"hall","options":{"x":1}}', 'badSetup'],
    ['{"do":"new","ruleset":"duel","scenario":"hall","papers":{"x":1}}', 'badSetup'],
    ['{"do":"new","ruleset":"duel","scenario":"hall","dice":["six"]}', 'malformed'],
    ['{"do":"load"}', 'malformed'],
    ['{"do":"load","file":{}}', 'badFile'],
    ['{"do":"load","file":"{"}', 'badFile'],
    ['{"do":"load","ruleset":"duel","state":7}', 'badState'],
    ['{"do":"orders","battle":"b9","seat":"red"}', 'unknownBattle'],
    ['{"do":"orders","battle":"b1","seat":"green"}', 'unknownSeat'],
    ['{"do":"orders","battle":"b1","seat":"red","limit":0}', 'malformed'],
    ['{"do":"play","battle":"b1","seat":"red"}', 'malformed'],
    ['{"do":"play","battle":"b1","seat":"red","order":null}', 'refused'],
    ['{"do":"play","battle":"b1","seat":"red","order":{"kind":"toString"}}', 'refused'],
    ['{"do":"odds","battle":"b1","seat":"red"}', 'malformed'],
    ['{"do":"close","battle":"b1","wind":3}', 'malformed'],
  ]
  for (const [line, code] of lines) {
    const answer: Answer = JSON.parse(answerTo(engine, line))
    expect(answer.error?.code, line.slice(0, 80)).toBe(code)
    expect(Object.keys(faultCodes)).toContain(code)
    expect(answer.error).toMatchObject({ message: expect.any(String), at: expect.any(String) })
  }
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toHaveProperty('seats')
})

test('the id of the request comes back, whatever it is', () => {
  for (const id of [0, 'a', null, { n: 1 }]) expect(ask(engine, { id, do: 'hello' }).id).toEqual(id)
  expect(ask(engine, { id: 'x', do: 'fly' }).id).toBe('x')
})
