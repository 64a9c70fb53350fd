import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import {
  BattleFileError,
  exportBattle,
  forkAt,
  give,
  importBattle,
  newBattle,
  stateAt,
  verify,
} from '../index.ts'
import type { Battle, BattleFile, Game } from '../index.ts'

const game: Game = catalogue['tic-tac-toe'] ?? raise()

function raise(): never {
  throw new Error('There is no tic-tac-toe.')
}

const plan = { scenario: 'standard', dice: { kind: 'seeded' as const, seed: 'a seed' } }

/** A battle after marks on the cells. */
function played(...cells: number[]): Battle {
  return cells.reduce(
    (battle, cell) => {
      const seat = game.asks(battle.state)[0]?.seat ?? ''
      return give(battle, seat, { kind: 'mark', cell }).battle
    },
    newBattle(game, plan),
  )
}

function faultOf(text: string): BattleFileError {
  try {
    importBattle(text, catalogue)
  } catch (error) {
    if (error instanceof BattleFileError) return error
    throw error
  }
  throw new Error('The file was read.')
}

/** The fault of a file with a change made to it. */
function errorAfter(change: (file: BattleFile & Record<string, unknown>) => void): BattleFileError {
  const file = JSON.parse(exportBattle(played(4, 0)))
  change(file)
  return faultOf(JSON.stringify(file))
}

test('a battle goes into a file and comes back the same', () => {
  const battle = played(4, 0, 8)
  const again = importBattle(exportBattle(battle), catalogue)
  expect(again.file).toEqual(battle.file)
  expect(again.state).toEqual(battle.state)
  expect(exportBattle(again)).toBe(exportBattle(battle))
})

test('a file has an entry a line and names everything needed to play on', () => {
  const text = exportBattle(played(4))
  expect(text.split('\n').filter(line => line.includes('"seq"'))).toHaveLength(2)
  expect(JSON.parse(text)).toMatchObject({
    format: 'grognard-battle',
    version: 1,
    ruleset: 'tic-tac-toe',
    options: { first: 'crosses' },
  })
})

test('a refused order changes nothing', () => {
  const battle = played(4)
  const given = give(battle, 'noughts', { kind: 'mark', cell: 4 })
  expect(given.ruling.allowed).toBe(false)
  expect(given.battle).toBe(battle)
  expect(give(battle, 'noughts', { nonsense: 1 }).ruling.because[0]?.message).toBe(
    'umpire.malformed',
  )
})

test('the battle keeps an order of its own', () => {
  const order = { kind: 'mark', cell: 4 }
  const { battle } = give(played(), 'crosses', order)
  order.cell = 0
  expect(battle.file.entries[1]?.order).toEqual({ kind: 'mark', cell: 4 })
})

test('the state after any entry can be asked for', () => {
  const battle = played(4, 0, 8)
  expect(stateAt(battle, 3)).toEqual(battle.state)
  expect(stateAt(battle, 1)).toEqual(played(4).state)
  expect(() => stateAt(battle, 4)).toThrow('There is no entry 4; the last is 3.')
  expect(() => stateAt(battle, -1)).toThrow(RangeError)
})

test('a fork goes on by itself', () => {
  const battle = played(4, 0, 8)
  const fork = give(forkAt(battle, 1), 'noughts', { kind: 'mark', cell: 2 }).battle
  expect(fork.file.entries).toHaveLength(3)
  expect(battle.file.entries).toHaveLength(4)
  expect(verify(fork)).toMatchObject({ valid: true, reserves: [] })
})

test('what is played verifies; a changed event or order does not', () => {
  expect(verify(played(4, 0, 8))).toMatchObject({ valid: true, reserves: [] })
  const event = '{"kind":"marked","player":"noughts","cell":0}'
  const text = exportBattle(played(4, 0)).replace(event, event.replace('0', '1'))
  const moved = importBattle(text, catalogue)
  expect(verify(moved)).toMatchObject({ valid: false, seq: 2 })
  expect(verify(moved)).toMatchObject({ why: expect.stringContaining('entries[2].events[0].cell') })
})

test('an order against the rules does not verify', () => {
  const text = exportBattle(played(4, 0)).replaceAll('"noughts","cell":0', '"noughts","cell":4')
  const bad = importBattle(
    text.replace('{"kind":"mark","cell":0}', '{"kind":"mark","cell":4}'),
    catalogue,
  )
  expect(verify(bad)).toMatchObject({ valid: false, seq: 2, why: expect.stringContaining('TTT-4') })
})

test('a start that the scenario does not give does not verify', () => {
  const text = exportBattle(played(4)).replace('"crosses","noughts"', '"noughts","crosses"')
  expect(faultOf(text).message).toBe(
    'entries[1], state place[0].waiting[0]: expected one that mark asks now: crosses, found "noughts".',
  )
})

test('a start that has another board than the scenario does not verify', () => {
  const text = exportBattle(played(4)).replace('"cells":["free"', '"cells":["crosses"')
  expect(verify(importBattle(text, catalogue))).toMatchObject({
    valid: false,
    seq: 0,
    reason: { key: 'battle.start' },
  })
})

test.each([
  ['', 'line 1, column 1'],
  ['{"format": grognard}', 'line 1, column 12'],
  ['{"a": [1, 2,]}', 'line 1, column 13'],
  ['{"a": 1\n "b": 2}', 'line 2, column 2'],
  ['[1, "a\nb"]', 'line 1, column 5'],
  ['[] []', 'line 1, column 4'],
  ['{"a" 1}', 'line 1, column 6'],
  ['{1: 2}', 'line 1, column 2'],
  ['[01]', 'line 1, column 3'],
  ['['.repeat(5000), 'line 1, column 1001'],
])('what is no JSON is told with its place: %#', (text, at) => {
  expect(faultOf(text).at).toBe(at)
  expect(faultOf(text).reason.key).toBe('battle.notJson')
})

test('what is wrong with a file is told exactly', () => {
  expect(faultOf('[]').message).toBe(
    'This is not a battle file: it does not name its format (grognard-battle).',
  )
  expect(errorAfter(file => Object.assign(file, { version: 2 })).message).toBe(
    'This file is of version 2; this program reads up to version 1.',
  )
  expect(errorAfter(file => Object.assign(file, { ruleset: 'chess' })).message).toBe(
    `The ruleset chess is unknown here; there are ${Object.keys(catalogue).join(', ')}.`,
  )
  expect(errorAfter(file => Object.assign(file, { scenario: 'x' })).message).toBe(
    'The ruleset has no scenario x; it has standard.',
  )
  expect(errorAfter(file => Object.assign(file, { scenario: 'constructor' })).message).toBe(
    'The ruleset has no scenario constructor; it has standard.',
  )
  expect(errorAfter(file => Object.assign(file.options, { first: 'x' })).message).toBe(
    'options.first: expected one of crosses, noughts, found "x".',
  )
  expect(errorAfter(file => Reflect.deleteProperty(file, 'edition')).message).toBe(
    'edition: expected a value; it is missing.',
  )
  expect(errorAfter(file => Object.assign(file, { extra: 1 })).at).toBe('extra')
  expect(errorAfter(file => Object.assign(file, { dice: { kind: 'loaded' } })).at).toBe('dice.kind')
  expect(errorAfter(file => Object.assign(file.papers, { sheet: 1 })).at).toBe('papers.sheet')
})

test('a start that is no state of the ruleset is told', () => {
  expect(errorAfter(file => Object.assign(file.start, { wind: 1 })).at).toBe('start.wind')
  expect(errorAfter(file => Object.assign(file.start, { outcome: 1 })).at).toBe('start.outcome')
  expect(errorAfter(file => Object.assign(file, { start: { place: [], outcome: null } })).at).toBe(
    'start.place',
  )
  expect(errorAfter(file => Reflect.deleteProperty(file.start, 'cells')).at).toBe('start.cells')
})

test('a bad entry is told with its number', () => {
  const inEntry = (change: object) =>
    errorAfter(file => void Object.assign(file.entries[2] ?? {}, change))
  expect(errorAfter(file => file.entries.splice(1, 1)).message).toBe(
    'entries[1].seq: expected 1, found 2; an entry is missing or out of place.',
  )
  expect(inEntry({ seat: 'triangles' }).message).toBe(
    'entries[2].seat: expected one of crosses, noughts, found "triangles".',
  )
  expect(inEntry({ order: { kind: 'mark', cell: 'top' } }).at).toBe('entries[2].order.cell')
  expect(inEntry({ order: { kind: 'erase' } }).at).toBe('entries[2].order.kind')
  expect(inEntry({ events: [{ kind: 'erased' }] }).at).toBe('entries[2].events')
  expect(inEntry({ events: [{ kind: 'placed', place: [] }] }).at).toBe('entries[2].events[0].place')
  expect(inEntry({ dice: 'loaded' }).at).toBe('entries[2].dice')
  expect(inEntry({ events: 7 }).at).toBe('entries[2].events')
  const unknown = [{ kind: 'erased' }, { kind: 'placed', place: played(4).state.place }]
  expect(inEntry({ events: unknown }).at).toBe('entries[2].events[0].kind')
  const nameless = [{ cell: 4 }, { kind: 'placed', place: played(4).state.place }]
  expect(inEntry({ events: nameless }).at).toBe('entries[2].events[0]')
  expect(errorAfter(file => Object.assign(file, { entries: [] })).message).toBe(
    'entries: expected at least 1 entries, found [].',
  )
})

test('events that spoil the state are told', () => {
  const spoilt = errorAfter(file => {
    const event = file.entries[2]?.events[0]
    if (event) Object.assign(event, { cell: 'top' })
  })
  expect(spoilt.message).toBe(
    'entries[2].events[0].cell: expected a whole number from 0 to 8, found "top".',
  )
})

test('deep nesting is told, not fallen into', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const text = exportBattle(played(4)).replace('"papers": {}', `"papers": {"sheet": ${deep}}`)
  expect(faultOf(text).at).toContain('papers.sheet')
})
