import type { Playable } from './playable.ts'

declare const seen: unique symbol

/**
 * A state as one seat may know it. Only the umpire's `view`, `sharedView` and `determinize` make one,
 * so that what a player is handed cannot be a whole state: the compiler refuses it.
 */
export type View = Playable & Seen

export interface Seen {
  readonly [seen]: true
}
