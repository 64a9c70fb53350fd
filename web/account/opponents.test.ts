import type { AccountTable } from '@grognard/remote/index.ts'
import { expect, test } from 'vitest'
import { countBy, othersAt } from './opponents.ts'

const table = (part: Partial<AccountTable>): AccountTable => ({
  table: 'a',
  seat: 'red',
  ruleset: 'line-of-battle',
  scenario: 'spy',
  stage: 'ended',
  takenAt: 0,
  others: ['Jens'],
  result: 'won',
  isAsked: false,
  ...part,
})

test('battles are counted by what they are asked for, most of them first, and only those that ended', () => {
  const tables = [
    table({ others: ['Anna'] }),
    table({}),
    table({ result: 'lost' }),
    table({ result: null }),
    table({ ruleset: 'tic-tac-toe', result: 'drawn' }),
  ]
  expect(countBy(tables, ({ others }) => others.join())).toEqual([
    { key: 'Jens', count: { won: 1, drawn: 1, lost: 1 } },
    { key: 'Anna', count: { won: 1, drawn: 0, lost: 0 } },
  ])
  expect(countBy(tables, ({ ruleset }) => ruleset)).toEqual([
    { key: 'line-of-battle', count: { won: 2, drawn: 0, lost: 1 } },
    { key: 'tic-tac-toe', count: { won: 0, drawn: 1, lost: 0 } },
  ])
})

test('at a table sit the others by name, a computer without one, and nobody on a free seat', () => {
  const seats = [
    { seat: 'red', kind: 'person', name: 'Anna' },
    { seat: 'blue', kind: 'person', name: null },
    { seat: 'green', kind: 'computer', name: null },
    { seat: 'white', kind: 'person', name: 'Jens' },
  ] as const
  expect(othersAt(seats, ['red'])).toEqual([null, 'Jens'])
})
