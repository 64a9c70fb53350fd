import type { Advice } from '@grognard/players'
import type { Playable, Seat } from '@grognard/umpire'
import { startWorker } from '../away/start-worker.ts'

/** A seat that asks for advice, and what it knows. */
export interface Question {
  id: number
  ruleset: string
  view: Playable
  seat: Seat
}

export type Answer = { id: number; advice: Advice[] } | { id: number; fault: string }

export interface Adviser {
  /** The best orders as far as the seat's view tells. Rejects where none can be found. */
  ask(question: Omit<Question, 'id'>): Promise<Advice[]>
  /** What is being thought about is no longer wanted. */
  stop(): void
}

/** Somebody to ask, in a thread that is started at the first question. */
export function startAdviser(): Adviser {
  let worker: Worker | null = null
  let asked = 0
  return {
    ask(question) {
      worker ??= startWorker('advice')
      asked += 1
      return answered(worker, { ...question, id: asked })
    },
    stop() {
      worker?.terminate()
      worker = null
    },
  }
}

function answered(worker: Worker, question: Question): Promise<Advice[]> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== question.id) return
      worker.removeEventListener('message', hear)
      if ('advice' in data) resolve(data.advice)
      else reject(new Error(data.fault))
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(question)
  })
}
