import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { SeatLuck } from '@grognard/lab/luck.ts'
import { exportBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { startWorker } from './asker.ts'

/** What the worker tells: how far it is, what it found, or what went wrong. */
export type LuckNews = { done: number; of: number } | { found: SeatLuck[] } | { fault: string }

type LuckState =
  | { at: 'stopped' }
  | { at: 'running'; done: number; of: number }
  | { at: 'found'; luck: readonly SeatLuck[] }
  | { at: 'failed'; fault: string }

/** The luck of one battle, worked out away from the page; it goes on while nobody looks. */
export interface LuckWorker {
  state: StoreApi<LuckState>
  start(): void
  stop(): void
}

/** So often each order is given again. */
export const LUCK_TRIES = 24

const luckWorkers = new WeakMap<Battle, LuckWorker>()

/** One for each battle, so that nothing is worked out twice. */
export function luckWorkerOf(battle: Battle): LuckWorker {
  const luckWorker = luckWorkers.get(battle) ?? newLuckWorker(battle)
  luckWorkers.set(battle, luckWorker)
  return luckWorker
}

function newLuckWorker(battle: Battle): LuckWorker {
  const state = createStore<LuckState>(() => ({ at: 'stopped' }))
  let worker: Worker | null = null
  const end = (last: LuckState): void => {
    worker?.terminate()
    worker = null
    state.setState(last, true)
  }
  const heard = ({ data }: MessageEvent<LuckNews>): void => {
    if ('done' in data) state.setState({ at: 'running', ...data }, true)
    else if ('found' in data) end({ at: 'found', luck: data.found })
    else end({ at: 'failed', fault: data.fault })
  }
  return {
    state,
    start() {
      if (worker || state.getState().at === 'found') return
      state.setState({ at: 'running', done: 0, of: 0 }, true)
      try {
        worker = startWorker('luck')
      } catch (error) {
        return end({ at: 'failed', fault: errorText(error) })
      }
      worker.addEventListener('message', heard)
      worker.addEventListener('error', ({ message }) => end({ at: 'failed', fault: message }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(exportBattle(battle))
    },
    stop: () => end({ at: 'stopped' }),
  }
}
