import type { Message, Seat } from '@grognard/umpire'
import { isHeading } from '../log/log.ts'
import type { LogLine, LogRow } from '../log/log.ts'

/** What is asked of whom, and up to where they have seen the log. */
interface Asked {
  viewer: Seat
  /** The step that the viewer is asked at now; null where they are not. */
  step: string | null
  /** Entries that the viewer has seen. */
  seen: number
}

/**
 * What another has answered to the viewer's last order, at a step of its own, after which the viewer is
 * asked as before: nothing else on the page tells of it. Null where there was no such answer.
 */
export function answerIn(rows: readonly LogRow[], { viewer, step, seen }: Asked): Message | null {
  const lines = rows.filter((row): row is LogLine => !isHeading(row))
  const own = lines.findLast(({ cause }) => cause.deed?.seat === viewer)
  const since = lines.filter(({ seq }) => own !== undefined && seq > own.seq)
  const [first] = since
  const last = since.at(-1)
  if (!own || !first || !last || first.seq < seen || step !== own.cause.step) return null
  const isOne = first.seq === own.seq + 1 && last.seq === first.seq
  const isAnswer = first.cause.deed !== null && first.cause.step !== own.cause.step
  return isOne && isAnswer ? last.text : null
}
