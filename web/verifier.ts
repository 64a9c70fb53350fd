import type { Verdict } from '@grognard/umpire'

/** Whether every entry of a battle file follows from the rules. Rejects when that cannot be found out. */
export async function verifyFile(text: string): Promise<Verdict> {
  const worker = new Worker(new URL('./verifier.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Verdict>) => resolve(data))
      worker.addEventListener('error', event => reject(new Error(event.message)))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(text)
    })
  } finally {
    worker.terminate()
  }
}
