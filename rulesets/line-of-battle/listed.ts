import type { Message } from '@grognard/umpire'

/**
 * Several messages as one phrase, "north, east"; an empty one where there are none. Half is joined to
 * half, so that a phrase of forty names is only a few messages deep.
 */
export function listed(messages: readonly Message[]): Message {
  const [first, ...rest] = messages
  if (!first) return { key: 'lob.list.none' }
  if (rest.length === 0) return first
  const half = Math.ceil(messages.length / 2)
  const [list, more] = [listed(messages.slice(0, half)), listed(messages.slice(half))]
  return { key: 'lob.list.more', values: { list, more } }
}
