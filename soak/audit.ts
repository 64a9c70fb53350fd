import { isDeepStrictEqual } from 'node:util'
import { holdTables } from '@grognard/server/battles/hold-tables.ts'
import type { HeldBattle, JournalLine } from '@grognard/server/battles/held-battle.ts'
import { readJournal } from '@grognard/server/battles/journal.ts'
import { openDatabase } from '@grognard/server/store/open-database.ts'
import type { Store } from '@grognard/server/store/open-database.ts'
import { verify } from '@grognard/umpire'
import type { ClubRun } from './club.ts'

/** What is wrong with a database after a run, a line each. */
export async function faultsAfter(database: string, run: ClubRun): Promise<string[]> {
  const store = await openDatabase(database)
  try {
    return [...(await faultsOfRequests(store, run)), ...(await faultsOfBattles(store, run))]
  } finally {
    await store.destroy()
  }
}

/** What is wrong with the battles of a database, whoever played them. */
export async function battleFaultsIn(database: string): Promise<string[]> {
  const store = await openDatabase(database)
  try {
    return await faultsOfBattles(store, { acknowledged: [], seats: [] })
  } finally {
    await store.destroy()
  }
}

/** Every acknowledged request is in the journal once, with its order, and nothing else is. */
async function faultsOfRequests(store: Store, { acknowledged }: ClubRun): Promise<string[]> {
  const rows = await store
    .selectFrom('journal')
    .select(['table_id', 'seat', 'request_id', 'body'])
    .where('request_id', 'is not', null)
    .execute()
  const written = Map.groupBy(rows, row => `${row.table_id} ${row.seat} ${row.request_id}`)
  const faults = acknowledged.flatMap(({ table, seat, request, order }) => {
    const found = written.get(`${table} ${seat} ${request}`) ?? []
    written.delete(`${table} ${seat} ${request}`)
    const [row] = found
    if (!row || found.length !== 1) return [`${request} was taken ${found.length} times.`]
    const line = JSON.parse(row.body) as JournalLine
    const given = line.kind === 'gave' ? line.entry.order : null
    return JSON.stringify(given) === JSON.stringify(order)
      ? []
      : [`${request} was taken otherwise.`]
  })
  return [...faults, ...[...written.keys()].map(key => `${key} was never acknowledged.`)]
}

/** Every chain is whole, every battle follows from its orders and dice, and every client knows what there is. */
async function faultsOfBattles(store: Store, { seats }: ClubRun): Promise<string[]> {
  const tables = holdTables(store)
  const faults: string[] = []
  const rows = await store.selectFrom('tables').select(['id', 'stage', 'lines']).execute()
  for (const { id, stage, lines } of rows) {
    if (stage === 'waiting') continue
    const { held } = await tables.at(id)
    if (held?.lines !== lines) faults.push(`${id} has ${held?.lines} lines of ${lines}.`)
    if (!held) continue
    const { battle } = held
    const played = await readJournal(store, battle.game, id, null)
    if (!isDeepStrictEqual(toldIn(played), toldIn(held)))
      faults.push(`${id} is told otherwise when its journal is played from the start.`)
    const verdict = verify(battle)
    if (!verdict.valid) faults.push(`${id}: ${verdict.why}`)
    if ((stage === 'ended') !== (battle.state.outcome !== null)) faults.push(`${id} is ${stage}.`)
    for (const { seat, view } of seats.filter(({ table }) => table === id))
      if (JSON.stringify(battle.game.view(battle.state, seat)) !== view)
        faults.push(`${seat} at ${id} knows something else.`)
  }
  await tables.rest()
  return faults
}

function toldIn(held: HeldBattle | null) {
  return held && { tellings: held.tellings, state: held.battle.state, file: held.battle.file }
}
