import {
  AckPolicy,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import type { Consumer, JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import { BETWEEN, BrokerError, connectedTo, reasonIn } from './broker-connection.ts'

/** A NATS server with JetStream, through which battles are handed out and results come back. */
export interface Broker {
  connection: NatsConnection
  jet: JetStreamClient
  manager: JetStreamManager
  /** At once; what is not acknowledged is handed out again. */
  close(): Promise<void>
}

export const WORK = 'grognard-work'
export const RESULTS = 'grognard-results'

/** A program plays the battles of its own rules and players alone. */
export const workOf = (program: string, run: string): string => `grognard.work.${program}.${run}`
export const resultsOf = (run: string): string => `grognard.result.${run}.>`
export const resultOf = (run: string, number: number): string => `grognard.result.${run}.${number}`

/** Workers say here every second that they are there. */
export const ALIVE = 'grognard.alive'

export const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** What nobody has fetched for so long is thrown away. */
const KEPT = 7 * DAY

/** Milliseconds after which a worker who says nothing has lost what he was handed. */
const SILENCE = 5 * SECOND

/** Messages that are sent to the broker at a time. */
export const LANES = 50

/** Comes back by itself whenever the broker does. Throws BrokerError where there is none, or none that keeps anything. */
export async function openBroker(address: URL): Promise<Broker> {
  const connection = await connectedTo(address)
  try {
    const manager = await jetstreamManager(connection)
    const broker = { connection, jet: jetstream(connection), manager }
    await makeStreams(manager)
    return { ...broker, close: () => connection.close() }
  } catch (error) {
    await connection.close()
    throw new BrokerError('noJetStream', reasonIn(error))
  }
}

/** Both lie on the broker's disk. Work is gone once it is acknowledged; of a battle there is one result. */
export async function makeStreams(manager: JetStreamManager): Promise<void> {
  const kept = { storage: StorageType.File, max_age: nanos(KEPT) }
  await manager.streams.add({
    ...kept,
    name: WORK,
    subjects: ['grognard.work.>'],
    retention: RetentionPolicy.Workqueue,
  })
  await manager.streams.add({
    ...kept,
    name: RESULTS,
    subjects: ['grognard.result.>'],
    max_msgs_per_subject: 1,
  })
}

/** From where all workers of this program take their work, in the order in which it was given. */
export async function workQueue({ manager, jet }: Broker, program: string): Promise<Consumer> {
  await makeStreams(manager)
  await manager.consumers.add(WORK, {
    durable_name: program,
    filter_subject: workOf(program, '*'),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(SILENCE),
    max_deliver: -1,
    inactive_threshold: nanos(KEPT),
  })
  return jet.consumers.get(WORK, program)
}

/**
 * Until the broker has it, however long that takes; the place at which it lies there. Null where the
 * signal came before.
 */
export async function publishSurely(
  { jet, manager }: Broker,
  subject: string,
  text: string,
  signal: AbortSignal,
): Promise<number | null> {
  while (!signal.aborted) {
    try {
      const { seq } = await jet.publish(subject, text, { timeout: 2 * SECOND })
      return seq
    } catch {
      // The broker is away, or has come back empty.
      await pause(BETWEEN)
      await makeStreams(manager).catch(() => undefined)
    }
  }
  return null
}

/**
 * One by one: where NATS 2.9 throws away all of one subject, a consumer of others forgets what it has
 * handed out. What is gone already, or cannot be had now, is thrown away by itself in the end.
 */
export async function throwAway(
  { manager }: Broker,
  stream: string,
  places: readonly number[],
): Promise<void> {
  const rest = places.values()
  const lane = async () => {
    for (const place of rest)
      await manager.streams.deleteMessage(stream, place, false).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
