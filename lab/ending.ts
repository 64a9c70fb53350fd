import type { Outcome } from '@grognard/umpire'

/**
 * The key of what ended a battle, whoever won: of the first message within the outcome's own that
 * names no seat, such as “the last turn is over”; of the outcome where there is none.
 */
export function endingOf({ message: { key, values = {} } }: Outcome): string {
  for (const value of Object.values(values))
    if (typeof value === 'object' && !value.key.startsWith('seat.')) return value.key
  return key
}
