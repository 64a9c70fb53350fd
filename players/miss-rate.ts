import type { Dice, Candidate, Kind } from '@grognard/umpire'

/**
 * The first idea that is not passed over, the best being looked at first: what a beginner does who
 * sees much, but not all. The last one where all are passed over.
 */
export function firstSeen(
  candidates: Iterable<Candidate<Kind>>,
  inHundred: number,
  dice: Dice,
): Candidate<Kind> {
  let last: Candidate<Kind> | undefined
  for (const candidate of candidates) {
    if (dice.roll(100) > inHundred) return candidate
    last = candidate
  }
  if (!last) throw new RangeError('There is no idea to choose from.')
  return last
}
