import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { isRecord } from '@grognard/umpire'
import { answerTo } from './answer.ts'
import { errorCodes } from './errors.ts'
import { newOpenBattles } from './open-battles.ts'
import { verbs } from './requests.ts'
import type { Engine } from './seen.ts'

const page = readFileSync('docs/engine.md', 'utf8')

interface Example {
  request: string
  answer: unknown
}

/** Lines of the page's blocks: a request after ">", below it the answer after "<". */
function examplesIn(text: string): Example[] {
  const blocks = [...text.matchAll(/```jsonl\n([^`]*)```/g)].map(([, block = '']) => block)
  const lines = blocks
    .join('')
    .split('\n')
    .filter(line => line !== '')
  return lines.flatMap((line, index) =>
    line.startsWith('> ')
      ? [
          {
            request: line.slice(2),
            answer: JSON.parse(lines[index + 1]?.slice(2) ?? '') as unknown,
          },
        ]
      : [],
  )
}

/** "…" stands for any value; in a list or record for whatever else is in it. */
function matches(told: unknown, value: unknown): boolean {
  if (told === '…') return true
  if (Array.isArray(told)) return Array.isArray(value) && listMatches(told, value)
  if (!isRecord(told) || !isRecord(value)) return Object.is(told, value)
  const isOpen = Object.hasOwn(told, '…')
  const names = Object.keys(told).filter(name => name !== '…')
  return (
    names.every(name => Object.hasOwn(value, name) && matches(told[name], value[name])) &&
    (isOpen || Object.keys(value).length === names.length)
  )
}

function listMatches(told: readonly unknown[], value: readonly unknown[]): boolean {
  const isOpen = told.at(-1) === '…'
  const first = isOpen ? told.slice(0, -1) : told
  return (
    first.every((part, index) => index < value.length && matches(part, value[index])) &&
    (isOpen || value.length === first.length)
  )
}

const [forAll = '', forOne = ''] = page.split('## An engine for one seat')

test.each([
  ['for all seats', forAll, null],
  ['for one seat', forOne, 'noughts'],
])('the examples of the page are answered as it says: %s', (_, text, seat) => {
  const engine: Engine = { catalogue, battles: newOpenBattles(seat), language: 'en' }
  const examples = examplesIn(text)
  expect(examples.length).toBeGreaterThan(3)
  for (const { request, answer } of examples) {
    const given: unknown = JSON.parse(answerTo(engine, request))
    if (!matches(answer, given)) expect(given, request).toEqual(answer)
  }
})

test('the page has an example of every verb and names every error', () => {
  const shown = examplesIn(page).map(({ request }) => /"do":"(\w+)"/.exec(request)?.[1])
  expect(verbs.filter(verb => !shown.includes(verb))).toEqual([])
  expect(Object.keys(errorCodes).filter(code => !page.includes(`\`${code}\``))).toEqual([])
})

test('the page’s “…” matches anything, and nothing else does', () => {
  expect(matches({ a: '…' }, { a: [1] })).toBe(true)
  expect(matches({ a: 1, '…': '…' }, { a: 1, b: 2 })).toBe(true)
  expect(matches({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(matches([1, '…'], [1, 2, 3])).toBe(true)
  expect(matches([1], [1, 2])).toBe(false)
  expect(matches([1, 2], [1])).toBe(false)
})
