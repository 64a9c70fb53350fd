import { askOnce } from '@grognard/remote/index.ts'
import type { TableClient, TableQuestion } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { remotePlay } from '../http/remote-play.ts'
import { emptyServer } from '../page-server.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Time } from '../time.ts'
import { clientOf, freshDatabase, noughtsAndCrosses, seatedAt, until } from './tables-for-tests.ts'
import type { Seated } from './tables-for-tests.ts'

/** A time that goes on only when it is told to. */
export function timeForTests(): Time & { goOn(by: number): void; sleep(by: number): void } {
  let now = 1_700_000_000_000
  let slept = 0
  let alarms: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    awake: () => now - slept,
    later(work, wait) {
      const alarm = { at: now + wait, work }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter(one => one !== alarm)
      }
    },
    sleep(by) {
      now += by
      slept += by
    },
    goOn(by) {
      now += by
      const due = alarms.filter(({ at }) => at <= now)
      alarms = alarms.filter(({ at }) => at > now)
      for (const { work } of due) work()
    },
  }
}

/** A server that goes by this time, in a database of its own where none is given. */
export async function serverInTime(time: Time, given?: string) {
  const database = given ?? (await freshDatabase())
  const app = emptyServer()
  remotePlay(app, await openDatabase(database), {}, undefined, time)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server: `http://127.0.0.1:${port}/`, database, close: () => app.close() }
}

/** A table whose battle has begun: what it was opened with, a client for each seat, and questions by a token. */
export async function atTable(server: string, question: Partial<TableQuestion> = {}) {
  const opened = await seatedAt(server, { ...noughtsAndCrosses, ...question })
  return cameTo(server, opened)
}

/** The same at a table at which all sit already. */
export async function cameTo(server: string, opened: Seated) {
  const clients: Record<Seat, TableClient> = {}
  for (const seat of Object.keys(opened.seats)) clients[seat] = clientOf(server, opened, seat)
  const all = Object.values(clients)
  await until(() => all.every(({ now }) => now().record), 'the battle begins')
  const at = (seat: Seat): TableClient => {
    const client = clients[seat]
    if (!client) throw new Error(`Nobody plays ${seat}.`)
    return client
  }
  const ask = <Answer>(what: string, token: string | undefined, asked: object) =>
    askOnce<Answer>(fetch, `${server}api/tables/${opened.table}/${what}`, {
      token: token ?? '',
      question: asked,
    })
  return { opened, at, ask, close: () => all.forEach(client => client.close()) }
}
