import { beforeEach, expect, test } from 'vitest'
import { forkAt, gameOf, give, newBattle } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { codeOf, engineOf, high, low, newDuel, okOf, red } from './fixtures.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

test('a battle goes out as a file and comes in again', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  expect(okOf(engine, { do: 'verify', file })).toMatchObject({
    valid: true,
    reserves: [],
    proof: { typed: { dice: 0, entries: [] }, seedChanges: [], forks: [] },
    proven: ['No dice were rolled.'],
  })
  expect(okOf(engine, { do: 'load', file })).toMatchObject({
    battle: 'b2',
    awaiting: { seats: [{ seat: 'blue' }] },
  })
  expect(okOf(engine, { do: 'load', file: JSON.stringify(file) })).toHaveProperty('battle', 'b3')
})

test('verify tells of dice and branches what verify on the command line tells', () => {
  const game = gameOf(duel)
  const dice = { kind: 'hmac-sha256' as const, seed: 's' }
  const first = give(newBattle(game, { scenario: 'hall', dice }), 'red', high).battle
  const { file } = forkAt(give(first, 'blue', low).battle, 1)
  const fallen = give({ ...first, file }, 'blue', low).battle.file
  expect(okOf(engine, { do: 'verify', file: fallen })).toMatchObject({
    valid: true,
    proof: { forks: [1] },
    proven: [expect.stringContaining('tried several seeds')],
    reserves: [expect.stringContaining('Restarted with the same dice after order 1')],
  })
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

test('a file of another edition, or of another engine, is loaded with a notice', () => {
  const dice = { kind: 'hmac-sha256' as const, seed: 's' }
  const { file } = newBattle(gameOf(duel), { scenario: 'hall', dice })
  const notices = (change: object) =>
    okOf(engine, { do: 'load', file: { ...file, ...change } })['notices']
  expect(notices({})).toBeUndefined()
  expect(notices({ edition: 'third', engine: '99' })).toEqual([
    expect.stringContaining('edition third'),
    expect.stringContaining('version 99'),
    expect.stringContaining('from here on'),
  ])
  expect(notices({ engine: '0.1.0' })).toEqual([
    expect.stringContaining('have changed since'),
    expect.stringContaining('from here on'),
  ])
})
