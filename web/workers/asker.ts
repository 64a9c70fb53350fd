export type Job = 'advice' | 'planner' | 'chances' | 'computer' | 'luck' | 'odds' | 'verifier'

/** A thread for one kind of work away from the page. All kinds are one script, which fetches a game once for all. */
export function startWorker(job: Job): Worker {
  return new Worker(new URL('main.worker.ts', import.meta.url), { type: 'module', name: job })
}

/** A question on its way to a thread, and what comes back under the same number. */
export interface Asked<Question> {
  id: number
  question: Question
}
export type Answer<Found> = { id: number; found: Found } | { id: number; fault: string }

/** Somebody who thinks in a thread of his own. */
export interface Asker<Question, Found> {
  /** Rejects where nothing can be found or the thread dies; what is asked when it is stopped stays open. */
  ask(question: Question): Promise<Found>
  /** What is being thought about is no longer wanted. */
  stop(): void
}

type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** The thread starts with the first question, and anew after it was stopped or died. */
export function createAsker<Question, Found>(start: () => Thread): Asker<Question, Found> {
  let thread: Thread | null = null
  let last = 0
  const waiting = new Map<number, (answer: Answer<Found>) => void>()

  const answered = (answer: Answer<Found>): void => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  const stop = (): void => {
    thread?.terminate()
    thread = null
    waiting.clear()
  }
  const died = (fault: string): void => {
    for (const [id, answer] of waiting) answer({ id, fault })
    stop()
  }
  const started = (): Thread => {
    const fresh = start()
    fresh.addEventListener('message', ({ data }: MessageEvent<Answer<Found>>) => answered(data))
    fresh.addEventListener('error', ({ message }) => died(message))
    return fresh
  }

  return {
    stop,
    async ask(question) {
      thread ??= started()
      last += 1
      const asked: Asked<Question> = { id: last, question }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      thread.postMessage(asked)
      const answer = await new Promise<Answer<Found>>(resolve => waiting.set(asked.id, resolve))
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.found
    },
  }
}
