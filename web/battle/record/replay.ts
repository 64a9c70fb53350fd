import type { Game, Message, Seat, SeatRecord, Viewpoint } from '@grognard/umpire'
import type { LogLine, Told } from './log-rows.ts'
import type { Playback } from './playback-steps.ts'
import { nothingSeen, timelineOf, viewsOf } from './timeline.ts'
import type { Moment, Timeline } from './timeline.ts'

/** The whole battle at one of its moments, counted from 1; it stands still. */
export function replayOf(record: SeatRecord, told: Told, at: number): Playback {
  const seen = nothingSeen(record)
  const timeline = timelineOf(record, told.rows, seen)
  const { rows, roster } = told
  const replay = { record, rows, roster }
  const place = within(timeline, at)
  return { seen, timeline, at: place, isRunning: false, weights: new Map(), isHeld: false, replay }
}

function within({ moments }: Timeline, at: number): number {
  return Math.min(moments.length, Math.max(1, at))
}

/** The moment of a line, or the first that is not before its entry. */
export function momentOf({ moments }: Timeline, { id, seq }: { id?: string; seq: number }): number {
  const exact = moments.findIndex(({ line }) => line.id === id)
  const place = exact < 0 ? moments.findIndex(({ line }) => line.seq >= seq) : exact
  return place < 0 ? moments.length : place + 1
}

/** The moment of another's line, who may have seen more or less of its entry. */
export function momentLike(timeline: Timeline, line: LogLine): number {
  const text = JSON.stringify(line.text)
  const same = timeline.moments.find(
    one => one.line.seq === line.seq && JSON.stringify(one.line.text) === text,
  )
  return momentOf(timeline, same?.line ?? { seq: line.seq })
}

/** Through whose eyes a viewer may see the battle: once it is over nothing is hidden any more. */
export function viewpointsOpen({ game, view }: SeatRecord, viewer: Seat): Viewpoint[] {
  if (!view.outcome) return [viewer]
  return [null, viewer, ...game.seats(view).filter(seat => seat !== viewer)]
}

/** Where a turn begins in a replay, in the words of the head strip. */
export interface TurnMark {
  at: number
  label: Message
}

/**
 * Looks for turns entry by entry, by the first word of the head strip. Each step is short, so that a
 * page can breathe between.
 */
export function* turnMarks(game: Game, { seen, timeline }: Playback): Generator<TurnMark | null> {
  const viewAfter = viewsOf(game, seen.view, timeline.moments)
  const labelAt = (at: number): Message | undefined => game.picture(viewAfter(at)).headline[0]
  let last = ''
  let from = 0
  for (const to of entryEnds(timeline.moments)) {
    const label = labelAt(to)
    const name = JSON.stringify(label)
    const isNew = label !== undefined && name !== last
    yield isNew ? { at: firstWith(name, from + 1, to), label } : null
    last = name
    from = to
  }

  /** Of the moments of an entry the first that bears the label which its last one bears. */
  function firstWith(name: string, first: number, end: number): number {
    let [low, high] = [first, end]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (JSON.stringify(labelAt(middle)) === name) high = middle
      else low = middle + 1
    }
    return high
  }
}

/** The last moment of each entry. */
function entryEnds(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ line }, index) =>
    moments[index + 1]?.line.seq === line.seq ? [] : [index + 1],
  )
}
