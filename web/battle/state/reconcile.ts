import { piecesAmong } from '@grognard/umpire'
import type { Roster, Seat } from '@grognard/umpire'
import { settings } from '../../shared/settings.ts'
import { createLog } from '../record/log-rows.ts'
import type { Told } from '../record/log-rows.ts'
import {
  isWorthPlaying,
  momentNow,
  MOST_STIRRED,
  stirredBetween,
} from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { replayOf } from '../record/replay.ts'
import { timelineOf } from '../record/timeline.ts'
import type { Moment, Seen } from '../record/timeline.ts'
import type { Viewpoint } from '../record/viewpoint.ts'
import type { BattleState } from './battle-state.ts'
import { withSelectionBack } from './held-selection.ts'
import { viewerAfter } from './next-viewer.ts'
import { answerIn } from './others-answer.ts'
import { emptySelection, withSelection } from './selection.ts'
import { turnViewAt, turnViewOf } from './turn-view.ts'

/** Brings what is shown up to the battle: who looks, what is played back to them, what they are asked. */
export interface Settling {
  settle(state: BattleState): BattleState
  /** Whatever the viewer has not seen is taken as seen. */
  seeAll(state: BattleState): void
  /** The whole battle again as these eyes may see it, at a moment. */
  again(state: BattleState, viewpoint: Viewpoint, at: number): Playback
}

/** All that lies before `first` has been seen. `isStill` says whether nothing may move by itself. */
export function createSettling(first: BattleState, isStill: () => boolean): Settling {
  const log = createLog()
  const logAgain = createLog()
  const seen = new Map<Seat, Seen>()
  const see = ({ battle }: BattleState, seat: Seat): void => {
    const view = battle.game.view(battle.state, seat)
    seen.set(seat, { entries: battle.file.entries.length, events: 0, view })
  }
  for (const seat of first.battle.game.seats(first.battle.state)) see(first, seat)

  const again = ({ battle }: BattleState, viewpoint: Viewpoint, at: number): Playback =>
    replayOf(battle, viewpoint, logAgain(battle, viewpoint), at)

  const goneOn = (state: BattleState, now: Playback, viewpoint: Viewpoint): Playback =>
    now.replay?.battle === state.battle
      ? now
      : { ...again(state, viewpoint, now.at), isRunning: now.isRunning }

  /** What goes on being played back, or begins to be. */
  const toPlay = (state: BattleState, viewer: Seat, { rows }: Told): Playback | null => {
    const { battle, playback } = state
    if (playback?.replay) return goneOn(state, playback, playback.replay.viewpoint)
    const from = playback?.seen ?? seen.get(viewer)
    if (!from || (!playback && settings.getState().playback === 'off')) return null
    if (!playback && from.entries === battle.file.entries.length) return null
    const timeline = timelineOf(battle, viewer, rows, from)
    if (playback) return { ...playback, timeline }
    if (!isWorthPlaying(timeline)) return null
    return { seen: from, timeline, at: 1, isRunning: !isStill(), replay: null }
  }

  const played = (state: BattleState): BattleState | null => {
    if (state.viewer === null) return null
    const told = log(state.battle, state.viewer)
    const playback = toPlay(state, state.viewer, told)
    return playback && showing({ ...state, playback }, state.viewer, told)
  }

  /** Nothing is new to a seat that had seen more than there is, once an order is taken back. */
  const seeLess = (state: BattleState): void => {
    for (const [seat, { entries }] of seen)
      if (entries > state.battle.file.entries.length) see(state, seat)
  }

  const settle = (state: BattleState): BattleState => {
    seeLess(state)
    const playing = played(state)
    if (playing) return playing
    const { battle, players, sealed } = state
    const seenBefore = state.viewer === null ? undefined : seen.get(state.viewer)?.entries
    if (state.viewer !== null) see(state, state.viewer)
    const { viewer, next } = viewerAfter(battle.game, battle.state, players, state.viewer)
    const rest = { playback: null, stirred: [] }
    if (viewer === null)
      return {
        ...state,
        ...emptySelection,
        ...rest,
        viewer,
        next,
        turnView: null,
        rows: [],
        roster: new Map(),
        selected: null,
        held: null,
      }
    see(state, viewer)
    const turnView = turnViewOf(battle, viewer, sealed !== null)
    const { rows, roster } = log(battle, viewer)
    const back = withSelectionBack(
      withSelection({ ...state, ...rest, viewer, next, turnView, rows, roster }),
    )
    if (viewer !== state.viewer || seenBefore === undefined) return back
    const own = battle.file.entries.findLast(({ seat }) => seat === viewer)?.seq ?? -1
    const told = answerIn(rows, { own, step: turnView.ask?.step ?? null, seen: seenBefore })
    return told ? { ...back, objection: back.objection ?? { reasons: [], note: told } } : back
  }

  return {
    settle,
    again,
    seeAll(state) {
      if (state.viewer !== null) see(state, state.viewer)
    },
  }
}

/** The page at one moment of a playback: nobody is asked, and the log goes no further. */
function showing(state: BattleState & { playback: Playback }, viewer: Seat, told: Told) {
  const { playback, battle, turnView: before } = state
  const moment = momentNow(playback)
  const view = playback.timeline.viewAfter(playback.at)
  const viewpoint = playback.replay?.viewpoint ?? viewer
  const turnView = turnViewAt(battle.game, viewpoint, view, moment?.phase ?? null)
  const { rows: all, roster } = playback.replay ?? told
  const end = playback.replay ? -1 : all.findIndex(row => row.id === moment?.line.id)
  const rows = end < 0 ? all : all.slice(0, end + 1)
  const changed = stirredBetween(before?.picture, turnView.picture)
  const actors = playback.replay ? actorsOf(moment, roster) : []
  const stirred = [...new Set([...changed, ...actors])]
  const isThere = turnView.picture.pieces.some(({ id }) => id === state.selected)
  const selected = isThere ? state.selected : null
  return { ...state, ...emptySelection, next: null, turnView, rows, roster, stirred, selected }
}

/** The pieces that a moment of a replay tells of, pointed out since one may have come from afar. */
function actorsOf(moment: Moment | undefined, roster: Roster): string[] {
  const actors = moment ? piecesAmong(moment.line.words, roster) : []
  return actors.length > MOST_STIRRED ? [] : actors
}
