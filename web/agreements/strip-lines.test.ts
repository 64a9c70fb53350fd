import type { Running, SeatCard, TableCard } from '@grognard/remote/index.ts'
import { expect, test } from 'vitest'
import { stripOf } from './strip-lines.ts'
import type { AtTable } from './strip-lines.ts'

const seat = (name: string, person: string): SeatCard => ({
  seat: name,
  kind: 'person',
  level: null,
  name: person,
  isHere: true,
  hash: null,
  share: null,
  standIn: null,
})

const card: TableCard = {
  id: 't',
  ruleset: 'tic-tac-toe',
  scenario: 'standard',
  edition: '1',
  options: {},
  isPublic: false,
  openedAt: 0,
  stage: 'playing',
  seats: [seat('red', 'Anna'), seat('blue', 'Jens')],
  watching: 0,
  watchDelay: null,
  commitment: '',
  clock: { kind: 'none' },
  rematch: null,
}

const proposal = {
  id: 'p-1',
  seat: 'red',
  about: 'undo' as const,
  stands: 3,
  accepted: [],
  awaited: ['blue'],
  closed: null,
}

const running: Running = { now: null, clocks: [], bookUntil: null, proposal }

const what = { key: 'an.order' }

const at: AtTable = {
  card,
  running,
  own: ['blue'],
  isHost: false,
  now: 0,
  entries: 5,
  read: null,
  what,
}

const deedsOf = (one: AtTable) => stripOf(one)?.deeds.map(({ does }) => does)

test('who is asked accepts or declines, who has asked may withdraw', () => {
  expect(stripOf(at)?.line).toEqual({
    key: 'web.agree.asks.undo',
    values: { name: 'Anna', count: 2, what },
  })
  expect(deedsOf(at)).toEqual(['accept', 'decline'])
  expect(deedsOf({ ...at, own: ['red'] })).toEqual(['withdraw'])
  expect(deedsOf({ ...at, own: ['green'] })).toEqual([])
})

test('how it ended is told to the others until they have read it', () => {
  const closed = { ...proposal, awaited: [], closed: { how: 'declined' as const, by: 'blue' } }
  const ended = { ...at, running: { ...running, proposal: closed } }
  expect(stripOf(ended)).toBeNull()
  expect(stripOf({ ...ended, own: ['red'] })?.line).toEqual({
    key: 'web.agree.declined',
    values: { name: 'Jens' },
  })
  expect(stripOf({ ...ended, own: ['red'], read: 'p-1' })).toBeNull()
})

test('who is played for takes his seat back, and the host gives away the seat of who is late', () => {
  const [red, blue] = card.seats
  if (!red || !blue) throw new Error('No seats.')
  const played = { ...card, seats: [red, { ...blue, standIn: 'captain' }] }
  const quiet = { ...running, proposal: null }
  expect(deedsOf({ ...at, card: played, running: quiet })).toEqual(['takeSeatBack'])
  const late = { ...quiet, clocks: [{ seat: 'red', until: 10, stock: null }] }
  expect(stripOf({ ...at, running: late, now: 9 })).toBeNull()
  expect(deedsOf({ ...at, running: late, now: 10 })).toEqual([])
  expect(deedsOf({ ...at, running: late, now: 10, isHost: true })).toEqual(['handOver'])
  expect(stripOf({ ...at, running: late, now: 10, card: { ...card, stage: 'ended' } })).toBeNull()
})

test('the others are told once that the computer plays for somebody', () => {
  const [red, blue] = [seat('red', 'Anna'), { ...seat('blue', 'Jens'), standIn: 'captain' }]
  const told = { ...at, own: ['red'], running: { ...running, proposal: null } }
  const playedFor = { ...told, card: { ...card, seats: [red, blue] } }
  const strip = stripOf(playedFor)
  expect(strip?.line).toEqual({ key: 'web.agree.standIn.other', values: { name: 'Jens' } })
  expect(strip?.deeds).toEqual([{ does: 'read', proposal: 'blue captain' }])
  expect(stripOf({ ...playedFor, read: 'blue captain' })).toBeNull()
  expect(stripOf({ ...playedFor, own: ['blue'] })?.line.key).toBe('web.agree.standIn')
})
