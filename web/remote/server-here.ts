import { askOnce, openTable, Refused, worldHere } from '@grognard/remote/index.ts'
import type {
  LobbyAnswer,
  TableCard,
  TableClient,
  TableOpened,
  TableQuestion,
} from '@grognard/remote/index.ts'
import { freshSecret, hashOfSecret } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { gameInLibrary } from '../shared/open-game.ts'
import { freshId } from '../shared/fresh-id.ts'
import { hashOf } from '../shared/routes.ts'
import { keepOwnName, keepSeat } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'

/** The server that gave out this page: tables are kept there. */
export const server = new URL('./', location.href.split('#')[0]).href

const world = { ...worldHere, freshId }

let found: Promise<boolean> | null = null

/** Whether there is a server behind this page at which tables can be laid; files alone cannot. */
export function hasServer(): Promise<boolean> {
  found ??= askOnce<{ remotePlay?: boolean }>(fetch, `${server}api/here`, {}).then(
    ({ remotePlay }) => remotePlay === true,
    () => {
      found = null
      return false
    },
  )
  return found
}

/** Lays a table and takes the host's own seats. Throws Refused, and TypeError where the server is not reached. */
export async function layTable(
  question: TableQuestion,
  own: readonly Seat[],
  name: string,
): Promise<string> {
  const { table, invite, host, watch } = await askOnce<TableOpened>(fetch, `${server}api/tables`, {
    question,
  })
  const { ruleset, scenario } = question
  await takeSeats({ table, ruleset, scenario, invite, host, watch }, own, { invite, name })
  return table
}

type SeatsTaken = Omit<KeptSeat, 'seat' | 'token' | 'share' | 'takenAt' | 'also'>

/** Takes one seat or several at a table. Throws as layTable does; what was taken before is kept. */
export async function takeSeats(
  at: SeatsTaken,
  seats: readonly Seat[],
  { invite, name }: { invite: string; name: string },
): Promise<void> {
  const taken: KeptSeat[] = []
  for (const seat of seats) {
    taken.push(freshSeat({ ...at, seat }))
    await takeSeat(taken, invite, name)
  }
}

/** A seat is taken here: its token and its share are made, and kept before anybody is asked. */
export function freshSeat(seat: Omit<KeptSeat, 'token' | 'share' | 'takenAt'>): KeptSeat {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  return { ...seat, token, share: freshSecret(), takenAt: Date.now() }
}

/** The last of these seats is kept with the others before it is asked for, so that an answer that is lost costs nothing. */
async function takeSeat(taken: readonly KeptSeat[], invite: string, name: string): Promise<void> {
  const [first, ...others] = taken
  const last = taken.at(-1)
  if (!first || !last) return
  const also = others.map(({ seat, token, share }) => ({ seat, token, share }))
  keepSeat({ ...first, ...(also.length > 0 && { also }) })
  keepOwnName(name)
  const question = { seat: last.seat, token: last.token, name, hash: hashOfSecret(last.share) }
  await askOnce(fetch, `${server}api/tables/${last.table}/take`, { token: invite, question })
}

/** Whoever comes with the link of a seat has it here from now on. */
export function adoptSeat({ id: table, ruleset, scenario }: TableCard, seat: Seat, token: string) {
  const share = freshSecret()
  keepSeat({ table, seat, token, share, ruleset, scenario, takenAt: Date.now() })
}

/** Whether the table waits for the share that is kept here; another device may have given its own. */
export function isHashAwaited({ stage, seats }: TableCard, { seat, share }: KeptSeat): boolean {
  const own = seats.find(one => one.seat === seat)
  return stage === 'waiting' && own !== undefined && own.hash !== hashOfSecret(share)
}

/** The hash of the share that is kept here. */
export function giveHash(kept: KeptSeat): Promise<unknown> {
  return askAtTable(kept, 'hash', { hash: hashOfSecret(kept.share) })
}

/** Throws Refused, and TypeError where the server is not reached. */
export function askAtTable<Answer>(
  { table, token }: Pick<KeptSeat, 'table' | 'token'>,
  what: string,
  question: object,
): Promise<Answer> {
  return askOnce<Answer>(fetch, `${server}api/tables/${table}/${what}`, { token, question })
}

/** Shown once everybody sits; asked again it is known already. */
export function showShare({ table, token, share }: KeptSeat): Promise<unknown> {
  return askOnce(fetch, `${server}api/tables/${table}/share`, { token, question: { share } })
}

/** What everybody may know of a table. */
export function cardOf(table: string): Promise<TableCard> {
  return askOnce<TableCard>(fetch, `${server}api/tables/${table}`, {})
}

export function sitAt(table: string, token: string): TableClient {
  return openTable({ server, table, token }, gameInLibrary, world)
}

/** Every person's seat is taken. */
export function isFull({ seats }: TableCard): boolean {
  return seats.every(({ kind, name }) => kind === 'computer' || name !== null)
}

/** The file of a battle that is over. */
export async function fileAt({ table, token }: Pick<KeptSeat, 'table' | 'token'>): Promise<string> {
  const response = await fetch(`${server}api/tables/${table}/file`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  if (!response.ok) throw new Error(`The server answers ${response.status}.`)
  return response.text()
}

/** In words of the catalogue: why the server would not. */
export function faultOfServer(error: unknown): { key: string } {
  const kind = error instanceof Refused ? error.fault.fault : 'unavailable'
  return { key: `web.far.fault.${kind}` }
}

/** The link that is sent to a friend. */
export function inviteLink(table: string, invite: string): string {
  return `${server}#/table/${table}/${invite}`
}

/** The link that lets look on at a table; at a public one it needs no token. */
export function watchLink(table: string, token: string): string {
  return `${server}${hashOf({ at: 'watch', id: table, token })}`
}

/** Tables that are open to everybody. */
export async function tablesInLobby(): Promise<TableCard[]> {
  const { tables } = await askOnce<LobbyAnswer>(fetch, `${server}api/tables`, {})
  return tables
}
