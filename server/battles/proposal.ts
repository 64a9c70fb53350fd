import { knownBefore } from '@grognard/umpire'
import type { Seat, Telling } from '@grognard/umpire'
import type { ToldProposal } from '@grognard/remote/answers.ts'

/** What can be done once all have agreed: entries from `seq` on no longer stand, or nobody wins. */
type Proposed = { about: 'undo'; seq: number } | { about: 'draw' } | { about: 'end' }

/** What is written down of proposals. */
export type ProposalLine =
  /** `awaited` are the seats whose answer it needs. */
  | { kind: 'proposed'; id: string; seat: Seat; what: Proposed; awaited: Seat[] }
  | { kind: 'answered'; seat: Seat; answer: 'accept' | 'decline' | 'withdraw' }

/** A proposal as far as it has come. */
export interface Proposal {
  readonly id: string
  readonly seat: Seat
  readonly what: Proposed
  readonly accepted: readonly Seat[]
  readonly awaited: readonly Seat[]
  readonly closed: ToldProposal['closed']
}

/** Whose acceptance closes it has agreed last; where nobody is awaited, its giver has. */
export function proposalAfter(before: Proposal | null, line: ProposalLine): Proposal | null {
  if (line.kind === 'proposed') {
    const { id, seat, what, awaited } = line
    const closed = awaited.length === 0 ? { how: 'agreed' as const, by: seat } : null
    return { id, seat, what, awaited, accepted: [], closed }
  }
  if (!before) throw new Error('An answer to nothing.')
  const { seat, answer } = line
  if (answer === 'decline') return { ...before, closed: { how: 'declined', by: seat } }
  if (answer === 'withdraw') return { ...before, closed: { how: 'withdrawn', by: seat } }
  const awaited = before.awaited.filter(one => one !== seat)
  const closed = awaited.length === 0 ? { how: 'agreed' as const, by: seat } : null
  return { ...before, awaited, accepted: [...before.accepted, seat], closed }
}

/** It still waits for somebody. */
export function isOpen(proposal: Proposal | null): proposal is Proposal {
  return proposal?.closed === null
}

/** As the seat that has been told so much may know it. */
export function toldProposal(proposal: Proposal, telling: Telling): ToldProposal {
  const { id, seat, what, accepted, awaited, closed } = proposal
  const stands = what.about === 'undo' ? knownBefore(telling, what.seq) : null
  return {
    id,
    seat,
    about: what.about,
    stands,
    accepted: [...accepted],
    awaited: [...awaited],
    closed,
  }
}
