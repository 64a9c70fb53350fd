import { availableParallelism } from 'node:os'
import { workFor } from '@grognard/lab/far-worker.ts'
import { threadsOf } from '@grognard/lab/worker-pool.ts'
import type { Language } from '@grognard/umpire'
import { brokerAt, withoutPassword } from '../simulate/at-broker.ts'
import { MOST_WORKERS, numberFrom } from '../simulate/flags.ts'
import { programHash } from '../simulate/program-hash.ts'
import { usageError } from '../usage-error.ts'
import { wordsFor } from '../words.ts'

interface WorkerFlags {
  broker?: string
  workers?: string
  language: Language
}

/** Plays what is handed out at the broker until a signal ends it. Throws UsageError. */
export async function workAtBroker({ broker: address, workers, language }: WorkerFlags) {
  if (address === undefined) throw usageError('broker.none', { form: 'worker --broker URL' })
  const usual = Math.min(availableParallelism(), MOST_WORKERS)
  const count = numberFrom('workers', workers ?? String(usual), 1, MOST_WORKERS)
  const broker = await brokerAt(address)
  const words = wordsFor(null, language)
  const tell = (key: string, values: Record<string, string | number>) =>
    process.stderr.write(`${words.say({ key: `cli.simulate.${key}`, values })}\n`)
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())
  let battles = 0
  const threads = threadsOf(new URL('../simulate/far-worker.ts', import.meta.url), count)
  tell('working', { threads: count, broker: withoutPassword(address) })
  await workFor({
    broker,
    program: await programHash(),
    threads,
    tell: () => (battles += 1),
    signal: interrupt.signal,
  })
  await broker.close()
  tell('worked', { battles })
  return 0
}
