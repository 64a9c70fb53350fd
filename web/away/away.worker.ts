import type { Job } from './start-worker.ts'

interface Work<Question, Answer> {
  work(question: Question, tell: (answer: Answer) => void): Promise<void>
}

/** Does the work of its name; each kind is fetched when its first question comes. */
function serve<Question, Answer>(fetch: () => Promise<Work<Question, Answer>>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    fetch()
      .then(({ work }) => work(data, answer => postMessage(answer)))
      .catch(reportError)
  })
}

const jobs: Record<Job, () => void> = {
  advice: () => serve(() => import('./advice-job.ts')),
  computer: () => serve(() => import('./computer-job.ts')),
  luck: () => serve(() => import('./luck-job.ts')),
  odds: () => serve(() => import('./odds-job.ts')),
  verifier: () => serve(() => import('./verifier-job.ts')),
}

for (const [job, begin] of Object.entries(jobs)) if (job === self.name) begin()
