import { connect } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'

export class BrokerError extends Error {
  readonly reason: 'unreachable' | 'noJetStream'

  constructor(reason: BrokerError['reason'], why: string) {
    super(why)
    this.name = 'BrokerError'
    this.reason = reason
  }
}

/** Milliseconds between two tries while the broker is away. */
export const BETWEEN = 250

/** A line to NATS that comes back by itself whenever the broker does. Throws BrokerError where there is none now. */
export async function connectedTo(address: URL): Promise<NatsConnection> {
  const { hostname, port, username, password, protocol } = address
  try {
    return await connect({
      servers: `${hostname}:${port || 4222}`,
      ...(username !== '' && { user: decodeURIComponent(username) }),
      ...(password !== '' && { pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' && { tls: {} }),
      maxReconnectAttempts: -1,
      reconnectTimeWait: BETWEEN,
    })
  } catch (error) {
    throw new BrokerError('unreachable', reasonIn(error))
  }
}

export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
