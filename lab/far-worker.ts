import { randomUUID } from 'node:crypto'
import type { Consumer, JsMsg } from '@nats-io/jetstream'
import {
  ALIVE,
  pause,
  publishSurely,
  RESULTS,
  resultOf,
  SECOND,
  workOf,
  workQueue,
} from './broker.ts'
import type { Broker } from './broker.ts'
import type { Alive, Batch } from './far-work.ts'
import { matchOf } from './plan.ts'
import { failed } from './result.ts'
import type { Done, Threads } from './worker-pool.ts'

/** Workers who were lost over one battle before it is told as one that went wrong. */
const MOST_LOST = 5

/** Milliseconds between two words that a battle is still being played. */
const STILL_AT_IT = 1.5 * SECOND

interface Working {
  broker: Broker
  program: string
  threads: Threads
  /** Hears of each battle that was played here. */
  tell(): void
  signal: AbortSignal
  /** What is in hand. */
  held: Set<JsMsg>
}

/** Plays whatever is handed out to this program until the signal; then gives back what is in hand. */
export async function workFor(wish: Omit<Working, 'held'>): Promise<void> {
  const working: Working = { ...wish, held: new Set() }
  const { broker, threads, signal, held } = working
  const saying = setInterval(() => sayAlive(working), SECOND)
  const heartbeat = setInterval(() => held.forEach(message => message.working()), STILL_AT_IT)
  const stop = () => void threads.dismiss()
  signal.addEventListener('abort', stop)
  sayAlive(working)
  await Promise.all(Array.from({ length: threads.count }, () => takeTurns(working)))
  clearInterval(saying)
  clearInterval(heartbeat)
  held.forEach(message => message.nak())
  await broker.connection.flush().catch(() => undefined)
}

const id = randomUUID()

function sayAlive({ broker, program, threads }: Working): void {
  const alive: Alive = { id, program, threads: threads.count }
  if (!broker.connection.isClosed()) broker.connection.publish(ALIVE, JSON.stringify(alive))
}

async function takeTurns(working: Working): Promise<void> {
  const { broker, program, signal } = working
  let queue: Consumer | null = null
  while (!signal.aborted) {
    try {
      queue ??= await workQueue(broker, program)
      const message: JsMsg | null = await queue.next({ expires: SECOND })
      if (message) await playBatch(working, message)
    } catch {
      // The broker is away, or has come back empty: it is asked anew.
      queue = null
      await pause(SECOND / 4)
    }
  }
}

async function playBatch(working: Working, message: JsMsg): Promise<void> {
  const { held, signal } = working
  held.add(message)
  // What cannot be read will not be read by another either: it counts as done.
  await played(working, message).catch(() => undefined)
  if (signal.aborted) return
  held.delete(message)
  message.ack()
}

async function played(working: Working, message: JsMsg): Promise<void> {
  const batch: Batch = message.json()
  const tries = message.info.deliveryCount
  // Somebody was lost over one of them: apart, only that one can be lost again.
  if (tries > 1 && batch.numbers.length > 1) await handOutSingly(working, batch)
  else for (const number of batch.numbers) await playOne(working, batch, number, tries)
}

async function handOutSingly({ broker, program, signal }: Working, batch: Batch): Promise<void> {
  for (const number of batch.numbers) {
    const single: Batch = { ...batch, numbers: [number] }
    await publishSurely(broker, workOf(program, batch.run), JSON.stringify(single), signal)
  }
}

async function playOne(working: Working, batch: Batch, number: number, tries: number) {
  const { broker, signal, threads, tell } = working
  const { run, plan } = batch
  const subject = resultOf(run, number)
  if (tries > 1 && (await isKept(broker, subject))) return
  const lost = (error: unknown): Done => ({
    result: failed(matchOf(plan, number), 0, error),
    file: null,
  })
  const done =
    tries > MOST_LOST
      ? lost(new Error(`${tries - 1} workers were lost over it`))
      : await threads.play({ plan, number }).catch(lost)
  if (signal.aborted) return
  await publishSurely(broker, subject, textOf(broker, done), signal)
  tell()
}

async function isKept({ manager }: Broker, subject: string): Promise<boolean> {
  const found = await manager.streams
    .getMessage(RESULTS, { last_by_subj: subject })
    .catch(() => null)
  return found !== null
}

/** A battle file that is too large for the broker stays behind: the battle can be played again. */
function textOf({ connection }: Broker, { result, file }: Done): string {
  const whole = JSON.stringify({ result, file })
  const most = connection.info?.max_payload ?? 0
  return Buffer.byteLength(whole) < most ? whole : JSON.stringify({ result, file: null })
}
