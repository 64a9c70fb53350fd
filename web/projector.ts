import type { BattleState } from './battle-state.ts'
import type { LogLine } from './log.ts'
import type { Observed } from './observed.ts'
import { dwellOf } from './playback.ts'
import type { Playback } from './playback.ts'
import { reelOf, seenBefore } from './reel.ts'
import { settings } from './settings.ts'
import type { Settling } from './settle.ts'

/** The hand at the playback. */
export interface Projector {
  toggle(): void
  /** One moment forward or back, and it stands still; past the last one it is over. */
  step(by: number): void
  goTo(at: number): void
  /** To the end: orders are asked for again. */
  finish(): void
  /** Plays back from a line of the log to the end. */
  from(line: LogLine): void
  stop(): void
}

/** `isStill` says whether nothing may move by itself; `moved` is called when moments are over. */
export function createProjector(
  state: Observed<BattleState>,
  { settle, seeAll }: Settling,
  isStill: () => boolean,
  moved: () => void,
): Projector {
  let timer: ReturnType<typeof setTimeout> | undefined
  let timed: Playback | null = null

  const show = (playback: Playback): void => {
    state.set(settle({ ...state.get(), playback }))
    moved()
  }

  const finish = (): void => {
    const now = state.get()
    if (!now.playback) return
    seeAll(now)
    state.set(settle({ ...now, playback: null }))
    moved()
  }

  const goTo = (at: number, isRunning: boolean): void => {
    const { playback } = state.get()
    if (!playback) return
    if (at > playback.reel.moments.length) return finish()
    show({ ...playback, at: Math.max(1, at), isRunning })
  }

  const tick = (): void => {
    const { playback } = state.get()
    if (playback?.isRunning) goTo(playback.at + 1, true)
  }

  /** A moment that runs is followed by the next in its time, at the pace that is wanted now. */
  const wind = (): void => {
    const { playback } = state.get()
    if (playback?.at === timed?.at && playback?.isRunning === timed?.isRunning) return
    timed = playback
    clearTimeout(timer)
    if (playback?.isRunning) timer = setTimeout(tick, dwellOf(playback, settings.get().playback))
  }
  const unsubscribe = state.subscribe(wind)
  wind()

  return {
    toggle() {
      const { playback } = state.get()
      if (playback) show({ ...playback, isRunning: !playback.isRunning })
    },
    step(by) {
      const { playback } = state.get()
      if (playback) goTo(playback.at + by, false)
    },
    goTo: at => goTo(at, false),
    finish,
    from(line) {
      const { battle, viewer, rows } = state.get()
      const seen = viewer === null ? null : seenBefore(battle, viewer, line)
      if (!seen || viewer === null) return
      const reel = reelOf(battle, viewer, rows, seen)
      show({ seen, reel, at: 1, isRunning: !isStill(), isAgain: true })
    },
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
