import { playClub } from '../soak/club.ts'
import { freshDatabase, startScript, startServer } from '../soak/server-process.ts'
import { listening, load, ourTable, say, spread, told, usedBy } from './server-tables.ts'
import type { Bench } from './server-tables.ts'

/** Orders of each measurement, and tables that are played at once. `crowd.ts` goes on from here. */
const ORDERS = 400
const TABLES = 16

interface Kind {
  pid: number
  table(number: number): Promise<Bench>
}

/** A table of a rival: the same orders over a socket. */
async function rivalTable(url: string, table: number): Promise<Bench> {
  const own = await listening(url, { table }, '')
  const other = await listening(url, { table }, '')
  const say = async (what: object): Promise<void> => {
    const heard = Promise.all([own.next(), other.next()])
    own.socket.send(JSON.stringify({ table, ...what }))
    await heard
  }
  return {
    order: () => say({ order: { kind: 'mark', cell: 4 } }),
    back: () => say({ back: true }),
    close: () => [own, other].forEach(({ close }) => close()),
  }
}

interface Measured {
  /** Milliseconds of each order at one table alone. */
  alone: number[]
  /** Orders and takings back a second at all tables at once, and milliseconds of the processor for one. */
  rate: number
  cpu: number
}

async function measured({ pid, table }: Kind): Promise<Measured> {
  const one = await table(0)
  const alone: number[] = []
  for (let given = 0; given < ORDERS / 2; given++) {
    const before = performance.now()
    await one.order()
    alone.push(performance.now() - before)
    await one.back()
  }
  one.close()
  const tables: Bench[] = []
  for (let number = 1; number <= TABLES; number++) tables.push(await table(number))
  const { cpu } = usedBy(pid)
  const before = performance.now()
  await Promise.all(
    tables.map(async at => {
      for (let given = 0; given < ORDERS / TABLES; given++) {
        await at.order()
        await at.back()
      }
    }),
  )
  const seconds = (performance.now() - before) / 1000
  const done = 2 * TABLES * Math.ceil(ORDERS / TABLES)
  for (const at of tables) at.close()
  return { alone, rate: done / seconds, cpu: (usedBy(pid).cpu - cpu) / done }
}

function tell(name: string, { alone, rate, cpu }: Measured, ours: Measured): void {
  const ratio = (spread(ours.alone).p50 / spread(alone).p50).toFixed(1)
  const times = (ours.cpu / cpu).toFixed(1)
  say(
    `${name}: ${told(alone)}; ${Math.round(rate)} a second, ${cpu.toFixed(2)} ms of the processor each` +
      (alone === ours.alone
        ? ''
        : `; ours takes ${ratio} times as long, ${times} times the processor`),
  )
}

async function rival(way: string): Promise<Measured> {
  const path = freshDatabase()
  const server = await startScript(new URL('./rival-server.ts', import.meta.url).pathname, [
    way,
    path,
  ])
  const url = `ws://127.0.0.1:${server.port}/`
  const found = await measured({ pid: server.pid, table: number => rivalTable(url, number) })
  await server.stop()
  return found
}

say(`load ${load()}`)
const server = await startServer()
const plan = { ruleset: 'tic-tac-toe', scenario: 'standard', tables: TABLES }
await playClub({ ...plan, url: () => server.url, orders: 50 })
const begun = performance.now()
const { acknowledged } = await playClub({ ...plan, url: () => server.url, orders: ORDERS })
const seconds = (performance.now() - begun) / 1000
const rate = Math.round(acknowledged.length / seconds)
say(`durable orders of ${2 * TABLES} clients that play: ${rate} a second`)
const ours = await measured({ pid: server.pid, table: () => ourTable(server.url) })
await server.stop()
tell('ours', ours, ours)
tell('a bare echo of ws', await rival('echo'), ours)
tell('JSON in a row of SQLite', await rival('row'), ours)
process.exit()
