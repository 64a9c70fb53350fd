import type { Verdict } from '@grognard/umpire'
import { startWorker } from './start-worker.ts'

export type Verified = { verdict: Verdict } | { fault: string }

/** Whether every entry of a battle file follows from the rules. Rejects when that cannot be found out. */
export async function verifyFile(text: string): Promise<Verdict> {
  const worker = startWorker('verifier')
  try {
    const verified = await new Promise<Verified>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Verified>) => resolve(data))
      worker.addEventListener('error', event => reject(new Error(event.message)))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(text)
    })
    if ('fault' in verified) throw new Error(verified.fault)
    return verified.verdict
  } finally {
    worker.terminate()
  }
}
