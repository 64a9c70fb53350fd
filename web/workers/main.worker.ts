import { errorText } from '../shared/error-text.ts'
import type { Answer, Asked, Job } from './asker.ts'

type Find<Question, Found> = (question: Question) => Promise<Found>

interface Teller<Question, News> {
  work(question: Question, tell: (news: News) => void): Promise<void>
}

/** Answers each question under its number; what answers it is fetched when the first one comes. */
function answer<Question, Found>(fetch: () => Promise<Find<Question, Found>>): void {
  const answered = async ({ id, question }: Asked<Question>): Promise<Answer<Found>> => {
    try {
      const find = await fetch()
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

const players = () => import('./player-jobs.ts')
const umpire = () => import('./umpire-jobs.ts')

const jobs: Record<Job, () => void> = {
  advice: () => answer(async () => (await players()).advise),
  chances: () => tell(() => import('./chances-job.ts')),
  computer: () => answer(async () => (await players()).chooseOrder),
  planner: () => answer(async () => (await players()).plan),
  luck: () => tell(() => import('./luck-job.ts')),
  odds: () => answer(async () => (await umpire()).forecast),
  verifier: () => answer(async () => (await umpire()).verifyText),
}

for (const [job, begin] of Object.entries(jobs)) if (job === self.name) begin()
