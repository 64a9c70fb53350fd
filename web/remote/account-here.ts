import { askOnce } from '@grognard/remote/index.ts'
import type {
  Account,
  AccountAnswer,
  AccountTable,
  AccountTables,
  Offers,
} from '@grognard/remote/index.ts'
import { hashOfSecret } from '@grognard/umpire'
import { settings } from '../shared/settings.ts'
import {
  forgetSeat,
  forgetSignedIn,
  isSignedInHere,
  keepSeat,
  keepSignedIn,
  keptSeat,
  keptSeats,
  ownName,
} from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { freshSeat, server } from './server-here.ts'
import { pushAgain, pushOff } from './told-here.ts'

/** What this server offers. Rejects where there is none behind the page. */
export function offersHere(): Promise<Offers> {
  return askOnce<Offers>(fetch, `${server}api/here`, {})
}

/** Who is signed in; null of a guest. */
export async function accountHere(): Promise<Account | null> {
  const { account } = await askOnce<AccountAnswer>(fetch, `${server}api/account`, {})
  if (account) keepSignedIn()
  else forgetSignedIn()
  return account
}

export function askAccount<Answer>(what: string, question: object): Promise<Answer> {
  return askOnce<Answer>(fetch, `${server}api/account/${what}`, { question })
}

export function mailLink(mail: string): Promise<unknown> {
  return askAccount('link', { mail, language: settings.getState().language })
}

export async function signInByLink(token: string): Promise<void> {
  await askAccount('sign-in', { token, name: ownName() })
  await arrive()
}

/** Signed in: the account’s seats come to this browser, and those of this browser become the account’s. */
export async function arrive(): Promise<void> {
  // What came through another account goes.
  forgetSignedIn()
  keepSignedIn()
  await fetchSeats()
  await pushAgain()
}

export async function leave(how: 'sign-out' | 'sign-out-everywhere' | 'delete'): Promise<void> {
  await askAccount(how, {})
  forgetSignedIn()
  // Who sits here next is not told of another’s turns.
  await pushOff()
}

export function changeName(name: string): Promise<unknown> {
  return askAccount('name', { name })
}

async function tablesHere(): Promise<AccountTable[]> {
  const { tables } = await askOnce<AccountTables>(fetch, `${server}api/account/tables`, {})
  return tables
}

/** So many seats are told in one go. */
const MOST_SEATS = 200

/** What this browser has becomes the account’s, and what the account has comes to this browser. */
export async function fetchSeats(): Promise<AccountTable[]> {
  if (!isSignedInHere()) return []
  const own = keptSeats()
    .filter(({ isAccounts }) => !isAccounts)
    .slice(0, MOST_SEATS)
  if (own.length > 0)
    await askAccount('seats', { seats: own.map(({ table, token }) => ({ table, token })) })
  const tables = await tablesHere()
  for (const one of tables) if (one.stage !== 'ended' && !keptSeat(one.table)) await fetchSeat(one)
  return tables
}

/** The seat as this browser keeps it, or as it is given through the account. */
export async function seatAt(found: AccountTable): Promise<KeptSeat> {
  return keptSeat(found.table) ?? fetchSeat(found)
}

/** The table leaves this browser’s list, and where somebody is signed in his account’s. */
export async function leaveTable(table: string): Promise<void> {
  forgetSeat(table)
  if (isSignedInHere()) await askAccount('untie', { table })
}

/** A token of this browser’s own; before the battle begins, a share of its own as well. */
async function fetchSeat(found: AccountTable): Promise<KeptSeat> {
  const { table, seat, ruleset, scenario, stage, takenAt } = found
  const kept = { ...freshSeat({ table, seat, ruleset, scenario }), takenAt, isAccounts: true }
  const { token } = kept
  await askAccount('key', { table, seat, token })
  if (stage === 'waiting')
    await askOnce(fetch, `${server}api/tables/${table}/hash`, {
      token,
      question: { hash: hashOfSecret(kept.share) },
    })
  keepSeat(kept)
  return kept
}

/** Whoever sits down here while signed in has the seat everywhere, and is told of its turns. */
export async function noteSeat({ table, token, isAccounts }: KeptSeat): Promise<void> {
  if (isSignedInHere() && !isAccounts) await askAccount('seats', { seats: [{ table, token }] })
  await pushAgain()
}
