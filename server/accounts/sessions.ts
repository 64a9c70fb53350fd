import { freshToken, hashOfToken } from '../battles/tokens.ts'
import { TableFault } from '../battles/faults.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import type { AccountRow } from '../store/accounts-schema.ts'

/** Milliseconds that a browser stays signed in. */
export const SESSION = 180 * 24 * 3_600_000

/** Who is signed in, and by which session. */
export interface SignedIn {
  account: AccountRow
  session: string
}

/** Signs a browser in; returns the token for its cookie. */
export async function beginSession(within: Store, account: string): Promise<string> {
  const token = freshToken()
  const now = Date.now()
  await within.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await within
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      account_id: account,
      made_at: now,
      expires_at: now + SESSION,
    })
    .execute()
  return token
}

/** Null of a guest, or where the session has been ended. */
export async function signedIn(store: Store, token: string): Promise<SignedIn | null> {
  if (token === '') return null
  const session = hashOfToken(token)
  const account = await store
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('token_hash', '=', session)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return account ? { account, session } : null
}

export const signedOut = () => new TableFault('signedOut', 'Sign in first.')

/** This browser is signed out; the tables at which a token of it opens nothing any more. */
export function endSession(store: Store, session: string): Promise<string[]> {
  return inTransaction(store, within => endSessions(within, [session]))
}

/** Every browser is signed out and shows no notifications; the tables at which tokens of them open nothing any more. */
export function endAllSessions(store: Store, account: string): Promise<string[]> {
  return inTransaction(store, async within => {
    await within
      .deleteFrom('ways')
      .where('account_id', '=', account)
      .where('way', '=', 'push')
      .execute()
    return endSessions(within, await sessionsOf(within, account))
  })
}

async function sessionsOf(within: Store, account: string): Promise<string[]> {
  const rows = await within
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', account)
    .execute()
  return rows.map(row => row.token_hash)
}

async function endSessions(within: Store, sessions: readonly string[]): Promise<string[]> {
  if (sessions.length === 0) return []
  const keys = await within
    .deleteFrom('seat_keys')
    .where('session_hash', 'in', sessions)
    .returning('table_id')
    .execute()
  await within.deleteFrom('sessions').where('token_hash', 'in', sessions).execute()
  return keys.map(({ table_id }) => table_id)
}

/** Nothing is kept of an account that is deleted; who holds a seat’s own link still holds the seat. */
export function deleteAccount(store: Store, { id, mail }: AccountRow): Promise<string[]> {
  return inTransaction(store, async within => {
    const left = await endSessions(within, await sessionsOf(within, id))
    await within.deleteFrom('account_seats').where('account_id', '=', id).execute()
    await within.deleteFrom('ways').where('account_id', '=', id).execute()
    await within.deleteFrom('passkeys').where('account_id', '=', id).execute()
    await within.deleteFrom('challenges').where('account_id', '=', id).execute()
    await within.deleteFrom('mail_links').where('account_id', '=', id).execute()
    if (mail !== null) await within.deleteFrom('mail_links').where('mail', '=', mail).execute()
    await within.deleteFrom('accounts').where('id', '=', id).execute()
    return left
  })
}
