import { beforeEach, expect, test } from 'vitest'
import { answerTo } from './answer.ts'
import { errorCodes } from './errors.ts'
import { ask, engineOf, newDuel, okOf, red } from './fixtures.ts'
import type { Answer } from './fixtures.ts'
import { newOpenBattles } from './open-battles.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
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
    ['{"do":"play","battle":"b1","seat":"red","order":null}', 'malformed'],
    ['{"do":"play","battle":"b1","seat":"red","order":{"kind":"toString"}}', 'malformed'],
    ['{"do":"odds","battle":"b1","seat":"red"}', 'malformed'],
    ['{"do":"close","battle":"b1","wind":3}', 'malformed'],
  ]
  for (const [line, code] of lines) {
    const answer: Answer = JSON.parse(answerTo(engine, line))
    expect(answer.error?.code, line.slice(0, 80)).toBe(code)
    expect(Object.keys(errorCodes)).toContain(code)
    expect(answer.error).toMatchObject({ message: expect.any(String), at: expect.any(String) })
  }
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toHaveProperty('seats')
})

test('the id of the request comes back', () => {
  for (const id of [0, -7, 'a', '', null, 'i'.repeat(100)])
    expect(ask(engine, { id, do: 'hello' }).id).toEqual(id)
  expect(ask(engine, { id: 'x', do: 'fly' }).id).toBe('x')
})

test.each([[{ n: 1 }], [[]], [1.5], [true], [1e300], ['i'.repeat(101)]])(
  'what is no id is an error whose id is null: %j',
  id => {
    const { id: told, error } = ask(engine, { id, do: 'hello' })
    expect(told).toBeNull()
    expect(error).toMatchObject({ code: 'malformed', at: 'id' })
  },
)

test('a request that nests too deep is an error, as id, as field and as unknown field', () => {
  okOf(engine, newDuel)
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  for (const name of ['id', 'order', 'wind']) {
    const line = (depth: number) =>
      `{"do":"judge","battle":"b1","seat":"red","${name}":${deep(depth)}}`
    for (const depth of [64, 5000, 100_000])
      expect(JSON.parse(answerTo(engine, line(depth)))).toMatchObject({
        id: null,
        error: { code: 'malformed', at: name },
      })
  }
  const order = JSON.parse(deep(63)) as unknown
  expect(ask(engine, { do: 'judge', ...red, order }).error?.message).not.toContain(
    'within each other',
  )
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toHaveProperty('seats')
})

test('what was wrong is told again in 200 characters at most', () => {
  const long = 'x'.repeat(100_000)
  okOf(engine, newDuel)
  for (const request of [
    { do: long },
    { do: 'hello', [long]: 1 },
    { do: 'awaiting', battle: long },
    { do: 'new', ruleset: long, scenario: 'hall' },
    { do: 'new', ruleset: 'duel', scenario: long },
    { do: 'orders', battle: 'b1', seat: long },
    { do: 'play', ...red, order: { kind: long } },
    { do: 'load', file: { format: long } },
    { do: 'load', file: long },
    { do: 'load', ruleset: 'duel', state: { [long]: 1 } },
  ])
    expect(JSON.stringify(ask(engine, request)).length).toBeLessThan(1200)
})

test('no more battles than the engine holds are open at once', () => {
  const small = { ...engine, battles: newOpenBattles(null, 2) }
  okOf(small, newDuel)
  okOf(small, newDuel)
  expect(ask(small, newDuel).error).toMatchObject({
    code: 'tooManyBattles',
    message: '2 battles are open; close one before the next',
  })
  okOf(small, { do: 'close', battle: 'b1' })
  expect(okOf(small, newDuel)).toHaveProperty('battle', 'b3')
})
