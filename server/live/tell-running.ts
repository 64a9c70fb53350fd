import type { Holder, Running } from '@grognard/remote/answers.ts'
import { bookUntil } from '../battles/book-clocks.ts'
import { clocksTold } from '../battles/clocks.ts'
import type { Table } from '../battles/hold-tables.ts'
import { toldProposal } from '../battles/proposal.ts'

/** What runs beside the battle but for the time: clocks for everybody, a proposal for who has a seat. */
export function runningAt(table: Table, holder: Holder): Omit<Running, 'now'> {
  const { held, row, seats } = table
  const telling = 'seat' in holder ? held?.tellings.get(holder.seat) : undefined
  const proposal = held?.proposal && telling ? toldProposal(held.proposal, telling) : null
  const isPlayed = row.stage === 'playing'
  return {
    clocks: isPlayed ? clocksTold(table) : [],
    bookUntil: isPlayed && 'seat' in holder ? bookUntil(held, seats, holder.seat) : null,
    proposal,
  }
}

/** Before anything runs: it need not be told. */
export const nothingRuns = JSON.stringify({
  clocks: [],
  bookUntil: null,
  proposal: null,
} satisfies Omit<Running, 'now'>)
