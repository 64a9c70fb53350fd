import type { Picture, Piece, SeatRecord } from '@grognard/umpire'
import type { Pace } from '../../shared/settings.ts'
import { isStep } from './log-rows.ts'
import type { Told } from './log-rows.ts'
import type { Weight } from './moment-weight.ts'
import type { Moment, Seen, Timeline } from './timeline.ts'

/** Events that are shown one after the other before the next order is asked for. */
export interface Playback {
  seen: Seen
  timeline: Timeline
  /** So many moments have been shown; the last of them is on the screen. */
  at: number
  isRunning: boolean
  /** How much the moments shown so far matter, by their number. */
  weights: ReadonlyMap<number, Weight>
  /** It has stopped at a disaster, or before the viewer's turn, until it is told to go on. */
  isHeld: boolean
  /** The whole battle seen again; null where it is what is new to the viewer. */
  replay: Replay | null
}

/** A battle from its beginning as some eyes may see it, and its whole log. */
interface Replay extends Told {
  record: SeatRecord
}

/** Fewer lines than this are shown at once. */
const FEWEST = 3

export function isWorthPlaying({ moments }: Timeline): boolean {
  return moments.length >= FEWEST
}

export function momentNow({ timeline, at }: Playback): Moment | undefined {
  return timeline.moments[at - 1]
}

/** A whole turn lasts about so long at the usual pace; milliseconds. */
const WHOLE = 8000
/** A line of no great matter counts one, any other this; milliseconds that one may last. */
const HEAVY = 3
const SHORTEST = 50
const LONGEST = 220
/** Milliseconds that what matters lasts at the usual pace. */
const LASTS: Record<Exclude<Weight, 'routine'>, number> = { hit: 900, disaster: 1800 }

const PACES: Record<Exclude<Pace, 'off'>, number> = { slow: 2.4, normal: 1, fast: 0.4 }

/** From the first moment that the chart had not come to when so many events of an entry had happened. */
export function goingOnAfter(playback: Playback, seq: number, events: number): Playback {
  const { moments } = playback.timeline
  const seen = new Set(Array.from({ length: events }, (_, index) => `${seq}-${index}`))
  const last = moments.findLastIndex(({ line }) => seen.has(line.id))
  return { ...playback, at: Math.min(moments.length, last + 2) }
}

/** How long the moment on the screen stays there, in milliseconds. A replay is in no hurry. */
export function dwellOf({ timeline, at, replay, weights }: Playback, pace: Pace): number {
  const { moments } = timeline
  const one = replay ? LONGEST : hurried(moments)
  const weight = weights.get(at) ?? 'routine'
  const routine = one * weightOf(moments, at - 1)
  const lasts = weight === 'routine' ? routine : Math.max(routine, LASTS[weight])
  return lasts * PACES[pace === 'off' ? 'normal' : pace]
}

function hurried(moments: readonly Moment[]): number {
  const all = moments.reduce((sum, _, index) => sum + weightOf(moments, index), 0)
  return Math.min(LONGEST, Math.max(SHORTEST, WHOLE / all))
}

/** A step like the one before it is passed quickly. */
function weightOf(moments: readonly Moment[], index: number): number {
  const now = moments[index]?.line
  const before = moments[index - 1]?.line
  const isLight = now && isStep(now) && now.text.key === before?.text.key
  return isLight ? 1 : HEAVY
}

/** More pieces than this that change at once are not pointed out. */
export const MOST_STIRRED = 4

/** The few pieces that look otherwise than before; none where many do. */
export function stirredBetween(before: Picture | undefined, after: Picture): string[] {
  if (!before) return []
  const looked = new Map(before.pieces.map(piece => [piece.id, looksOf(piece)]))
  const stirred = after.pieces.filter(piece => {
    const was = looked.get(piece.id)
    return was !== undefined && was !== looksOf(piece)
  })
  return stirred.length > MOST_STIRRED ? [] : stirred.map(({ id }) => id)
}

/** Orders that were only written: a line for each entry, and nothing on the chart looks otherwise. */
export function isOnlyWritten(
  { game, entries }: SeatRecord,
  { moments, viewAfter }: Timeline,
  seen: Seen,
): boolean {
  const since = entries.length - seen.entries
  if (moments.length !== since) return false
  const looksIn = (view: Seen['view']) => game.pieces(view).map(looksOf).join()
  return looksIn(seen.view) === looksIn(viewAfter(since))
}

function looksOf({ x, y, heading, rows, badges, block }: Piece): string {
  return JSON.stringify([x, y, heading, rows, badges, block])
}
