import { expect, onTestFinished, test } from 'vitest'
import { askOnce } from '@grognard/remote/index.ts'
import type { TableClient } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { testPostgres } from '../store/postgres-for-tests.ts'
import {
  clientOf,
  freshDatabase,
  noughtsAndCrosses,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from './tables-for-tests.ts'
import type { Seated } from './tables-for-tests.ts'

type Server = Awaited<ReturnType<typeof serverForTests>>

/** Servers that share one database. */
async function severalServers(count: number): Promise<Server[]> {
  const database = await freshDatabase()
  const servers: Server[] = []
  for (let i = 0; i < count; i++) servers.push(await serverForTests(database))
  onTestFinished(async () => {
    for (const server of servers) await server.close().catch(() => undefined)
  })
  return servers
}

/** Each seat at another server. */
async function seatedApart(servers: readonly Server[], question: object = {}) {
  const opened = await seatedAt(servers[0]?.server ?? '', { ...noughtsAndCrosses, ...question })
  const seats = Object.keys(opened.seats)
  const clients = new Map(
    seats.map((seat, i): [Seat, TableClient] => [
      seat,
      clientOf(servers[i % servers.length]?.server ?? '', opened, seat),
    ]),
  )
  onTestFinished(() => [...clients.values()].forEach(client => client.close()))
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  return { opened, clients }
}

const order = (server: string, { table, seats }: Seated, seat: Seat, question: object) =>
  askOnce<{ ruling?: { allowed: boolean }; stale?: true }>(
    fetch,
    `${server}api/tables/${table}/orders`,
    { token: seats[seat] ?? '', question: { told: 1, ...question } },
  )

test.runIf(process.env[testPostgres])(
  'a battle between two who are at different servers is played to its end',
  async () => {
    const { clients } = await seatedApart(await severalServers(2))
    expect(await playOut(clients)).toBeGreaterThanOrEqual(5)
    const all = [...clients.values()]
    await until(() => all.every(({ now }) => now().card?.stage === 'ended'), 'the end')
    const [one, other] = all.map(({ now }) => now().record?.view.outcome)
    expect(one).toEqual(other)
  },
)

test.runIf(process.env[testPostgres])(
  'of orders that are given at once at three servers one is taken, and the others come too late',
  async () => {
    const servers = await severalServers(3)
    const { opened } = await seatedApart(servers)
    const answers = await Promise.all(
      servers.map(({ server }, cell) =>
        order(server, opened, 'crosses', { id: `at-once-${cell}`, order: { kind: 'mark', cell } }),
      ),
    )
    expect(answers.filter(({ ruling }) => ruling?.allowed)).toHaveLength(1)
    expect(answers.filter(({ stale }) => stale)).toHaveLength(2)
  },
)

test.runIf(process.env[testPostgres])(
  'one order that is asked for at three servers is taken once, and answered alike',
  async () => {
    const servers = await severalServers(3)
    const { opened, clients } = await seatedApart(servers)
    const question = { id: 'the-same-thrice', order: { kind: 'mark', cell: 4 } }
    const answers = await Promise.all(
      servers.map(({ server }) => order(server, opened, 'crosses', question)),
    )
    expect(answers).toMatchObject(servers.map(() => ({ ruling: { allowed: true }, told: 2 })))
    await until(() => clients.get('noughts')?.now().told === 2, 'it is told at another server')
  },
)

test.runIf(process.env[testPostgres])(
  'who is at a table by another server is seen to be there, and to go',
  async () => {
    const { clients } = await seatedApart(await severalServers(2))
    const [crosses, noughts] = [clients.get('crosses'), clients.get('noughts')]
    const isThere = () =>
      crosses?.now().card?.seats.find(({ seat }) => seat === 'noughts')?.isHere === true
    await until(isThere, 'he is seen')
    noughts?.close()
    await until(() => !isThere(), 'he is gone')
  },
)

test.runIf(process.env[testPostgres])(
  'several servers play a computer’s seat as one, and one that falls with a move is stood in for',
  async () => {
    const servers = await severalServers(3)
    const [first] = servers
    const { opened, clients } = await seatedApart(servers, {
      seats: { noughts: { kind: 'computer', level: 'captain' } },
    })
    // As if a server had fallen that had just begun to think.
    await order(first?.server ?? '', opened, 'crosses', {
      id: 'first-of-all',
      order: { kind: 'mark', cell: 4 },
    })
    const claimed = { claimed_until: Date.now() + 2_000 }
    await first?.store.updateTable('outbox').set(claimed).where('done_at', 'is', null).execute()
    await playOut(clients)
    expect(clients.get('crosses')?.now().record?.view.outcome).not.toBeNull()
    const rows = await first?.store.selectFrom('outbox').selectAll().execute()
    expect(rows?.filter(({ done_at }) => done_at === null)).toEqual([])
    expect(rows?.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(0)
  },
)
