import { errorText } from '../shared/error-text.ts'
import type { Answer, Asked } from './asker.ts'
import type { Job } from './start-worker.ts'

interface Finder<Question, Found> {
  find(question: Question): Promise<Found>
}

interface Teller<Question, News> {
  work(question: Question, tell: (news: News) => void): Promise<void>
}

/** Answers each question under its number; what answers it is fetched when the first one comes. */
function answer<Question, Found>(fetch: () => Promise<Finder<Question, Found>>): void {
  const answered = async ({ id, question }: Asked<Question>): Promise<Answer<Found>> => {
    try {
      const { find } = await fetch()
      return { id, found: await find(question) }
    } catch (error) {
      return { id, fault: errorText(error) }
    }
  }
  addEventListener('message', ({ data }: MessageEvent<Asked<Question>>) => {
    answered(data)
      .then(found => postMessage(found))
      .catch(reportError)
  })
}

/** Tells now and then how far it is, and at last what it found. */
function tell<Question, News>(fetch: () => Promise<Teller<Question, News>>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    fetch()
      .then(({ work }) => work(data, news => postMessage(news)))
      .catch(reportError)
  })
}

const jobs: Record<Job, () => void> = {
  advice: () => answer(() => import('./advice-job.ts')),
  computer: () => answer(() => import('./computer-job.ts')),
  luck: () => tell(() => import('./luck-job.ts')),
  odds: () => answer(() => import('./odds-job.ts')),
  verifier: () => answer(() => import('./verify-job.ts')),
}

for (const [job, begin] of Object.entries(jobs)) if (job === self.name) begin()
