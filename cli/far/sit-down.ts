import { randomBytes } from 'node:crypto'
import { askOnce, openTable, worldHere } from '@grognard/remote/index.ts'
import type { SeatCard, TableAddress, TableCard, TableClient } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { freshSecret, hashOfSecret } from '@grognard/umpire'
import type { Seat, SeatRecord } from '@grognard/umpire'
import { usageError } from '../usage-error.ts'
import { atFirst, faultError } from './table-address.ts'

/** Signs of a name, as the server takes it. */
const LONGEST_NAME = 40

/** A seat that is taken, and the battle at it. */
export interface Sitting {
  address: TableAddress
  seat: Seat
  client: TableClient
}

/** Whoever sits down: who they are, which free seat they want, and what they are told meanwhile. */
export interface Guest {
  name(): Promise<string>
  choose(free: readonly Seat[]): Promise<Seat>
  /** The seat is theirs; `address` opens it again. */
  sits(address: TableAddress, seat: Seat, isNew: boolean): Promise<void>
  /** The table has changed. */
  room(card: TableCard): Promise<void>
}

/**
 * Sits down at a table: in the seat that the link opens, or in a free one. Waits until the battle has
 * begun, for which the seat’s share of the dice is shown. Throws UsageError.
 */
export async function sitDown(address: TableAddress, guest: Guest): Promise<Sitting> {
  const first = openTable(address, loadGame, worldHere)
  const holder = await holderOf(first, address)
  if ('seat' in holder) {
    const { seat } = holder
    await guest.sits(address, seat, false)
    await untilBegun({ address, seat, client: first }, guest, null)
    return { address, seat, client: first }
  }
  const { card } = first.now()
  first.close()
  const taken = await takeFree(address, card?.seats ?? [], guest)
  const client = openTable(taken.address, loadGame, worldHere)
  await guest.sits(taken.address, taken.seat, true)
  await untilBegun({ ...taken, client }, guest, taken.share)
  return { ...taken, client }
}

async function holderOf(client: TableClient, { server }: TableAddress) {
  await changed(client, ({ holder, fault }) => holder !== null || fault !== null)
  const { holder, fault } = client.now()
  if (holder) return holder
  client.close()
  throw faultError(server, fault ?? { fault: 'unavailable', says: '' })
}

async function takeFree(address: TableAddress, seats: readonly SeatCard[], guest: Guest) {
  const free = seats.filter(({ kind, name }) => kind === 'person' && name === null)
  const [only] = free
  if (!only) throw usageError('far.full')
  const name = (await guest.name()).trim()
  if (name === '') throw usageError('far.noName')
  if (name.length > LONGEST_NAME) throw usageError('far.longName', { most: LONGEST_NAME })
  const seat = free.length === 1 ? only.seat : await guest.choose(free.map(one => one.seat))
  const token = randomBytes(16).toString('base64url')
  const share = freshSecret()
  const { server, table, token: invite } = address
  const question = { seat, name, token, hash: hashOfSecret(share) }
  const url = `${server}api/tables/${table}/take`
  await atFirst(server, () => askOnce(fetch, url, { token: invite, question }))
  return { address: { server, table, token }, seat, share }
}

/** Who comes without the share whose hash was given gives another. */
async function untilBegun(
  { address, client }: Sitting,
  guest: Guest,
  given: string | null,
): Promise<void> {
  const share = given ?? freshSecret()
  let hasHash = given !== null
  let shownFor = ''
  const { server, table, token } = address
  const ask = (what: string, question: object) =>
    askOnce(fetch, `${server}api/tables/${table}/${what}`, { token, question })
  const show = async ({ seats }: TableCard): Promise<void> => {
    if (!hasHash) await ask('hash', { hash: hashOfSecret(share) })
    hasHash = true
    const hashes = seats.map(({ hash }) => hash).join()
    if (!isFull(seats) || shownFor === hashes) return
    await ask('share', { share })
    shownFor = hashes
  }
  const look = async (): Promise<void> => {
    const { card } = client.now()
    if (!card) return
    await guest.room(card)
    // Where it is lost, the next sign from the table has it shown again.
    if (card.stage === 'waiting') await show(card).catch(() => undefined)
  }
  while (!client.now().record && !client.now().fault) {
    const before = client.now()
    await look()
    if (client.now() === before) await changed(client, now => now !== before)
  }
  const { fault } = client.now()
  if (fault) throw faultError(server, fault)
}

export function isFull(seats: readonly SeatCard[]): boolean {
  return seats.every(({ kind, name }) => kind === 'computer' || name !== null)
}

/** Resolves once it is so. */
export function changed(
  client: TableClient,
  isSo: (now: ReturnType<TableClient['now']>) => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (!isSo(client.now())) return
      leave()
      resolve()
    }
    const leave = client.subscribe(look)
    look()
  })
}

/** What the seat may know of the battle. It has begun. */
export function recordOf({ now }: TableClient): SeatRecord {
  const { record } = now()
  if (!record) throw new Error('The battle has not begun.')
  return record
}
