import type { Remark, TableClient, ToldProposal } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { say, seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'

/** So much of what was said before is told to who comes back. */
const TOLD = 3

/** What goes on beside the battle: each line of it once. */
export function besideTold({ now }: TableClient, seat: Seat): (teller: Teller) => string[] {
  let heard = Math.max(0, now().said.length - TOLD)
  let known: ToldProposal | null = null
  return teller => {
    const { said, running, record } = now()
    const fresh = said.slice(heard).map(remark => remarkLine(teller, remark))
    heard = said.length
    const { proposal } = running
    const entries = record?.entries.length ?? 0
    const isOver = Boolean(record?.view.outcome)
    const lines = proposalLines(teller, { proposal, known, seat, entries, isOver })
    known = proposal
    return [...fresh, ...lines]
  }
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
  const waits = awaited.map(one => seatName(teller, one)).join(', ')
  const values = { seat: seatName(teller, by), count: entries - (stands ?? entries) }
  const head = say(teller, `far.asks.${about}`, values)
  if (by === seat) return [head, say(teller, 'far.waits', { seats: waits })]
  return awaited.includes(seat) ? [head, say(teller, 'far.asksYou')] : [head]
}

function closedLine(teller: Teller, { how, by }: ToldProposal['closed'] & object): string {
  return say(teller, `far.closed.${how}`, { seat: seatName(teller, by) })
}
