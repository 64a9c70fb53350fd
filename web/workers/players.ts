import type { Advice, AdvisedPlan } from '@grognard/players'
import type { Level } from '@grognard/players/level.ts'
import type { Kind, PlannedOrder, Playable, Seat } from '@grognard/umpire'
import { createAsker, startWorker } from './asker.ts'
import type { Asker } from './asker.ts'

/** A seat that asks for advice, and what it knows. */
export interface AdviceQuestion {
  ruleset: string
  view: Playable
  seat: Seat
  /** The plan that was advised last and taken up. */
  taken: AdvisedPlan | null
  /** The piece in hand, for which it is asked; null where none is. */
  piece: string | null
}

/** Somebody who knows the best orders as far as the seat's view tells. */
export const startAdviser = (): Asker<AdviceQuestion, Advice[]> =>
  createAsker(() => startWorker('advice'))

/** A seat that asks for the staff's plan, and what it knows. */
export interface PlanQuestion {
  ruleset: string
  view: Playable
  seat: Seat
}

/** The staff, who plans all that is asked at a step. */
export const startPlanner = (): Asker<PlanQuestion, PlannedOrder<Kind>[]> =>
  createAsker(() => startWorker('planner'))

/** A seat that a computer plays, and what it may know. */
export interface ComputerQuestion {
  ruleset: string
  view: Playable
  seat: Seat
  level: Level
  /** For the player's own dice, which are not the battle's. */
  seed: string
}

/** A computer player, who answers with an order for the seat. */
export const startComputer = (): Asker<ComputerQuestion, Kind> =>
  createAsker(() => startWorker('computer'))
