import type { Kind } from '@grognard/umpire'

/** Orders that are made anew at each movement of the pointer are told by what they say. */
export function isSameOrder(one: Kind | null, other: Kind | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
