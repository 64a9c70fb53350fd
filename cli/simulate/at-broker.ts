import { BrokerError } from '@grognard/lab/broker-connection.ts'
import { openBroker } from '@grognard/lab/broker.ts'
import type { Broker } from '@grognard/lab/broker.ts'
import { usageError } from '../usage-error.ts'

/** The broker at the address on the command line. Throws UsageError. */
export async function brokerAt(text: string): Promise<Broker> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['nats:', 'tls:'].includes(url.protocol) || url.hostname === '')
    throw usageError('broker.noAddress', { text: withoutPassword(text) })
  try {
    return await openBroker(url)
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    const values = { address: withoutPassword(text), why: error.message }
    throw usageError(`broker.${error.reason}`, values)
  }
}

/** As it may be shown to whoever looks over a shoulder. */
export function withoutPassword(text: string): string {
  return text.replace(/:[^:@/]+@/, ':…@')
}
