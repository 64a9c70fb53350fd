import type { Forecast, Kind, Playable, Seat } from '@grognard/umpire'
import { startWorker } from '../away/start-worker.ts'

/** An order of a seat whose odds are wanted, and what the seat knows. */
export interface Question {
  id: number
  ruleset: string
  view: Playable
  seat: Seat
  order: Kind
}

export type Answer = { id: number; forecast: Forecast } | { id: number; fault: string }

type Asked = Omit<Question, 'id'>

export interface Oracle {
  /** At once where it was worked out before. */
  known(asked: Asked): Forecast | undefined
  /** Rejects where it cannot be worked out. */
  ask(asked: Asked): Promise<Forecast>
}

/** Works out each question once for each view; `work` is told how. */
export function createOracle(work: (asked: Asked) => Promise<Forecast>): Oracle {
  const answers = new WeakMap<Playable, Map<string, Forecast>>()
  const underway = new WeakMap<Playable, Map<string, Promise<Forecast>>>()
  const keep = (asked: Asked, forecast: Forecast): void => {
    const known = answers.get(asked.view) ?? new Map<string, Forecast>()
    answers.set(asked.view, known.set(keyOf(asked), forecast))
  }
  const known = (asked: Asked) => answers.get(asked.view)?.get(keyOf(asked))
  return {
    known,
    async ask(asked) {
      const before = known(asked)
      if (before) return before
      const running = underway.get(asked.view) ?? new Map<string, Promise<Forecast>>()
      underway.set(asked.view, running)
      const key = keyOf(asked)
      const answer = running.get(key) ?? work(asked)
      running.set(key, answer)
      try {
        const forecast = await answer
        keep(asked, forecast)
        return forecast
      } finally {
        running.delete(key)
      }
    },
  }
}

function keyOf({ seat, order }: Asked): string {
  return JSON.stringify([seat, order])
}

/** Asks a worker that is started at the first question. */
function workerAsked(): (asked: Asked) => Promise<Forecast> {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  const start = (): Worker => {
    const fresh = startWorker('odds')
    fresh.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    fresh.addEventListener('error', ({ message }) => {
      for (const [id, answer] of waiting) answer({ id, fault: message })
      waiting.clear()
      worker = null
    })
    return fresh
  }
  return async asked => {
    worker ??= start()
    last += 1
    const id = last
    const running = worker
    const answer = await new Promise<Answer>(resolve => {
      waiting.set(id, resolve)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      running.postMessage({ ...asked, id })
    })
    if ('fault' in answer) throw new Error(answer.fault)
    return answer.forecast
  }
}

export const oracle: Oracle = createOracle(workerAsked())
