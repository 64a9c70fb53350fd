import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { momentLike, momentOf, viewpointsOpen } from '../record/replay.ts'
import type { Viewpoint } from '@grognard/umpire'
import type { ActionType, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { selectionOf } from './held-selection.ts'
import { reconcile, seenByViewer, withReplay } from './reconcile.ts'

type OfPlayback = Extract<ActionType, `playback/${string}` | `replay/${string}`>

/** What has happened is played back, and the whole battle shown again. */
export const playbackHandlers: Handlers<OfPlayback | 'settings/autoplay'> = {
  'playback/toggle': toggled,
  'playback/step': (state, { by }) => movedTo(state, (state.playback?.at ?? 0) + by, false),
  'playback/goTo': (state, { at }) => movedTo(state, at, false),
  'playback/tick'(state) {
    const { playback } = state
    return playback?.isRunning ? movedTo(state, playback.at + 1, true) : state
  },
  'playback/finish': finished,
  'playback/forget': state => ({ ...state, hasJustPlayed: false }),
  'playback/footSeen': state => ({ ...state, isFootFresh: false }),

  'replay/begin': state => replayed(state, playback => playback),
  'replay/fromLine': (state, { line }) =>
    replayed(state, playback => ({
      ...placedAt(playback, line),
      isRunning: state.autoplay !== 'still',
    })),
  'replay/atEntry': (state, { seq }) => replayed(state, playback => placedAt(playback, { seq })),
  'replay/seeAs': (state, { viewpoint }) => seenAs(state, viewpoint),

  'settings/autoplay': (state, { autoplay, pauses }) => ({ ...state, autoplay, pauses }),
}

function shown(state: BattleState, playback: Playback): BattleState {
  return reconcile({ ...state, playback })
}

/** Plays or pauses; where it is held it goes on with the next moment. At the end of a replay it begins anew. */
export function toggled(state: BattleState): BattleState {
  const { playback } = state
  if (!playback) return state
  if (playback.isHeld) return movedTo(state, playback.at + 1, true)
  const isAtEnd = playback.replay !== null && playback.at >= playback.timeline.moments.length
  const at = isAtEnd ? 1 : playback.at
  return shown(state, { ...playback, at, isRunning: !playback.isRunning })
}

function movedTo(state: BattleState, at: number, isRunning: boolean): BattleState {
  const { playback } = state
  if (!playback) return state
  const { length } = playback.timeline.moments
  const next = { ...playback, isRunning, isHeld: false }
  if (at <= length) return shown(state, { ...next, at: Math.max(1, at) })
  if (playback.replay) return shown(state, { ...next, at: length, isRunning: false })
  return holdsAtEnd(state, playback)
    ? shown(state, { ...next, isRunning: false, isHeld: true })
    : finished(state)
}

/** Before the viewer's own turn it waits once, where that is wanted. */
function holdsAtEnd({ pauses }: BattleState, { isHeld }: Playback): boolean {
  return pauses === 'turns' && !isHeld
}

/** All that is new has been seen; a replay is left, which changes nothing of that. */
export function finished(state: BattleState): BattleState {
  const { playback } = state
  if (!playback) return state
  const seen = playback.replay ? state.seen : seenByViewer(state)
  return reconcile({ ...state, seen, playback: null })
}

/** From the viewpoint that is shown; of a battle that is over nothing is hidden. */
function replayed(state: BattleState, placed: (playback: Playback) => Playback): BattleState {
  const { playback, viewer, ended } = state
  if (viewer === null) return state
  const own = ended ? null : viewer
  const viewpoint = playback?.replay ? playback.replay.record.viewpoint : own
  const held = playback ? state.held : selectionOf(state)
  const again = withReplay({ ...state, held }, viewpoint, 1)
  return again.playback ? shown(again, placed(again.playback)) : state
}

function seenAs(state: BattleState, viewpoint: Viewpoint): BattleState {
  const { playback, viewer, record } = state
  if (!playback?.replay || viewer === null || !record) return state
  if (!viewpointsOpen(record, viewer).includes(viewpoint)) return state
  const line = momentNow(playback)?.line
  const again = withReplay(state, viewpoint, 1)
  if (!again.playback) return state
  const at = line ? momentLike(again.playback.timeline, line) : again.playback.at
  return shown(again, { ...again.playback, at, isRunning: playback.isRunning })
}

/** At a line, or where an entry begins. */
function placedAt(playback: Playback, line: { id?: string; seq: number }): Playback {
  return { ...playback, at: momentOf(playback.timeline, line) }
}
