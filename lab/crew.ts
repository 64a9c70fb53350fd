import { Piscina } from 'piscina'
import type { Game } from '@grognard/umpire'
import { exportBattle } from '@grognard/umpire'
import { fought, recorded } from './bout.ts'
import { matchOf } from './match.ts'
import type { Plan } from './plan.ts'
import { failed } from './result.ts'
import type { Result } from './result.ts'

/** A battle that has been played, and the file of one that went wrong. */
export interface Done {
  result: Result
  file: string | null
}

/** Those who play the battles of one plan. */
export interface Crew {
  readonly workers: number
  /** Rejects where the worker himself is lost. */
  play(number: number): Promise<Done>
  dismiss(): Promise<void>
}

/** Plays one battle of the plan; one that goes wrong is played again recorded. */
export function done(game: Game, plan: Plan, number: number): Done {
  const match = matchOf(plan, number)
  const result = fought(game, match)
  const battle = result.fault === null ? null : recorded(game, match).battle
  return { result, file: battle && exportBattle(battle) }
}

/** Workers in threads of their own. `worker` is a module whose default is made by `workerFor`. */
export function crewOf(worker: URL, plan: Plan, workers: number): Crew {
  const pool = new Piscina<number, Done>({
    filename: worker.href,
    workerData: plan,
    minThreads: workers,
    maxThreads: workers,
  })
  return {
    workers,
    play: number => pool.run(number),
    dismiss: () => pool.destroy(),
  }
}

/** What a worker does: the plan is given once, then the numbers of battles. */
export function workerFor(
  load: (ruleset: string) => Promise<Game>,
): (number: number) => Promise<Done> {
  const plan: Plan = Piscina.workerData
  return async number => done(await load(plan.ruleset), plan, number)
}

/** For each worker one battle in hand and one that waits. */
const IN_HAND = 2

/**
 * Plays the battles with these numbers. `tell` hears of each when it is done, in no certain order;
 * after a signal it hears no more, and no more are begun. The crew is ready for others.
 */
export async function playEach(
  crew: Crew,
  plan: Plan,
  numbers: readonly number[],
  tell: (done: Done) => void,
  signal?: AbortSignal,
): Promise<void> {
  const queue = numbers.values()
  const lane = async () => {
    for (const number of queue) {
      if (signal?.aborted) return
      const one = await crew.play(number).catch((error: unknown) => lost(plan, number, error))
      if (!signal?.aborted) tell(one)
    }
  }
  await Promise.all(Array.from({ length: crew.workers * IN_HAND }, lane))
}

/** The same, and then the crew goes home; at a signal it does so at once, and what is in hand is lost. */
export async function playAll(
  crew: Crew,
  plan: Plan,
  numbers: readonly number[],
  tell: (done: Done) => void,
  signal?: AbortSignal,
): Promise<void> {
  const dismiss = () => void crew.dismiss()
  signal?.addEventListener('abort', dismiss)
  await playEach(crew, plan, numbers, tell, signal)
  signal?.removeEventListener('abort', dismiss)
  await crew.dismiss()
}

function lost(plan: Plan, number: number, error: unknown): Done {
  return { result: failed(matchOf(plan, number), 0, error), file: null }
}
