import { isHeading, readLog } from '../battle/record/log-rows.ts'
import type { Message, SeatRecord } from '@grognard/umpire'

/** Where nothing is known of it. */
export const unnamed: Message = { key: 'web.agree.orders' }

/** What would be taken back first from this entry on: one’s own order, or what was seen of another’s. */
export function whatGoes(record: SeatRecord, from: number | null): Message {
  const entry = from === null ? undefined : record.entries[from]
  if (!entry) return unnamed
  const row = readLog(null, record).rows.find(one => !isHeading(one) && one.seq === entry.seq)
  if (row && !isHeading(row)) return row.cause.action?.order ?? row.text
  return entry.order ? record.game.describeOrder(record.view, entry.order) : unnamed
}
