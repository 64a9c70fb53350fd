import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from './battle-state.ts'

/** A key pressed so soon after a playback was still meant for it; milliseconds. */
const STILL_MEANT = 1000

/** Knows when a playback has ended. `clock` tells milliseconds. */
export interface PlaybackEnd {
  hasJustEnded(): boolean
  stop(): void
}

export function watchEnd(
  state: StoreApi<Pick<BattleState, 'playback'>>,
  clock: () => number = () => performance.now(),
): PlaybackEnd {
  let endedAt = -Infinity
  let wasPlaying = state.getState().playback !== null
  const stop = state.subscribe(() => {
    const isPlaying = state.getState().playback !== null
    if (wasPlaying && !isPlaying) endedAt = clock()
    wasPlaying = isPlaying
  })
  return { hasJustEnded: () => clock() - endedAt < STILL_MEANT, stop }
}
