import type { ChancesFound, MarkChances } from '@grognard/lab/chances.ts'
import { recordOf } from '@grognard/umpire'
import type { Battle, Seat } from '@grognard/umpire'
import { readLog } from '../battle/record/log-rows.ts'
import type { LogLine } from '../battle/record/log-rows.ts'
import { weighedSince, weightiest } from '../battle/record/weighty-lines.ts'

/** Between two marks the chance to win turned. */
export interface TurningPoint {
  /** A, B, C as time goes on. */
  letter: string
  /** The mark by which it had turned. */
  mark: number
  /** What it was worth to the seat, -1 to 1. */
  gain: number
  /** The line of the log that tells of the most in between; none where nothing is told. */
  line: LogLine | undefined
}

const LETTERS = ['A', 'B', 'C'] as const

/** A smaller swing is no turning point. */
const LEAST_SWING = 0.1

/** A swing within so many standard errors may be nothing but dice. */
const CERTAIN = 2

/** Where a battle turned for a seat: the greatest swings, in the order of time. */
export function turningPointsOf(
  battle: Battle,
  { marks, battles }: ChancesFound,
  seat: Seat,
): TurningPoint[] {
  const chance = (mark: MarkChances | undefined) => mark?.chances[seat] ?? 0.5
  const swings = marks.slice(1).map((mark, index) => {
    const [before, after] = [chance(marks[index]), chance(mark)]
    return { mark: index + 1, gain: after - before, error: errorOf(before, after, battles) }
  })
  return swings
    .filter(({ gain, error }) => Math.abs(gain) >= Math.max(LEAST_SWING, CERTAIN * error))
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, LETTERS.length)
    .toSorted((one, other) => one.mark - other.mark)
    .map(({ mark, gain }, index) => ({
      letter: LETTERS[index] ?? '',
      mark,
      gain,
      line: weightiestBetween(battle, marks[mark - 1]?.seq ?? 0, marks[mark]?.seq ?? 0),
    }))
}

/** Of the difference of two shares, each of so many battles. */
function errorOf(before: number, after: number, battles: number): number {
  return Math.sqrt((before * (1 - before) + after * (1 - after)) / battles)
}

/** After one entry, up to another; that the battle is over says nothing of what decided it. */
function weightiestBetween(battle: Battle, from: number, to: number): LogLine | undefined {
  const record = recordOf(battle, null)
  const upTo = { ...record, entries: record.entries.filter(({ seq }) => seq <= to) }
  const lines = weighedSince(upTo, from + 1, readLog(null, upTo))
  return weightiest(
    lines.filter(({ isEnd }) => !isEnd),
    1,
  )[0]
}
