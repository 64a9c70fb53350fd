import type { Dice, Idea, Kind } from '@grognard/umpire'

/**
 * The first idea that is not passed over, the best being looked at first: what a beginner does who
 * sees much, but not all. The last one where all are passed over.
 */
export function firstSeen(ideas: readonly Idea<Kind>[], inHundred: number, dice: Dice): Idea<Kind> {
  const [best] = ideas
  if (!best) throw new RangeError('There is no idea to choose from.')
  return ideas.find(() => dice.roll(100) > inHundred) ?? ideas[ideas.length - 1] ?? best
}
