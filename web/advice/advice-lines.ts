import type { Advice } from '@grognard/players'
import type { Message } from '@grognard/umpire'

/** What is said below one of the orders that are advised: why, and what was seen by looking ahead. */
export function linesOf({ because, better, of }: Advice, isLone: boolean): Message[] {
  if (of > 0) return [...because, { key: 'web.advice.chance', values: { better, of } }]
  if (!isLone) return because
  return because.length > 0
    ? [...because, { key: 'web.advice.lone' }]
    : [{ key: 'web.advice.none' }]
}
