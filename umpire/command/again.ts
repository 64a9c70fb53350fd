import type { KnownEntry, SeatRecord } from '../battle/seat-record.ts'
import type { Kind, Seat } from '../kind.ts'
import { isPlaced } from '../recorded.ts'

/**
 * What the seat ordered the last time that this step of the turn asked it: orders that stand from turn
 * to turn are given again from here, and judged anew.
 */
export function ordersLastTime(
  { entries }: Pick<SeatRecord, 'entries'>,
  seat: Seat,
): readonly Kind[] {
  const steps = stepsAsked(entries)
  const now = steps.at(-1)
  if (now === undefined) return []
  const changed = steps.findLastIndex(step => step !== now)
  const end = steps.findLastIndex((step, at) => at < changed && step === now)
  if (end < 0) return []
  const begin = steps.findLastIndex((step, at) => at < end && step !== now) + 1
  return entries
    .slice(begin, end + 1)
    .flatMap(entry => (entry.seat === seat && entry.order ? [entry.order] : []))
}

/** The step of the turn at which each entry was given, and the one that is asked now. */
function stepsAsked(entries: readonly KnownEntry[]): readonly string[] {
  const steps: string[] = ['']
  for (const { events } of entries) {
    const placed = events.findLast(isPlaced)
    steps.push(placed?.place[0]?.at ?? steps.at(-1) ?? '')
  }
  return steps
}
