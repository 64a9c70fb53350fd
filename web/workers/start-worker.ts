export type Job = 'advice' | 'computer' | 'luck' | 'odds' | 'verifier'

/** A thread for one kind of work away from the page. All kinds are one script, which fetches a game once for all. */
export function startWorker(job: Job): Worker {
  return new Worker(new URL('main.worker.ts', import.meta.url), { type: 'module', name: job })
}
