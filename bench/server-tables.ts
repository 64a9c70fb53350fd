import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { askOnce } from '@grognard/remote/index.ts'
import { noughtsAndCrosses, seatedAt } from '@grognard/server/battles/tables-for-tests.ts'
import type { Seated } from '@grognard/server/battles/tables-for-tests.ts'

/** A table of one of the servers: an order is given or taken back, and the other seat has heard of it. */
export interface Bench {
  order(): Promise<void>
  back(): Promise<void>
  close(): void
}

/** From an order to the other seat’s line of it, in milliseconds: half of all are below, and 99 of 100. */
export function spread(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

export const told = (times: readonly number[]): string => {
  const { p50, p99 } = spread(times)
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

/** A socket that listens, and what resolves with the next thing of interest that it hears. */
export async function listening(url: string, join: object, marks: string) {
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

export function listeningSeat(url: string, { table, seats }: Seated, seat: string) {
  const join = { table, token: seats[seat] ?? '', told: 0 }
  return listening(`${url.replace('http', 'ws')}api/live`, join, '"lines"')
}

/** One of our tables: orders over HTTP, heard over a socket, durable before they are told. */
export async function ourTable(url: string): Promise<Bench> {
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

/** Of a process: mebibytes that are resident, and milliseconds of the processor that it has used. */
export function usedBy(pid: number): { memory: number; cpu: number } {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = (fields[0] ?? '').split(' ').slice(11, 13).map(Number)
  return { memory: Number(kibibytes) / 1024, cpu: 10 * ((user ?? 0) + (system ?? 0)) }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

export const load = () => loadavg()[0]?.toFixed(1)
