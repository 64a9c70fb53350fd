import { connectedTo } from '@grognard/lab/broker-connection.ts'
import type { NatsConnection } from '@nats-io/transport-node'
import { logFailure } from '../failure-log.ts'

/** How servers call to one another that there is something new at a table. */
export interface Call {
  /** Whether a call would be heard now. */
  isUp(): boolean
  /** Something was written at the table, or somebody came or went. */
  say(table: string): void
  hear(listener: (table: string) => void): void
  close(): Promise<void>
}

const SUBJECT = 'grognard.table'

/**
 * Calls by way of NATS. Nothing hangs on one that is lost: what it told of stands in the database,
 * where all look now and then. Throws BrokerError where there is no broker.
 */
export async function callBy(broker: URL): Promise<Call> {
  const connection = await connectedTo(broker)
  let isUp = true
  let listener: ((table: string) => void) | null = null
  void watchLine(connection, now => (isUp = now)).catch(logFault)
  connection.subscribe(`${SUBJECT}.*`, {
    callback(error, { subject }) {
      if (error) logFault(error)
      else listener?.(subject.slice(SUBJECT.length + 1))
    },
  })
  return {
    isUp: () => isUp,
    // What could not be said while the line was down is old when it is up again.
    say: table => isUp && connection.publish(`${SUBJECT}.${table}`),
    hear: heard => (listener = heard),
    close: () => connection.close(),
  }
}

function logFault(error: unknown): void {
  logFailure('a call by the broker', error)
}

async function watchLine(
  connection: NatsConnection,
  changed: (isUp: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect' || type === 'staleConnection') changed(false)
    if (type === 'reconnect') changed(true)
  }
}
