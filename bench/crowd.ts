import { spawn } from 'node:child_process'
import type { Seated } from '@grognard/server/battles/tables-for-tests.ts'
import { freshDatabase, startServer } from '../soak/server-process.ts'
import { laidTables } from './laid-tables.ts'
import { listeningSeat, load, say, usedBy } from './server-tables.ts'

/**
 * Seats that only listen while others play. Neither who listens nor who plays has done anything else
 * before, and each is a process of its own: who measures must not wait for himself.
 */
const IDLE = Number(process.argv[2] ?? 10_000)

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

/** Plays at an even pace, in a process of its own, and tells how long each order took. */
function played(url: string): Promise<void> {
  const script = new URL('./pace.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, url], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`It ended with ${code}.`)),
    )
  })
}

/** How late the server's loop came round, as it tells itself: 99 of 100 times, since it was asked last. */
async function lateness(url: string): Promise<string> {
  const text = await (await fetch(`${url}metrics`)).text()
  const found = /event_loop_delay_seconds\{quantile="0.99"\} (\S+)/.exec(text)
  return `${(Number(found?.[1]) * 1000).toFixed(0)} ms`
}

const database = freshDatabase()
const laid = await laidTables(database, IDLE / 2)
const server = await startServer(undefined, database)
const before = usedBy(server.pid)
const idle = await idleSeats(server.url, laid)
const after = usedBy(server.pid)
const each = ((after.memory - before.memory) * 1024) / IDLE
const all = after.memory.toFixed(0)
say(`memory: ${each.toFixed(0)} KiB a seat that listens; ${all} MiB with ${IDLE}; load ${load()}`)
say(`its event loop while they came: p99 ${await lateness(server.url)}`)
const begun = performance.now()
await played(server.url)
const seconds = (performance.now() - begun) / 1000
const cpu = (usedBy(server.pid).cpu - after.cpu) / 1000 / seconds
say(`the server with ${IDLE} seats that listen: ${cpu.toFixed(2)} of a core; load ${load()}`)
say(`its event loop while they played: p99 ${await lateness(server.url)}; load ${load()}`)
for (const socket of idle) socket.close()
await server.stop()
process.exit()
