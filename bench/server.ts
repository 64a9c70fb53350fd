import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { askOnce } from '@grognard/remote/index.ts'
import { noughtsAndCrosses, seatedAt } from '@grognard/server/battles/tables-for-tests.ts'
import type { Seated } from '@grognard/server/battles/tables-for-tests.ts'
import { playClub } from '../soak/club.ts'
import { freshDatabase, startScript, startServer } from '../soak/server-process.ts'
import { laidTables } from './laid-tables.ts'

/** Orders of each measurement, tables that are played at once, and seats that only listen in the last. */
const ORDERS = 400
const TABLES = 16
const IDLE = Number(process.argv[2] ?? 10_000)
/** Orders a second while they listen, and for how many seconds. */
const PACE = 100
const SECONDS = 30

/** A table of one of the servers: an order is given or taken back, and the other seat has heard of it. */
interface Bench {
  order(): Promise<void>
  back(): Promise<void>
  close(): void
}

interface Kind {
  pid: number
  table(number: number): Promise<Bench>
}

/** From an order to the other seat’s line of it, in milliseconds: half of all are below, and 99 of 100. */
function spread(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

const told = (times: readonly number[]): string => {
  const { p50, p99 } = spread(times)
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

/** A socket that listens, and what resolves with the next thing of interest that it hears. */
async function listening(url: string, join: object, marks: string) {
  let heard: (() => void) | null = null
  const socket = await opened(url)
  socket.addEventListener('message', ({ data }) => String(data).includes(marks) && heard?.())
  socket.send(JSON.stringify(join))
  return {
    socket,
    next: () => new Promise<void>(resolve => (heard = resolve)),
    close: () => socket.close(),
  }
}

/** On a machine that has much else to do a socket may take several tries. */
async function opened(url: string): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(url)
    const isOpen = await new Promise<boolean>(resolve => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
    if (isOpen) return socket
  }
}

function listeningSeat(url: string, { table, seats }: Seated, seat: string) {
  const join = { table, token: seats[seat] ?? '', told: 0 }
  return listening(`${url.replace('http', 'ws')}api/live`, join, '"lines"')
}

/** One of our tables: orders over HTTP, heard over a socket, durable before they are told. */
async function ourTable(url: string): Promise<Bench> {
  const seated = await seatedAt(url, noughtsAndCrosses)
  const other = await listeningSeat(url, seated, 'noughts')
  await other.next()
  const token = seated.seats['crosses'] ?? ''
  let lines = 1
  const ask = async (what: string, more: object): Promise<void> => {
    const heard = other.next()
    const question = { id: `${what}-no-${lines}`, told: lines, ...more }
    await Promise.all([
      heard,
      askOnce(fetch, `${url}api/tables/${seated.table}/${what}`, { token, question }),
    ])
    lines += 1
  }
  return {
    order: () => ask('orders', { order: { kind: 'mark', cell: 4 } }),
    back: () => ask('take-back', {}),
    close: other.close,
  }
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

/** Of a process: mebibytes that are resident, and milliseconds of the processor that it has used. */
function usedBy(pid: number): { memory: number; cpu: number } {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = (fields[0] ?? '').split(' ').slice(11, 13).map(Number)
  return { memory: Number(kibibytes) / 1024, cpu: 10 * ((user ?? 0) + (system ?? 0)) }
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

const say = (line: string): void => void process.stdout.write(`${line}\n`)

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

/** Both seats of each table listen. */
async function idleSeats(url: string, laid: readonly Seated[]): Promise<{ close(): void }[]> {
  const idle: { close(): void }[] = []
  for (const seated of laid)
    idle.push(
      ...(await Promise.all(
        Object.keys(seated.seats).map(async seat => {
          const one = await listeningSeat(url, seated, seat)
          await one.next()
          return one
        }),
      )),
    )
  return idle
}

/** Orders at an even pace, whether those before have been heard of or not. */
async function paced(url: string): Promise<number[]> {
  const tables: Bench[] = []
  while (tables.length < PACE) tables.push(await ourTable(url))
  const times: number[] = []
  const begun = performance.now()
  const one = async (at: Bench, number: number): Promise<void> => {
    for (let turn = 0; turn < SECONDS; turn++) {
      const due = begun + 1000 * (turn + number / PACE)
      await new Promise(resolve => setTimeout(resolve, due - performance.now()))
      const before = performance.now()
      await (turn % 2 === 0 ? at.order() : at.back())
      times.push(performance.now() - before)
    }
  }
  await Promise.all(tables.map(one))
  for (const at of tables) at.close()
  return times
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

const load = () => loadavg()[0]?.toFixed(1)
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

const database = freshDatabase()
const laid = await laidTables(database, IDLE / 2)
const crowded = await startServer(undefined, database)
const before = usedBy(crowded.pid)
const idle = await idleSeats(crowded.url, laid)
const after = usedBy(crowded.pid)
const each = ((after.memory - before.memory) * 1024) / IDLE
const all = after.memory.toFixed(0)
say(`memory: ${each.toFixed(0)} KiB a seat that listens; ${all} MiB with ${IDLE}; load ${load()}`)
const times = await paced(crowded.url)
const cpu = (usedBy(crowded.pid).cpu - after.cpu) / 1000 / SECONDS
say(
  `with ${IDLE} seats that listen, ${PACE} orders a second: ${told(times)}, ${cpu.toFixed(2)} of a core`,
)
say(`load ${load()}`)
for (const socket of idle) socket.close()
await crowded.stop()
process.exit()
