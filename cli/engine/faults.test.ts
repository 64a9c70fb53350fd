import { beforeEach, expect, test } from 'vitest'
import { answerTo } from './answer.ts'
import { faultCodes } from './faults.ts'
import { ask, engineOf, newDuel, okOf } from './testing.ts'
import type { Answer } from './testing.ts'
import type { Engine } from './verbs.ts'

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
