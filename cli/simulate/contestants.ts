import { contestants, isContestant } from '@grognard/lab/plan.ts'
import type { Contestant } from '@grognard/lab/plan.ts'
import { usualLevel } from '@grognard/players'
import type { Seat } from '@grognard/umpire'
import { pairFrom } from '../play/plan.ts'
import { usageFault } from '../usage-error.ts'

/** Who plays each seat, as the flags `seat=player` say, else as is usual. Throws UsageError. */
export function contestantsFrom(
  seats: readonly Seat[],
  flags: readonly string[],
  usual: Readonly<Record<Seat, Contestant>> = {},
): Record<Seat, Contestant> {
  const named = new Map<Seat, Contestant>()
  for (const flag of flags) {
    const [seat, player] = pairFrom(flag, 'seat')
    if (!seats.includes(seat)) throw usageFault('noSeat', { seat, known: seats.join(', ') })
    named.set(seat, contestantNamed(player))
  }
  return Object.fromEntries(seats.map(seat => [seat, named.get(seat) ?? usual[seat] ?? usualLevel]))
}

export function contestantNamed(text: string): Contestant {
  if (isContestant(text)) return text
  throw usageFault('noPlayer', { known: contestants.join(', '), text })
}
