import type { Forecast, Kind, Playable, Seat } from '@grognard/umpire'
import { createAsker, startWorker } from './asker.ts'

/** Orders of a seat whose odds are wanted, one or several given together, and what the seat knows. */
export interface Question {
  ruleset: string
  view: Playable
  seat: Seat
  orders: readonly Kind[]
}

export interface Oracle {
  /** At once where it was worked out before. */
  known(asked: Question): Forecast | undefined
  /** Rejects where it cannot be worked out. */
  ask(asked: Question): Promise<Forecast>
}

/** Works out each question once for each view; `work` is told how. */
export function createOracle(work: (asked: Question) => Promise<Forecast>): Oracle {
  const answers = new WeakMap<Playable, Map<string, Forecast>>()
  const underway = new WeakMap<Playable, Map<string, Promise<Forecast>>>()
  const keep = (asked: Question, forecast: Forecast): void => {
    const known = answers.get(asked.view) ?? new Map<string, Forecast>()
    answers.set(asked.view, known.set(keyOf(asked), forecast))
  }
  const known = (asked: Question) => answers.get(asked.view)?.get(keyOf(asked))
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

function keyOf({ seat, orders }: Question): string {
  return JSON.stringify([seat, orders])
}

const { ask } = createAsker<Question, Forecast>(() => startWorker('odds'))

export const oracle: Oracle = createOracle(ask)
