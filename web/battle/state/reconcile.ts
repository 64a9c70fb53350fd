import { piecesAmong } from '@grognard/umpire'
import type { Battle, Roster, Seat } from '@grognard/umpire'
import { readLog } from '../record/log-rows.ts'
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
import type { Moment } from '../record/timeline.ts'
import { recordOf } from '../record/seat-record.ts'
import type { Viewpoint } from '../record/seat-record.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { withSelectionBack } from './held-selection.ts'
import { viewerAfter } from './next-viewer.ts'
import { answerIn } from './others-answer.ts'
import { withSelection } from './selection.ts'
import { turnViewAt, turnViewOf } from './turn-view.ts'

/** Brings what is shown up to the battle: who looks, what is played back to them, what they are asked. */
export function reconcile(before: BattleState): BattleState {
  const state = withLogRead({ ...before, seen: notMoreThanThereIs(before) })
  const playing = played(state)
  if (playing) return playing
  const { battle, players } = state
  const { viewer, next } = viewerAfter(battle.game, battle.state, players, state.viewer)
  const now = { ...state, viewer, next, playback: null, stirred: [] }
  return viewer === null ? handedOver(now) : looking(now, viewer, state)
}

function withLogRead(state: BattleState): BattleState {
  if (state.viewer === null) return state
  const own = readLog(state.logs.own, recordOf(state.battle, state.viewer))
  return { ...state, logs: { ...state.logs, own } }
}

/** Nothing of the battle is on the page while the screen goes from hand to hand. */
function handedOver(state: BattleState): BattleState {
  const seen = seenByViewer(state)
  const logs = { own: null, replay: null }
  const nothing = { turnView: null, rows: [], roster: new Map(), logs, selected: null, held: null }
  return { ...state, ...emptySelection, ...nothing, seen }
}

function looking(now: BattleState, viewer: Seat, before: BattleState): BattleState {
  const { battle, sealed } = now
  const own = readLog(now.logs.own, recordOf(battle, viewer))
  const shown = withSelectionBack(
    withSelection({
      ...now,
      seen: seenBy(seenByViewer(before), battle, viewer),
      turnView: turnViewOf(battle, viewer, sealed !== null),
      rows: own.rows,
      roster: own.roster,
      logs: { ...now.logs, own },
    }),
  )
  const seenBefore = before.viewer === viewer ? before.seen.get(viewer)?.entries : undefined
  return seenBefore === undefined ? shown : withAnswerTold(shown, viewer, seenBefore)
}

/** What another has answered meanwhile and nothing else tells. */
function withAnswerTold(state: BattleState, viewer: Seat, seen: number): BattleState {
  const own = state.battle.file.entries.findLast(({ seat }) => seat === viewer)?.seq ?? -1
  const told = answerIn(state.rows, { own, step: state.turnView?.ask?.step ?? null, seen })
  if (!told || state.objection) return state
  return { ...state, objection: { reasons: [], note: told } }
}

type Seen = BattleState['seen']

function seenBy(seen: Seen, { game, state, file }: Battle, seat: Seat): Seen {
  const { length: entries } = file.entries
  return new Map(seen).set(seat, { entries, view: game.view(state, seat) })
}

/** Whatever the viewer has not seen is taken as seen. */
export function seenByViewer({ seen, battle, viewer }: BattleState): Seen {
  return viewer === null ? seen : seenBy(seen, battle, viewer)
}

/** Nothing is new to a seat that had seen more than there is, once an order is taken back. */
function notMoreThanThereIs({ seen, battle }: BattleState): Seen {
  const { length } = battle.file.entries
  const tooMuch = [...seen].filter(([, { entries }]) => entries > length)
  return tooMuch.reduce((all, [seat]) => seenBy(all, battle, seat), seen)
}

/** The whole battle again from a viewpoint, at a moment. */
export function withReplay(
  state: BattleState,
  viewpoint: Viewpoint,
  at: number,
): BattleState & { playback: Playback } {
  const record = recordOf(state.battle, viewpoint)
  const replay = readLog(state.logs.replay, record)
  const playback = replayOf(record, replay, at)
  return { ...state, logs: { ...state.logs, replay }, playback }
}

/** The page while something is played back; null where nothing is. */
function played(state: BattleState): BattleState | null {
  const { viewer, logs } = state
  if (viewer === null || !logs.own) return null
  if (state.playback?.replay) return showing(goneOn(state, state.playback), viewer)
  const playback = toPlay(state, viewer, logs.own)
  return playback && showing({ ...state, playback }, viewer)
}

/** A replay of a battle that goes on meanwhile. */
function goneOn(state: BattleState, now: Playback): BattleState & { playback: Playback } {
  const record = now.replay?.record
  if (!record || record === recordOf(state.battle, record.viewpoint))
    return { ...state, playback: now }
  const again = withReplay(state, record.viewpoint, now.at)
  return { ...again, playback: { ...again.playback, isRunning: now.isRunning } }
}

/** What goes on being played back, or begins to be. */
function toPlay(state: BattleState, viewer: Seat, { rows }: Told): Playback | null {
  const { battle, playback, autoplay } = state
  const from = playback?.seen ?? state.seen.get(viewer)
  if (!from || (!playback && autoplay === 'off')) return null
  if (!playback && from.entries === battle.file.entries.length) return null
  const timeline = timelineOf(recordOf(battle, viewer), rows, from)
  if (playback) return { ...playback, timeline }
  if (!isWorthPlaying(timeline)) return null
  return { seen: from, timeline, at: 1, isRunning: autoplay === 'runs', replay: null }
}

/** The page at one moment of a playback: nobody is asked, and the log goes no further. */
function showing(state: BattleState & { playback: Playback }, viewer: Seat): BattleState {
  const { playback, battle, turnView: before } = state
  const moment = momentNow(playback)
  const view = playback.timeline.viewAfter(playback.at)
  const viewpoint = playback.replay?.record.viewpoint ?? viewer
  const turnView = turnViewAt(battle.game, viewpoint, view, moment?.phase ?? null)
  const { rows, roster } = rowsTold(state, moment)
  const changed = stirredBetween(before?.picture, turnView.picture)
  const actors = playback.replay ? actorsOf(moment, roster) : []
  const stirred = [...new Set([...changed, ...actors])]
  const isThere = turnView.picture.pieces.some(({ id }) => id === state.selected)
  const selected = isThere ? state.selected : null
  return { ...state, ...emptySelection, next: null, turnView, rows, roster, stirred, selected }
}

/** The whole log of a replay; of what is new no more than has been shown. */
function rowsTold(
  { playback, logs }: BattleState & { playback: Playback },
  moment: Moment | undefined,
): Told {
  const { rows, roster } = playback.replay ?? logs.own ?? { rows: [], roster: new Map() }
  const end = playback.replay ? -1 : rows.findIndex(row => row.id === moment?.line.id)
  return { rows: end < 0 ? rows : rows.slice(0, end + 1), roster }
}

/** The pieces that a moment of a replay tells of, pointed out since one may have come from afar. */
function actorsOf(moment: Moment | undefined, roster: Roster): string[] {
  const actors = moment ? piecesAmong(moment.line.words, roster) : []
  return actors.length > MOST_STIRRED ? [] : actors
}
