import type { Advice } from '@grognard/players'
import type { Message } from '@grognard/umpire'

/**
 * What is said below each of the orders that are advised: why, and what was seen by looking ahead, held
 * against the next best of the first and against the first of all others.
 */
export function linesOf(advice: readonly Advice[], place: number): Message[] {
  const one = advice[place]
  if (!one) return []
  const { because, better, even, of } = one
  if (of > 0) return [...because, { key: aheadKey(one, place), values: { better, even, of } }]
  if (advice.length > 1) return because
  return because.length > 0
    ? [...because, { key: 'web.advice.lone' }]
    : [{ key: 'web.advice.none' }]
}

function aheadKey({ even, of }: Advice, place: number): string {
  const rival = place === 0 ? 'next' : 'first'
  return even === of ? `web.advice.alike.${rival}` : `web.advice.ahead.${rival}`
}
