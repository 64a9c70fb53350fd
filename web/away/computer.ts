import type { Level } from '@grognard/players/level.ts'
import type { Kind, Playable, Seat } from '@grognard/umpire'
import { startWorker } from './start-worker.ts'

export interface Question {
  id: number
  ruleset: string
  /** What the seat may know. */
  view: Playable
  seat: Seat
  level: Level
  /** For the player's own dice, which are not the battle's. */
  seed: string
}

export type Answer = { id: number; order: Kind } | { id: number; fault: string }

export interface Computer {
  /** An order for the seat. Rejects when the player finds none. */
  ask(question: Omit<Question, 'id'>): Promise<Kind>
  stop(): void
}

/** A computer player in a worker that is started at its first question. */
export function startComputer(): Computer {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  const answered = ({ data }: MessageEvent<Answer>): void => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  const failed = (event: ErrorEvent): void => {
    for (const [id, answer] of waiting) answer({ id, fault: event.message })
    waiting.clear()
  }
  const start = (): Worker => {
    const fresh = startWorker('computer')
    fresh.addEventListener('message', answered)
    fresh.addEventListener('error', failed)
    return fresh
  }
  return {
    async ask(question) {
      worker ??= start()
      asked += 1
      const id = asked
      const running = worker
      const answer = await new Promise<Answer>(resolve => {
        waiting.set(id, resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        running.postMessage({ ...question, id })
      })
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.order
    },
    stop() {
      worker?.terminate()
      worker = null
      waiting.clear()
    },
  }
}
