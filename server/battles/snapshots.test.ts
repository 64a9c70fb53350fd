import { loadGame } from '@grognard/rulesets/library.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../store/open-database.ts'
import type { Store } from '../store/open-database.ts'
import { withLine } from './held-battle.ts'
import type { HeldBattle, JournalLine } from './held-battle.ts'
import { holdTables } from './hold-tables.ts'
import { readJournal, writeLine } from './journal.ts'
import { saveSnapshot, snapshotOf } from './snapshots.ts'
import { stepsOf } from './walks-for-tests.ts'

const TABLE = 'table'

/** A table with a journal of so many lines and a few of what players agree on, and its battle after each. */
async function written(ruleset: string, scenario: string, most: number, seed = 'snapshots') {
  const game = await loadGame(ruleset)
  const store = await openDatabase(':memory:')
  onTestFinished(() => store.destroy())
  await store.insertInto('tables').values(rowOf(ruleset, scenario)).execute()
  const all: HeldBattle[] = []
  const write = async (line: JournalLine): Promise<void> => {
    const before = all.at(-1) ?? null
    const place = { id: TABLE, lines: before?.lines ?? 0, head: before?.head ?? '' }
    const hash = await writeLine(store, place, line, null, 0)
    all.push(withLine(game, before, line, hash))
  }
  for (const { line, held } of stepsOf(game, scenario, seed)) {
    await write(line)
    if (held.lines === most) break
  }
  for (const line of agreedAfter(all.at(-1))) await write(line)
  return { game, store, all }
}

/** The last of them goes three entries back. */
function agreedAfter(held: HeldBattle | undefined): JournalLine[] {
  if (!held) throw new Error('There is no battle.')
  const { game, file, state } = held.battle
  const [seat = '', other = ''] = game.seats(state)
  const seq = file.entries.length - 3
  return [
    { kind: 'proposed', id: 'back', seat, what: { about: 'undo', seq }, awaited: [other] },
    { kind: 'answered', seat: other, answer: 'accept' },
    { kind: 'wentBack', seq, dice: file.dice },
    { kind: 'proposed', id: 'draw', seat: other, what: { about: 'draw' }, awaited: [seat] },
  ]
}

function rowOf(ruleset: string, scenario: string) {
  return {
    id: TABLE,
    ruleset,
    scenario,
    edition: '',
    options: '{}',
    papers: '{}',
    is_public: 0,
    stage: 'playing' as const,
    secret: '',
    host_hash: '',
    invite_hash: '',
    opened_at: 0,
    lines: 0,
    head: '',
    version: 0,
    clock: '{"kind":"none"}',
  }
}

/** All that is told to each, byte for byte, and the rest of what a server holds. */
function bytesOf(held: HeldBattle | null | undefined) {
  if (!held) throw new Error('Nothing is held.')
  const { battle, tellings, proposal, lines, head } = held
  const told = [...tellings].map(([seat, telling]) => [seat, JSON.stringify(telling)])
  return { told, state: battle.state, file: battle.file, proposal, lines, head }
}

test.each([
  ['line-of-battle', 'constitution'],
  ['line-of-battle', 'spy'],
  ['ship-of-the-line', 'duel'],
  ['belle-alliance', 'crossroads-farm'],
  ['wooden-ships', 'mars-hercule'],
  ['war-at-sea', 'river-plate'],
])('%s, %s: read from a snapshot it is told as from the start', async (ruleset, scenario) => {
  const { game, store, all } = await written(ruleset, scenario, 60)
  const last = bytesOf(all.at(-1))
  for (const [at, held] of all.entries()) {
    if (at % 7 !== 6 && at < all.length - 5) continue
    await saveSnapshot(store, TABLE, held)
    const snapshot = await snapshotOf(store, game, TABLE)
    expect(snapshot?.lines).toBe(at + 1)
    expect(bytesOf(await readJournal(store, game, TABLE, null, { snapshot }))).toEqual(last)
  }
  expect(bytesOf(await readJournal(store, game, TABLE, null))).toEqual(last)
})

test('what a snapshot says is taken without playing the lines before it', async () => {
  const { game, store, all } = await written('ship-of-the-line', 'duel', 20)
  const [first, other] = [all.at(0), all.at(-1)]
  if (!first || !other) throw new Error('There is no battle.')
  // The first line’s state under the last line’s hash: nobody writes it so, and whoever reads it believes it.
  const battle = { ...other.battle, state: first.battle.state }
  await saveSnapshot(store, TABLE, { ...other, battle })
  const snapshot = await snapshotOf(store, game, TABLE)
  const read = await readJournal(store, game, TABLE, null, { snapshot })
  expect(read?.battle.state).toEqual(first.battle.state)
  expect(read?.battle.file).toEqual(other.battle.file)
})

const spoilt: Record<string, (store: Store) => Promise<unknown>> = {
  'cut off': store => changed(store, { body: '{"changed":{"tur' }),
  'with another figure in it': async store => {
    const { body } = await store.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
    await changed(store, { body: body.replace(/\d/, digit => String((Number(digit) + 1) % 10)) })
  },
  'of another edition': store => changed(store, { edition: 'another' }),
  'of another line': store => changed(store, { lines: 12 }),
  'of another battle': store => changed(store, { hash: '0'.repeat(64) }),
}

const changed = (
  store: Store,
  values: { body?: string; edition?: string; lines?: number; hash?: string },
) => store.updateTable('snapshots').set(values).execute()

test.each(Object.entries(spoilt))('a snapshot %s counts for nothing', async (_, spoil) => {
  const { game, store, all } = await written('ship-of-the-line', 'duel', 30)
  const held = all[19]
  if (!held) throw new Error('The battle is too short.')
  await saveSnapshot(store, TABLE, held)
  expect(await snapshotOf(store, game, TABLE)).not.toBeNull()
  await spoil(store)
  expect(await snapshotOf(store, game, TABLE)).toBeNull()
  const tables = holdTables(store)
  expect(bytesOf((await tables.at(TABLE)).held)).toEqual(bytesOf(all.at(-1)))
  await tables.rest()
})

test('a snapshot that stands on no line of the journal is passed over', async () => {
  const { game, store, all } = await written('ship-of-the-line', 'duel', 30)
  const other = await written('ship-of-the-line', 'duel', 30, 'another')
  const foreign = other.all[19]
  if (!foreign) throw new Error('The battle is too short.')
  // As by a copy of the database in which two were mixed: the seal is right, and the line is not there.
  await saveSnapshot(store, TABLE, foreign)
  const snapshot = await snapshotOf(store, game, TABLE)
  expect(snapshot?.hash).toBe(foreign.head)
  expect(bytesOf(await readJournal(store, game, TABLE, null, { snapshot }))).toEqual(
    bytesOf(all.at(-1)),
  )
})

test('a table that is played on has a snapshot now and then, which stands in its journal', async () => {
  const { store, all } = await written('ship-of-the-line', 'duel', 120)
  const tables = holdTables(store)
  await tables.at(TABLE)
  await tables.rest()
  const { lines, hash } = await store.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
  expect(all[lines - 1]?.head).toBe(hash)
})
