import type { AccountTable, Result } from '@grognard/remote/accounts.ts'
import type { Battle, Outcome, Seat } from '@grognard/umpire'
import { noSeat } from '../battles/faults.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { seatOf } from '../battles/open-table.ts'
import { hashOfToken } from '../battles/tokens.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import type { SeatRow } from '../store/schema.ts'
import type { SignedIn } from './sessions.ts'

/** Ties the seat that this token opens to the account. Throws TableFault. */
export async function tieSeat(
  tables: Tables,
  { account }: SignedIn,
  id: string,
  token: string,
): Promise<void> {
  const { seat, token_hash } = seatOf(await tables.at(id), token)
  if (token_hash === null) throw noSeat()
  await tables.store
    .insertInto('account_seats')
    .values({
      account_id: account.id,
      table_id: id,
      seat,
      link_hash: token_hash,
      tied_at: Date.now(),
    })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'table_id', 'seat']).doUpdateSet({ link_hash: token_hash }),
    )
    .execute()
}

/** From now on this token opens the account’s seat too, until the browser signs out. Throws TableFault. */
export async function giveKey(
  store: Store,
  { account, session }: SignedIn,
  { table, seat, token }: { table: string; seat: Seat; token: string },
): Promise<void> {
  const tie = await ties(store, account.id)
    .where('account_seats.table_id', '=', table)
    .where('account_seats.seat', '=', seat)
    .executeTakeFirst()
  if (!tie) throw noSeat()
  await store
    .insertInto('seat_keys')
    .values({
      token_hash: hashOfToken(token),
      table_id: table,
      seat,
      link_hash: tie.link_hash,
      session_hash: session,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The account leaves a table, on every device that came by it. */
export function untieSeat(store: Store, account: string, table: string): Promise<string[]> {
  return inTransaction(store, async within => {
    const own = within.selectFrom('sessions').select('token_hash').where('account_id', '=', account)
    const keys = await within
      .deleteFrom('seat_keys')
      .where('table_id', '=', table)
      .where('session_hash', 'in', own)
      .returning('table_id')
      .execute()
    await within
      .deleteFrom('account_seats')
      .where('account_id', '=', account)
      .where('table_id', '=', table)
      .execute()
    return keys.map(({ table_id }) => table_id)
  })
}

/** Its seats whose link is still the one with which they were tied. */
function ties(store: Store, account: string) {
  return store
    .selectFrom('account_seats')
    .innerJoin('seats', seats =>
      seats
        .onRef('seats.table_id', '=', 'account_seats.table_id')
        .onRef('seats.seat', '=', 'account_seats.seat')
        .onRef('seats.token_hash', '=', 'account_seats.link_hash'),
    )
    .innerJoin('tables', 'tables.id', 'account_seats.table_id')
    .select([
      'account_seats.table_id',
      'account_seats.seat',
      'account_seats.link_hash',
      'account_seats.tied_at',
      'tables.ruleset',
      'tables.scenario',
      'tables.stage',
    ])
    .where('account_seats.account_id', '=', account)
}

/** So many of its tables are told, the newest first. */
const MOST_TABLES = 500

/** The account’s tables, with who sits there and how they ended. */
export async function tablesOf(tables: Tables, account: string): Promise<AccountTable[]> {
  const rows = await ties(tables.store, account)
    .orderBy('account_seats.tied_at', 'desc')
    .limit(MOST_TABLES)
    .execute()
  return Promise.all(
    rows.map(async ({ table_id, seat, ruleset, scenario, stage, tied_at }) => {
      const { seats, held } = await tables.at(table_id)
      const own = rows.filter(row => row.table_id === table_id).map(row => row.seat)
      return {
        table: table_id,
        seat,
        ruleset,
        scenario,
        stage,
        takenAt: tied_at,
        others: seats.filter(other => !own.includes(other.seat)).map(nameOf),
        result: resultFor(held?.battle.state.outcome ?? null, seat),
        isAsked: stage === 'playing' && held !== null && isAsked(held.battle, seat),
      }
    }),
  )
}

function nameOf({ kind, name }: SeatRow): string | null {
  return kind === 'computer' ? null : (name ?? '')
}

function resultFor(outcome: Outcome | null, seat: Seat): Result | null {
  if (!outcome) return null
  if (outcome.winners.length === 0) return 'drawn'
  return outcome.winners.includes(seat) ? 'won' : 'lost'
}

function isAsked({ game, state }: Battle, seat: Seat): boolean {
  return game.asks(state).some(ask => ask.seat === seat)
}
