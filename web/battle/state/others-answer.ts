import type { Message } from '@grognard/umpire'
import { isHeading } from '../record/log-rows.ts'
import type { LogLine, LogRow } from '../record/log-rows.ts'

/** What the viewer has ordered and is asked, and up to where they have seen the log. */
interface Asked {
  /** The number of the entry of the viewer's last order. */
  own: number
  /** The step that the viewer is asked at now; null where they are not. */
  step: string | null
  /** Entries that the viewer has seen. */
  seen: number
}

/**
 * What another has answered to the viewer's last order, at a step of its own, after which the viewer is
 * asked as before: nothing else on the page tells of it. Null where there was no such answer.
 */
export function answerIn(rows: readonly LogRow[], { own, step, seen }: Asked): Message | null {
  const lines = rows.filter((row): row is LogLine => !isHeading(row))
  const before = lines.findLast(({ seq }) => seq === own)
  const since = lines.filter(({ seq }) => seq > own)
  const [first] = since
  const last = since.at(-1)
  if (!before || !first || !last || first.seq < seen || step !== before.cause.step) return null
  const isOne = first.seq === own + 1 && last.seq === first.seq
  return isOne && !['', step].includes(first.cause.step) ? last.text : null
}
