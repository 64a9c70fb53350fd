import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { exportBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { startWorker } from './asker.ts'
import type { Job } from './asker.ts'

/** What the thread tells: how far it is, perhaps with what it has so far; what it found, or what went wrong. */
export type JobNews<Found> =
  | { done: number; of: number; soFar?: Found }
  | { found: Found }
  | { fault: string }

export type JobState<Found> =
  | { at: 'stopped'; soFar?: Found }
  | { at: 'running'; done: number; of: number; soFar?: Found }
  | { at: 'found'; found: Found }
  | { at: 'failed'; fault: string }

/** Something that is worked out of a battle away from the page; it goes on while nobody looks. */
export interface LongJob<Found> {
  state: StoreApi<JobState<Found>>
  start(): void
  stop(): void
}

/** One job for each battle, so that nothing is worked out twice. */
export function longJobs<Found>(job: Job): (battle: Battle) => LongJob<Found> {
  const jobs = new WeakMap<Battle, LongJob<Found>>()
  return battle => {
    const one = jobs.get(battle) ?? newJob<Found>(job, battle)
    jobs.set(battle, one)
    return one
  }
}

function newJob<Found>(job: Job, battle: Battle): LongJob<Found> {
  const state = createStore<JobState<Found>>(() => ({ at: 'stopped' }))
  let worker: Worker | null = null
  const end = (last: JobState<Found>): void => {
    worker?.terminate()
    worker = null
    state.setState(last, true)
  }
  const heard = ({ data }: MessageEvent<JobNews<Found>>): void => {
    if ('done' in data) state.setState(runningOn(state.getState(), data), true)
    else if ('found' in data) end({ at: 'found', found: data.found })
    else end({ at: 'failed', fault: data.fault })
  }
  return {
    state,
    start() {
      if (worker || state.getState().at === 'found') return
      state.setState(runningOn(state.getState(), { done: 0, of: 0 }), true)
      try {
        worker = startWorker(job)
      } catch (error) {
        return end({ at: 'failed', fault: errorText(error) })
      }
      worker.addEventListener('message', heard)
      worker.addEventListener('error', ({ message }) => end({ at: 'failed', fault: message }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(exportBattle(battle))
    },
    stop: () => end({ at: 'stopped', ...kept(state.getState()) }),
  }
}

function runningOn<Found>(
  before: JobState<Found>,
  news: { done: number; of: number; soFar?: Found },
): JobState<Found> {
  return { at: 'running', ...kept(before), ...news }
}

/** What was told so far stays until more is told. */
function kept<Found>(before: JobState<Found>): { soFar?: Found } {
  return 'soFar' in before && before.soFar !== undefined ? { soFar: before.soFar } : {}
}
