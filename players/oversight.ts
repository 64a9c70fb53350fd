import type { Dice, Idea, Kind } from '@grognard/umpire'

/**
 * The first idea that is not passed over, the best being looked at first: what a beginner does who
 * sees much, but not all. The last one where all are passed over.
 */
export function firstSeen(ideas: Iterable<Idea<Kind>>, inHundred: number, dice: Dice): Idea<Kind> {
  let last: Idea<Kind> | undefined
  for (const idea of ideas) {
    if (dice.roll(100) > inHundred) return idea
    last = idea
  }
  if (!last) throw new RangeError('There is no idea to choose from.')
  return last
}
