import type { Message } from '@grognard/umpire'

/** Several messages as one phrase, "north, east"; an empty one where there are none. */
export function listed(messages: readonly Message[]): Message {
  const [first, ...rest] = messages
  if (!first) return { key: 'lob.list.none' }
  return rest.reduce<Message>(
    (joined, more) => ({ key: 'lob.list.more', values: { list: joined, more } }),
    first,
  )
}
