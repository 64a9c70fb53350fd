import type { TableCard } from '@grognard/remote/index.ts'
import { expect, test } from 'vitest'
import { anyTable, shownTables } from './lobby-filter.ts'

const seat = (name: string | null, isHere = false) => ({
  seat: name ?? 'free',
  kind: 'person' as const,
  level: null,
  name,
  isHere,
  hash: null,
  share: null,
  standIn: null,
})

function table(id: string, part: Partial<TableCard>): TableCard {
  return {
    id,
    ruleset: 'wooden-ships',
    scenario: 'one',
    edition: '',
    options: {},
    isPublic: true,
    openedAt: 1,
    stage: 'waiting',
    seats: [seat('Anna'), seat(null)],
    watching: 0,
    watchDelay: null,
    commitment: '',
    clock: { kind: 'none' },
    rematch: null,
    ...part,
  }
}

const tables = [
  table('played', { stage: 'playing', seats: [seat('Anna', true), seat('Jens', true)] }),
  table('old', { openedAt: 2 }),
  table('new', {
    openedAt: 3,
    ruleset: 'belle-alliance',
    clock: { kind: 'live', minutes: 20, whenOver: 'wait' },
  }),
  table('here', { openedAt: 1, seats: [seat('Marie', true), seat(null)] }),
  table('full', { seats: [seat('Anna'), seat('Jens')] }),
]

const named = (part: object) => shownTables(tables, { ...anyTable, ...part }).map(({ id }) => id)

test('where somebody sits and waits stands first, then what is newest, then what one may look on at', () => {
  expect(named({})).toEqual(['here', 'new', 'old', 'played', 'full'])
})

test('tables are told apart by book, by whether a seat is free, and by their pace', () => {
  expect(named({ shows: 'free' })).toEqual(['here', 'new', 'old'])
  expect(named({ shows: 'watch' })).toEqual(['played', 'full'])
  expect(named({ ruleset: 'belle-alliance' })).toEqual(['new'])
  expect(named({ pace: 'live' })).toEqual(['new'])
  expect(named({ pace: 'turns', shows: 'free' })).toEqual(['here', 'old'])
})
