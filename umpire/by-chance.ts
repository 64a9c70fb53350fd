import type { Dice } from './dice.ts'

/**
 * What is found for the first item that has anything, from a place in the list on that the dice choose,
 * and round it: samplers look at no more of them than they need.
 */
export function foundByChance<Item, Found>(
  items: readonly Item[],
  dice: Dice,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  if (items.length === 0) return undefined
  let at = dice.roll(items.length) - 1
  for (let tried = 0; tried < items.length; tried++) {
    const item = items[at]
    const found = item === undefined ? undefined : find(item)
    if (found !== undefined) return found
    at = at + 1 === items.length ? 0 : at + 1
  }
  return undefined
}

/** The first item, looked for alike, of which the condition holds. */
export function oneByChance<Item>(
  items: readonly Item[],
  dice: Dice,
  isRight: (item: Item) => boolean,
): Item | undefined {
  return foundByChance(items, dice, item => (isRight(item) ? item : undefined))
}
