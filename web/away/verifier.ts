import type { Verdict } from '@grognard/umpire'
import { createAsker } from './asker.ts'
import { startWorker } from './start-worker.ts'

/** Whether every entry of a battle file follows from the rules. Rejects when that cannot be found out. */
export async function verifyFile(text: string): Promise<Verdict> {
  const verifier = createAsker<string, Verdict>(() => startWorker('verifier'))
  try {
    return await verifier.ask(text)
  } finally {
    verifier.stop()
  }
}
