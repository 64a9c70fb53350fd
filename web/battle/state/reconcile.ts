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
import { reelOf } from '../record/timeline.ts'
import type { Moment, Seen } from '../record/timeline.ts'
import type { Eyes } from '../record/viewpoint.ts'
import type { BattleState } from './battle-state.ts'
import { withHandBack } from './held-selection.ts'
import { viewerAfter } from './next-viewer.ts'
import { answerIn } from './others-answer.ts'
import { emptyHand, withHand } from './selection.ts'
import { standingAt, standingOf } from './turn-view.ts'

/** Brings what is shown up to the battle: who looks, what is played back to them, what they are asked. */
export interface Settling {
  settle(state: BattleState): BattleState
  /** Whatever the viewer has not seen is taken as seen. */
  seeAll(state: BattleState): void
  /** The whole battle again as these eyes may see it, at a moment. */
  again(state: BattleState, eyes: Eyes, at: number): Playback
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

  const again = ({ battle }: BattleState, eyes: Eyes, at: number): Playback =>
    replayOf(battle, eyes, logAgain(battle, eyes), at)

  const goneOn = (state: BattleState, now: Playback, eyes: Eyes): Playback =>
    now.replay?.battle === state.battle
      ? now
      : { ...again(state, eyes, now.at), isRunning: now.isRunning }

  /** What goes on being played back, or begins to be. */
  const toPlay = (state: BattleState, viewer: Seat, { rows }: Told): Playback | null => {
    const { battle, playback } = state
    if (playback?.replay) return goneOn(state, playback, playback.replay.eyes)
    const from = playback?.seen ?? seen.get(viewer)
    if (!from || (!playback && settings.getState().playback === 'off')) return null
    if (!playback && from.entries === battle.file.entries.length) return null
    const reel = reelOf(battle, viewer, rows, from)
    if (playback) return { ...playback, reel }
    if (!isWorthPlaying(reel)) return null
    return { seen: from, reel, at: 1, isRunning: !isStill(), replay: null }
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
        ...emptyHand,
        ...rest,
        viewer,
        next,
        standing: null,
        rows: [],
        roster: new Map(),
        selected: null,
        held: null,
      }
    see(state, viewer)
    const standing = standingOf(battle, viewer, sealed !== null)
    const { rows, roster } = log(battle, viewer)
    const back = withHandBack(withHand({ ...state, ...rest, viewer, next, standing, rows, roster }))
    if (viewer !== state.viewer || seenBefore === undefined) return back
    const own = battle.file.entries.findLast(({ seat }) => seat === viewer)?.seq ?? -1
    const told = answerIn(rows, { own, step: standing.ask?.step ?? null, seen: seenBefore })
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
  const { playback, battle, standing: before } = state
  const moment = momentNow(playback)
  const view = playback.reel.viewAfter(playback.at)
  const eyes = playback.replay?.eyes ?? viewer
  const standing = standingAt(battle.game, eyes, view, moment?.phase ?? null)
  const { rows: all, roster } = playback.replay ?? told
  const end = playback.replay ? -1 : all.findIndex(row => row.id === moment?.line.id)
  const rows = end < 0 ? all : all.slice(0, end + 1)
  const changed = stirredBetween(before?.picture, standing.picture)
  const actors = playback.replay ? actorsOf(moment, roster) : []
  const stirred = [...new Set([...changed, ...actors])]
  const isThere = standing.picture.pieces.some(({ id }) => id === state.selected)
  const selected = isThere ? state.selected : null
  return { ...state, ...emptyHand, next: null, standing, rows, roster, stirred, selected }
}

/** The pieces that a moment of a replay tells of, pointed out since one may have come from afar. */
function actorsOf(moment: Moment | undefined, roster: Roster): string[] {
  const actors = moment ? piecesAmong(moment.line.words, roster) : []
  return actors.length > MOST_STIRRED ? [] : actors
}
