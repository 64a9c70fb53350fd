import { playFar, watchWorkers } from '@grognard/lab/far-run.ts'
import type { Seen, Told } from '@grognard/lab/far-run.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Done } from '@grognard/lab/worker-pool.ts'
import { ownName } from '../own-name.ts'
import type { Teller } from '../teller.ts'
import { brokerAt, withoutPassword } from './at-broker.ts'
import { programHash } from './program-hash.ts'
import { say } from './sentences.ts'

/** Milliseconds in which every worker has said once, and more, that he is there. */
const FIRST_WORDS = 5000

interface Played {
  plan: Plan
  numbers: readonly number[]
  tell(done: Done): void
  signal: AbortSignal
}

/** Those who play at a broker, wherever they are. */
export interface FarCrew {
  seen(): Seen
  play(teller: Teller, played: Played): Promise<void>
  /** The reports are written: the broker need keep nothing of it. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Throws UsageError where there is no broker. */
export async function farCrewAt(address: string): Promise<FarCrew> {
  const [broker, program] = await Promise.all([brokerAt(address), programHash()])
  const seen = watchWorkers(broker, program)
  let told: Told | null = null
  return {
    seen,
    async play(teller, { numbers, ...played }) {
      const timer = setTimeout(() => tellWhoIsThere(teller, seen(), address), FIRST_WORDS)
      told = await playFar({ broker, program, ...played }, numbers)
      clearTimeout(timer)
    },
    forget: async () => told?.forget(),
    close: () => broker.close(),
  }
}

function tellWhoIsThere(teller: Teller, { workers, others }: Seen, address: string): void {
  const command = `${ownName} worker --broker ${withoutPassword(address)}`
  if (workers === 0) process.stderr.write(`${say(teller, 'noWorker', { command })}\n`)
  if (others > 0) process.stderr.write(`${say(teller, 'otherWorkers', { others })}\n`)
}
