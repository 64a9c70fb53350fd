import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOnce, openTable, worldHere } from '@grognard/remote/index.ts'
import type { TableCard, TableClient, TableOpened, TableQuestion } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { freshSecret, hashOfSecret, seededDice } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { emptyServer } from '../page-server.ts'
import type { Limits } from '../http/limits.ts'
import { remotePlay } from '../http/remote-play.ts'
import { nothingMore } from '../offers.ts'
import { openDatabase } from '../store/open-database.ts'
import { databaseIn, testPostgres } from '../store/postgres-for-tests.ts'

/** A server on a port of its own, with its database in a folder of its own. */
export async function serverForTests(
  given?: string,
  port = 0,
  { proxy, ...limits }: Partial<Limits> & { proxy?: string } = {},
  offers = nothingMore,
) {
  const app = emptyServer(proxy)
  const database = given ?? (await freshDatabase())
  const store = await openDatabase(database)
  remotePlay(app, store, limits, offers)
  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address()
  const listening = typeof address === 'object' && address ? address.port : 0
  const server = `http://127.0.0.1:${listening}/`
  return { app, server, store, port: listening, database, close: () => app.close() }
}

/** In the PostgreSQL of the tests where they are run on one. */
export async function freshDatabase(): Promise<string> {
  const postgres = process.env[testPostgres]
  return postgres
    ? databaseIn(postgres)
    : join(mkdtempSync(join(tmpdir(), 'grognard-')), 'grognard.db')
}

export const noughtsAndCrosses: TableQuestion = {
  ruleset: 'tic-tac-toe',
  scenario: 'standard',
  options: {},
  papers: {},
  seats: {},
  isPublic: false,
}

/** A table at which everybody sits: each seat's token. */
export interface Seated extends TableOpened {
  seats: Record<Seat, string>
}

const freshToken = () => randomBytes(16).toString('base64url')

export const openedAt = (server: string, question: TableQuestion): Promise<TableOpened> =>
  askOnce(fetch, `${server}api/tables`, { question })

export function clientOf(server: string, { table, seats }: Seated, seat: Seat): TableClient {
  return openTable({ server, table, token: seats[seat] ?? '' }, loadGame, worldHere)
}

/** Opens a table, and everybody sits down, gives the hash of a share, and then the share. */
export async function seatedAt(server: string, question: TableQuestion): Promise<Seated> {
  const opened = await openedAt(server, question)
  const url = `${server}api/tables/${opened.table}`
  const card = await askOnce<TableCard>(fetch, url, {})
  const seats = card.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  const people = seats.map(seat => ({ seat, token: freshToken(), share: freshSecret() }))
  for (const { seat, token, share } of people) {
    const own = { seat, token, name: `Player of ${seat}`, hash: hashOfSecret(share) }
    await askOnce(fetch, `${url}/take`, { token: opened.invite, question: own })
  }
  for (const { token, share } of people)
    await askOnce(fetch, `${url}/share`, { token, question: { share } })
  return { ...opened, seats: Object.fromEntries(people.map(({ seat, token }) => [seat, token])) }
}

/** Waits for something to become so. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never came to pass: ${what}.`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

/** Plays until nobody is asked any more; each client gives what its own view offers. */
export async function playOut(
  clients: ReadonlyMap<Seat, TableClient>,
  most = 10_000,
): Promise<number> {
  const dice = seededDice('players')
  for (let given = 0; given < most; given++) {
    await until(() => isOver(clients) || askedAmong(clients) !== undefined, 'somebody is asked')
    const [seat, client] = askedAmong(clients) ?? []
    const own = client?.now().record
    if (seat === undefined || !client || !own) return given
    const order = own.game.sample(own.view, seat, dice)
    if (!order) throw new Error(`${seat} has no order to give.`)
    const ruling = await client.give(order)
    if (ruling && !ruling.allowed) throw new Error(`Refused: ${JSON.stringify(ruling)}`)
  }
  return most
}

/** Whoever is asked by what he knows himself. */
function askedAmong(clients: ReadonlyMap<Seat, TableClient>): [Seat, TableClient] | undefined {
  return [...clients].find(([seat, client]) => {
    const { record } = client.now()
    return record?.game.asks(record.view).some(ask => ask.seat === seat)
  })
}

function isOver(clients: ReadonlyMap<Seat, TableClient>): boolean {
  return [...clients.values()].every(({ now }) => (now().record?.view.outcome ?? null) !== null)
}
