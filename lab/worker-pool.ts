import { Piscina } from 'piscina'
import { exportBattle } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { fought, recorded } from './bout.ts'
import { matchOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { failed } from './result.ts'
import type { Result } from './result.ts'

/** A battle that has been played, and the file of one that went wrong. */
export interface Done {
  result: Result
  file: string | null
}

/** Those who play the battles of one plan. */
export interface WorkerPool {
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
export function workerPoolOf(worker: URL, plan: Plan, workers: number): WorkerPool {
  const threads = new Piscina<number, Done>({
    filename: worker.href,
    workerData: plan,
    minThreads: workers,
    maxThreads: workers,
  })
  return {
    workers,
    play: number => threads.run(number),
    dismiss: () => threads.destroy(),
  }
}

/** What a worker does: the plan is given once, then the numbers of battles. */
export function workerFor(
  load: (ruleset: string) => Promise<Game>,
): (number: number) => Promise<Done> {
  const plan: Plan = Piscina.workerData
  return async number => done(await load(plan.ruleset), plan, number)
}

/** Threads that play battles of any plan. */
export interface Threads {
  readonly count: number
  /** Rejects where the thread itself is lost. */
  play(battle: OneBattle): Promise<Done>
  dismiss(): Promise<void>
}

export interface OneBattle {
  plan: Plan
  number: number
}

/** `worker` is a module whose default is made by `anyBattleFor`. */
export function threadsOf(worker: URL, count: number): Threads {
  const threads = new Piscina<OneBattle, Done>({
    filename: worker.href,
    minThreads: count,
    maxThreads: count,
  })
  return { count, play: battle => threads.run(battle), dismiss: () => threads.destroy() }
}

/** What such a thread does. */
export function anyBattleFor(
  load: (ruleset: string) => Promise<Game>,
): (battle: OneBattle) => Promise<Done> {
  return async ({ plan, number }) => done(await load(plan.ruleset), plan, number)
}

/** For each worker one battle in hand and one that waits. */
const IN_HAND = 2

/**
 * Plays the battles with these numbers. `tell` hears of each when it is done, in no certain order;
 * after a signal it hears no more, and no more are begun. The pool is ready for others.
 */
export async function playEach(
  pool: WorkerPool,
  plan: Plan,
  numbers: readonly number[],
  tell: (done: Done) => void,
  signal?: AbortSignal,
): Promise<void> {
  const queue = numbers.values()
  const lane = async () => {
    for (const number of queue) {
      if (signal?.aborted) return
      const one = await pool.play(number).catch((error: unknown) => lost(plan, number, error))
      if (!signal?.aborted) tell(one)
    }
  }
  await Promise.all(Array.from({ length: pool.workers * IN_HAND }, lane))
}

/** Plays each and then dismisses the workers: at a signal at once, and battles in hand are lost. */
export async function playAll(
  pool: WorkerPool,
  plan: Plan,
  numbers: readonly number[],
  tell: (done: Done) => void,
  signal?: AbortSignal,
): Promise<void> {
  const dismiss = () => void pool.dismiss()
  signal?.addEventListener('abort', dismiss)
  await playEach(pool, plan, numbers, tell, signal)
  signal?.removeEventListener('abort', dismiss)
  await pool.dismiss()
}

function lost(plan: Plan, number: number, error: unknown): Done {
  return { result: failed(matchOf(plan, number), 0, error), file: null }
}
