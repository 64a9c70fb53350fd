import type { Remark, TableClient, TableKnown, ToldProposal } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { say, seatWithin } from '../teller.ts'
import type { Teller } from '../teller.ts'

const SECOND = 1000

/** So much of what was said before is told to who comes back. */
const TOLD = 3

/** What goes on beside the battle: each line of it once. */
export function besideTold({ now }: TableClient, seat: Seat): (teller: Teller) => string[] {
  let heard = Math.max(0, now().said.length - TOLD)
  let known: ToldProposal | null = null
  let timed: number | null = null
  return teller => {
    const { said, running, record } = now()
    const fresh = said.slice(heard).map(remark => remarkLine(teller, remark))
    heard = said.length
    const { proposal } = running
    const entries = record?.entries.length ?? 0
    const isOver = Boolean(record?.view.outcome)
    const lines = proposalLines(teller, { proposal, known, seat, entries, isOver })
    known = proposal
    const isTimed = running.bookUntil !== null && running.bookUntil !== timed
    timed = running.bookUntil
    return [...fresh, ...lines, ...(isTimed ? bookLines(teller, now(), seat) : [])]
  }
}

/** The server counts the time that a book gives for a step. */
function bookLines(teller: Teller, { running, ahead, record }: TableKnown, seat: Seat): string[] {
  const clock = record?.game.clock(record.view, seat)
  if (!clock || running.bookUntil === null) return []
  const seconds = Math.max(0, Math.round((running.bookUntil - Date.now() - ahead) / SECOND))
  return [say(teller, 'far.timed', { seconds, rule: clock.rule })]
}

function remarkLine(teller: Teller, { name, to, text }: Remark): string {
  const values = { name, text: text.replaceAll('\n', '\n  ') }
  return say(teller, to === 'side' ? 'far.saidToSide' : 'far.said', values)
}

interface Proposed {
  proposal: ToldProposal | null
  /** As it was told last. */
  known: ToldProposal | null
  seat: Seat
  /** So many the seat knows. */
  entries: number
  /** A draw or an end that all have agreed on is told as the end of the battle. */
  isOver: boolean
}

function proposalLines(
  teller: Teller,
  { proposal, known, seat, entries, isOver }: Proposed,
): string[] {
  const wasOpen = known !== null && known.closed === null
  if (!proposal) return wasOpen && !isOver ? [say(teller, 'far.lapsed')] : []
  const isNew = proposal.id !== known?.id
  if (proposal.closed) return isNew || wasOpen ? [closedLine(teller, proposal.closed)] : []
  return isNew ? openLines(teller, proposal, { seat, entries }) : []
}

function openLines(
  teller: Teller,
  { seat: by, about, stands, awaited }: ToldProposal,
  { seat, entries }: Pick<Proposed, 'seat' | 'entries'>,
): string[] {
  const waits = awaited.map(one => seatWithin(teller, one)).join(', ')
  const values = { seat: seatWithin(teller, by), count: entries - (stands ?? entries) }
  const head = say(teller, `far.asks.${about}`, values)
  if (by === seat) return [head, say(teller, 'far.waits', { seats: waits })]
  return awaited.includes(seat) ? [head, say(teller, 'far.asksYou')] : [head]
}

function closedLine(teller: Teller, { how, by }: ToldProposal['closed'] & object): string {
  return say(teller, `far.closed.${how}`, { seat: seatWithin(teller, by) })
}
