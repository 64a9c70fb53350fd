import type { StoreApi } from 'zustand/vanilla'
import { settings } from '../../shared/settings.ts'
import type { LogLine } from '../record/log-rows.ts'
import { dwellOf } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { viewpointsOpen, momentOf } from '../record/replay.ts'
import type { Viewpoint } from '../record/viewpoint.ts'
import type { BattleState } from './battle-state.ts'
import { selectionOf } from './held-selection.ts'
import type { Settling } from './reconcile.ts'

/** The hand at the playback. */
export interface Projector {
  toggle(): void
  /** One moment forward or back, and it stands still; past the last one it is over. */
  step(by: number): void
  goTo(at: number): void
  /** To the end: orders are asked for again. A replay is left. */
  finish(): void
  /** Shows the whole battle again from its beginning. */
  replay(): void
  /** Shows it again from a line of the log, and plays on. */
  from(line: LogLine): void
  /** Shows it again at what came of an entry. */
  atEntry(seq: number): void
  /** Through whose eyes the replay is seen; others' are open when the battle is over. */
  seeBy(viewpoint: Viewpoint): void
  stop(): void
}

/** What is on the screen of a playback, and how it goes on. */
interface Showing {
  show(playback: Playback): void
  goTo(at: number, isRunning: boolean): void
  finish(): void
}

/** `isStill` says whether nothing may move by itself; `moved` is called when moments are over. */
export function createProjector(
  state: StoreApi<BattleState>,
  settling: Settling,
  isStill: () => boolean,
  moved: () => void,
): Projector {
  const showing = createShowing(state, settling, moved)
  const stop = keepRunning(state, showing)
  return {
    ...controls(state, showing),
    ...replaying(state, settling, showing, isStill),
    stop,
  }
}

function createShowing(
  state: StoreApi<BattleState>,
  { settle, seeAll }: Settling,
  moved: () => void,
): Showing {
  const show = (playback: Playback): void => {
    state.setState(settle({ ...state.getState(), playback }), true)
    moved()
  }
  const finish = (): void => {
    const now = state.getState()
    if (!now.playback) return
    if (!now.playback.replay) seeAll(now)
    state.setState(settle({ ...now, playback: null }), true)
    moved()
  }
  const goTo = (at: number, isRunning: boolean): void => {
    const { playback } = state.getState()
    if (!playback) return
    const { length } = playback.timeline.moments
    if (at <= length) show({ ...playback, at: Math.max(1, at), isRunning })
    else if (playback.replay) show({ ...playback, at: length, isRunning: false })
    else finish()
  }
  return { show, goTo, finish }
}

/** A moment that runs is followed by the next in its time, at the pace that is wanted now; returns the way to stop. */
function keepRunning(state: StoreApi<BattleState>, { goTo }: Showing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let timed: Playback | null = null
  const tick = (): void => {
    const { playback } = state.getState()
    if (playback?.isRunning) goTo(playback.at + 1, true)
  }
  const wind = (): void => {
    const { playback } = state.getState()
    if (playback?.at === timed?.at && playback?.isRunning === timed?.isRunning) return
    timed = playback
    clearTimeout(timer)
    if (playback?.isRunning)
      timer = setTimeout(tick, dwellOf(playback, settings.getState().playback))
  }
  const unsubscribe = state.subscribe(wind)
  wind()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

type Controls = Pick<Projector, 'toggle' | 'step' | 'goTo' | 'finish'>

function controls(state: StoreApi<BattleState>, { show, goTo, finish }: Showing): Controls {
  return {
    toggle() {
      const { playback } = state.getState()
      if (!playback) return
      const isAtEnd = playback.replay !== null && playback.at >= playback.timeline.moments.length
      show({ ...playback, at: isAtEnd ? 1 : playback.at, isRunning: !playback.isRunning })
    },
    step(by) {
      const { playback } = state.getState()
      if (playback) goTo(playback.at + by, false)
    },
    goTo: at => goTo(at, false),
    finish,
  }
}

/** Shows the battle again from its beginning. */
function replaying(
  state: StoreApi<BattleState>,
  { again }: Settling,
  { show }: Showing,
  isStill: () => boolean,
): Pick<Projector, 'replay' | 'from' | 'atEntry' | 'seeBy'> {
  /** With the eyes of the one that is seen; of a battle that is over nothing is hidden. */
  const open = (placed: (playback: Playback) => Playback): void => {
    const now = state.getState()
    if (now.viewer === null) return
    if (!now.playback) state.setState({ ...now, held: selectionOf(now) }, true)
    const own = now.battle.state.outcome ? null : now.viewer
    const viewpoint = now.playback?.replay ? now.playback.replay.viewpoint : own
    show(placed(again(now, viewpoint, 1)))
  }
  return {
    replay: () => open(playback => playback),
    from: line => open(playback => ({ ...placedAt(playback, line), isRunning: !isStill() })),
    atEntry: seq => open(playback => placedAt(playback, { seq })),
    seeBy(viewpoint) {
      const now = state.getState()
      const { playback, viewer, battle } = now
      if (
        !playback?.replay ||
        viewer === null ||
        !viewpointsOpen(battle, viewer).includes(viewpoint)
      )
        return
      const line = playback.timeline.moments[playback.at - 1]?.line
      const seen = again(now, viewpoint, 1)
      show({ ...(line ? placedAt(seen, line) : { ...seen, at: 1 }), isRunning: playback.isRunning })
    },
  }
}

/** At a line, or where an entry begins. */
function placedAt(playback: Playback, line: { id?: string; seq: number }): Playback {
  return { ...playback, at: momentOf(playback.timeline, line) }
}
