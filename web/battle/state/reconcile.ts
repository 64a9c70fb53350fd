import { piecesAmong, recordOf } from '@grognard/umpire'
import type { Piece, Roster, Seat, SeatRecord, Viewpoint } from '@grognard/umpire'
import { readLog } from '../record/log-rows.ts'
import { ruinedBetween, weightOfChange } from '../record/moment-weight.ts'
import type { Told } from '../record/log-rows.ts'
import {
  isOnlyWritten,
  isWorthPlaying,
  momentNow,
  MOST_STIRRED,
  stirredBetween,
} from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { replayOf } from '../record/replay.ts'
import { timelineOf } from '../record/timeline.ts'
import type { Moment, Seen } from '../record/timeline.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState, SeenBySeat } from './battle-state.ts'
import { withGroupBack } from './group.ts'
import { withSelectionBack } from './held-selection.ts'
import { answerIn } from './others-answer.ts'
import { withSelection } from './selection.ts'
import { turnViewAt, turnViewOf } from './turn-view.ts'
import type { TurnView } from './turn-view.ts'

/** Brings what is shown up to the record: what is played back to whoever looks, what they are asked. */
export function reconcile(before: BattleState): BattleState {
  const state = { ...before, seen: notMoreThanThereIs(before) }
  const { viewer, record } = state
  if (viewer === null || !record) return handedOver(state)
  const looks = { viewer, record }
  return played(state, looks) ?? looking(state, looks)
}

/** Who looks, and what they may know. */
interface Looks {
  viewer: Seat
  record: SeatRecord
}

/** Nothing of the battle is on the page while the screen goes from hand to hand. */
function handedOver(state: BattleState): BattleState {
  const logs = { own: null, replay: null }
  const nothing = { turnView: null, rows: [], roster: new Map(), logs, selected: null, held: null }
  return { ...state, ...emptySelection, ...nothing, playback: null, stirred: [] }
}

function looking(state: BattleState, { viewer, record }: Looks): BattleState {
  const own = readLog(state.logs.own, record)
  const shown = withSelectionBack(
    withSelection({
      ...state,
      playback: null,
      stirred: [],
      seen: new Map(state.seen).set(viewer, allOf(record)),
      turnView: turnViewOf(record, viewer, state.sealed !== null),
      rows: own.rows,
      roster: own.roster,
      logs: { ...state.logs, own },
    }),
  )
  const grouped = withGroupBack(shown)
  const seenBefore = state.seen.get(viewer)?.entries
  return seenBefore === undefined
    ? grouped
    : withAnswerTold(grouped, { viewer, record }, seenBefore)
}

/** What another has answered meanwhile and nothing else tells. */
function withAnswerTold(state: BattleState, { viewer, record }: Looks, seen: number): BattleState {
  const own = record.entries.findLast(({ seat }) => seat === viewer)?.seq ?? -1
  const told = answerIn(state.rows, { own, step: state.turnView?.ask?.step ?? null, seen })
  if (!told || state.objection) return state
  return { ...state, objection: { reasons: [], note: told } }
}

function allOf({ entries, view }: SeatRecord): SeenBySeat {
  return { entries: entries.length, view }
}

/** Whatever the viewer has not seen is taken as seen. */
export function seenByViewer({ seen, record, viewer }: BattleState): BattleState['seen'] {
  return viewer === null || !record ? seen : new Map(seen).set(viewer, allOf(record))
}

/** Another looks: of what only others may know nothing is kept, and what two have watched together is seen by both. */
export function seenByPassing(state: BattleState, { viewer: before }: BattleState): BattleState {
  const bare = [...state.seen].map(
    ([seat, { entries }]) => [seat, { entries, view: null }] as const,
  )
  const seen = { ...state, seen: new Map<Seat, SeenBySeat>(bare) }
  return before === null ? seen : { ...seen, seen: seenByViewer(seen) }
}

/** Nothing is new to a seat that had seen more than there is, once an order is taken back. */
function notMoreThanThereIs({ seen, record }: BattleState): BattleState['seen'] {
  const { length } = record?.entries ?? { length: Number.POSITIVE_INFINITY }
  const tooMuch = [...seen].filter(([, { entries }]) => entries > length)
  return tooMuch.reduce(
    (all, [seat]) => new Map(all).set(seat, { entries: length, view: null }),
    seen,
  )
}

/** The battle as a viewpoint may know it; that of others once nothing is hidden any more. */
function recordFor(
  { viewer, record, ended }: BattleState,
  viewpoint: Viewpoint,
): SeatRecord | null {
  return viewpoint === viewer || !ended ? record : recordOf(ended, viewpoint)
}

/** The whole battle again from a viewpoint, at a moment. */
export function withReplay(state: BattleState, viewpoint: Viewpoint, at: number): BattleState {
  const record = recordFor(state, viewpoint)
  if (!record) return state
  const replay = readLog(state.logs.replay, record)
  const playback = replayOf(record, replay, at)
  return { ...state, logs: { ...state.logs, replay }, playback }
}

/** The page while something is played back; null where nothing is. */
function played(before: BattleState, looks: Looks): BattleState | null {
  const own = readLog(before.logs.own, looks.record)
  const state = { ...before, logs: { ...before.logs, own } }
  const now = state.playback?.replay ? state.playback : toPlay(state, looks, own)
  if (!now) return null
  const shown = goneOn(state, now)
  return shown.playback ? showing({ ...shown, playback: shown.playback }, looks.viewer) : null
}

/** A replay of a battle that goes on meanwhile. */
function goneOn(state: BattleState, now: Playback): BattleState {
  const record = now.replay?.record
  if (!record || record === recordFor(state, record.viewpoint)) return { ...state, playback: now }
  const again = withReplay(state, record.viewpoint, now.at)
  return {
    ...again,
    playback: again.playback && { ...again.playback, isRunning: now.isRunning },
  }
}

/** What goes on being played back, or begins to be. */
function toPlay(state: BattleState, { viewer, record }: Looks, { rows }: Told): Playback | null {
  const { playback, autoplay } = state
  if (playback) return { ...playback, timeline: timelineOf(record, rows, playback.seen) }
  const from = state.seen.get(viewer) ?? { entries: state.openedAt, view: null }
  if (autoplay === 'off' || from.entries >= record.entries.length) return null
  const seen = { entries: from.entries, view: from.view ?? viewAfter(record, from.entries) }
  const timeline = timelineOf(record, rows, seen)
  if (!isWorthPlaying(timeline)) return null
  const isOwn = record.entries.slice(from.entries).every(({ seat }) => seat === viewer)
  if (isOwn && isOnlyWritten(record, timeline, seen)) return null
  const isRunning = autoplay === 'runs'
  return { seen, timeline, at: 1, isRunning, weights: new Map(), isHeld: false, replay: null }
}

/** How the battle stood after so many entries. */
function viewAfter({ game, start, entries }: SeatRecord, count: number): Seen['view'] {
  return game.replay(
    start,
    entries.slice(0, count).flatMap(({ events }) => events),
  )
}

/** The page at one moment of a playback: nobody is asked, and the log goes no further. */
function showing(state: BattleState & { playback: Playback }, viewer: Seat): BattleState {
  const { playback, game, turnView: before } = state
  const moment = momentNow(playback)
  const view = playback.timeline.viewAfter(playback.at)
  const viewpoint = playback.replay?.record.viewpoint ?? viewer
  const turnView = turnViewAt(game, viewpoint, view, moment?.phase ?? null)
  const { rows, roster } = rowsTold(state, moment)
  const weighed = withWeight(state, turnView.picture.pieces)
  const ruined = weighed.weights.get(playback.at) === 'disaster' ? ruinedNow(state, turnView) : []
  const changed = stirredBetween(before?.picture, turnView.picture)
  const actors = playback.replay ? actorsOf(moment, roster) : []
  const stirred = [...new Set([...changed, ...actors])]
  const isThere = turnView.picture.pieces.some(({ id }) => id === state.selected)
  const selected = isThere ? state.selected : null
  const shown = { turnView, rows, roster, stirred, ruined, selected, playback: weighed }
  return { ...state, ...emptySelection, ...shown }
}

/** How much the moment matters, found when it is first shown: at a disaster it is held, where that is wanted. */
function withWeight(
  { playback, game, pauses }: BattleState & { playback: Playback },
  pieces: readonly Piece[],
): Playback {
  const { at, timeline, weights, replay, isRunning } = playback
  if (weights.has(at)) return playback
  const before = game.pieces(timeline.viewAfter(at - 1))
  const weight = weightOfChange(before, pieces)
  const isHeld = weight === 'disaster' && isRunning && !replay && pauses !== 'never'
  return {
    ...playback,
    weights: new Map(weights).set(at, weight),
    ...(isHeld && { isHeld, isRunning: false }),
  }
}

/** What the moment on the screen has ruined; the same list as long as it is on the screen. */
function ruinedNow(
  { playback, game, ruined }: BattleState & { playback: Playback },
  { picture }: TurnView,
): readonly string[] {
  const now = ruinedBetween(
    game.pieces(playback.timeline.viewAfter(playback.at - 1)),
    picture.pieces,
  )
  return now.join() === ruined.join() ? ruined : now
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
