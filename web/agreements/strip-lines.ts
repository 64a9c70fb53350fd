import type { Running, TableCard, ToldProposal } from '@grognard/remote/index.ts'
import type { Message, Seat } from '@grognard/umpire'
import { timeLeft } from './time-left.ts'

/** How it stands at a table far away, as who has these seats may know it. */
export interface AtTable {
  card: TableCard
  running: Running
  own: readonly Seat[]
  isHost: boolean
  /** The server’s time. */
  now: number
  /** Entries that the seat knows. */
  entries: number
  /** The first order that a proposal would take back, as the seat may know it. */
  what: Message
  /** What was read last: a proposal that ended, or that the computer plays for another. */
  read: string | null
}

/** What can be done from the strip. */
export type StripDeed =
  | { does: 'accept' | 'decline' | 'withdraw'; proposal: string }
  | { does: 'read'; proposal: string }
  | { does: 'takeSeatBack' }
  | { does: 'handOver'; seat: Seat }

/** One line over the chart: what is waited for, and what can be done about it. */
export interface Strip {
  line: Message
  deeds: StripDeed[]
}

/** What matters most; null where nothing does. */
export function stripOf(at: AtTable): Strip | null {
  const { proposal } = at.running
  if (at.card.stage !== 'playing') return null
  if (proposal && !proposal.closed) return openStrip(at, proposal)
  return (
    standInStrip(at) ??
    (proposal ? closedStrip(at, proposal) : null) ??
    lateStrip(at) ??
    otherStandInStrip(at)
  )
}

/** As the person is called, or else the seat. */
function nameAt({ seats }: TableCard, seat: Seat): string | Message {
  return seats.find(one => one.seat === seat)?.name ?? { key: `seat.${seat}` }
}

function openStrip({ card, own, entries, what }: AtTable, proposal: ToldProposal): Strip {
  const { id, seat, about, stands, awaited } = proposal
  const count = stands === null ? 0 : entries - stands
  if (own.includes(seat)) {
    const [first = ''] = awaited
    const people = new Set(awaited.map(one => JSON.stringify(nameAt(card, one))))
    const values = { count, what, name: nameAt(card, first), others: Math.max(0, people.size - 1) }
    return {
      line: { key: `web.agree.own.${about}`, values },
      deeds: [{ does: 'withdraw', proposal: id }],
    }
  }
  const line = { key: `web.agree.asks.${about}`, values: { name: nameAt(card, seat), count, what } }
  if (!awaited.some(one => own.includes(one))) return { line, deeds: [] }
  return {
    line,
    deeds: [
      { does: 'accept', proposal: id },
      { does: 'decline', proposal: id },
    ],
  }
}

function standInStrip({ card, own }: AtTable): Strip | null {
  const isPlayedForMe = card.seats.some(one => own.includes(one.seat) && one.standIn !== null)
  return isPlayedForMe
    ? { line: { key: 'web.agree.standIn' }, deeds: [{ does: 'takeSeatBack' }] }
    : null
}

/** That the computer plays for another is told to everybody, once. */
function otherStandInStrip({ card, own, read }: AtTable): Strip | null {
  const other = card.seats.find(one => !own.includes(one.seat) && one.standIn !== null)
  if (!other) return null
  const told = `${other.seat} ${other.standIn}`
  if (told === read) return null
  return {
    line: { key: 'web.agree.standIn.other', values: { name: nameAt(card, other.seat) } },
    deeds: [{ does: 'read', proposal: told }],
  }
}

/** What became of a proposal is told to the others, once. */
function closedStrip({ card, own, read }: AtTable, proposal: ToldProposal): Strip | null {
  const { id, closed, about } = proposal
  if (!closed || own.includes(closed.by) || id === read) return null
  const key = closed.how === 'agreed' ? `web.agree.agreed.${about}` : `web.agree.${closed.how}`
  return {
    line: { key, values: { name: nameAt(card, closed.by) } },
    deeds: [{ does: 'read', proposal: id }],
  }
}

/** Who lets the others wait is told by name; the host may do something about it. */
function lateStrip({ card, running, own, isHost, now }: AtTable): Strip | null {
  const late = running.clocks.find(
    clock => !own.includes(clock.seat) && timeLeft(clock, now).isOver,
  )
  if (!late) return null
  const { seat } = late
  return {
    line: { key: 'web.agree.late', values: { name: nameAt(card, seat) } },
    deeds: isHost ? [{ does: 'handOver', seat }] : [],
  }
}
