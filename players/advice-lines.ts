import type { Catalogue, Kind, Language, Message } from '@grognard/umpire'
import type { Advice, AdvisedPlan } from './advice.ts'
import { advice as da } from './messages.da.ts'
import { advice as de } from './messages.de.ts'
import { advice as en } from './messages.en.ts'

/**
 * What is said below each of the orders that are advised: why, and what was seen by looking ahead, held
 * against the next best of the first and against the first of all others.
 */
export function linesOf(advice: readonly Advice[], place: number): Message[] {
  const one = advice[place]
  if (!one) return []
  const { because, of } = one
  if (of > 0) return [...because, ...endingOf(one, place === 0 ? 'next' : 'first')]
  return advice.length > 1 || because.length > 0 ? because : [{ key: 'advice.none' }]
}

type Rival = 'next' | 'first'

/** How it ended, and why it stands where it stands although the ways speak against that. */
function endingOf({ better, even, of, despite }: Advice, rival: Rival): Message[] {
  if (even === of) return [{ key: `advice.alike.${rival}` }]
  const values = { better, even, worse: of - better - even, of }
  const ended = { key: `advice.${better > 0 ? 'better' : 'worse'}.${rival}`, values }
  return despite ? [ended, { key: `advice.${despite}.${rival}` }] : [ended]
}

/** Whether any of them is told in ways, so that it has to be said what a way is. */
export function isToldInWays(advice: readonly Advice[]): boolean {
  return advice.some(({ even, of }) => even < of)
}

/** The plan of the advised order that was given; null where it was another or began none. */
export function planTaken(advice: readonly Advice[], order: Kind): AdvisedPlan | null {
  const given = JSON.stringify(order)
  return advice.find(one => JSON.stringify(one.order) === given)?.plan ?? null
}

/** What is said of orders that are advised, in the page and in the terminal alike. */
export const adviceMessages: Record<Language, Catalogue> = { en, de, da }
