import type { Advice, AdvisedPlan } from '@grognard/players'
import type { Playable, Seat } from '@grognard/umpire'
import { createAsker } from './asker.ts'
import type { Asker } from './asker.ts'
import { startWorker } from './start-worker.ts'

/** A seat that asks for advice, and what it knows. */
export interface Question {
  ruleset: string
  view: Playable
  seat: Seat
  /** The plan that was advised last and taken up. */
  taken: AdvisedPlan | null
}

/** Somebody who knows the best orders as far as the seat's view tells. */
export const startAdviser = (): Asker<Question, Advice[]> =>
  createAsker(() => startWorker('advice'))
