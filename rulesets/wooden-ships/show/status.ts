import type { Message } from '@grognard/umpire'

/** The battle in words. */
export function status(): Message[] {
  return []
}
