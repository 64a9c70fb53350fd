import { isLevel, usualLevel } from '@grognard/players/level.ts'
import type { Level } from '@grognard/players/level.ts'
import type { Seat } from '@grognard/umpire'

/** I, a friend at the same screen, or one who is far away. */
const people = ['me', 'friend', 'away'] as const

/** Who plays a seat; `computer` stands in battles that were kept before there were levels. */
export type PlayerKind = (typeof people)[number] | 'computer' | Level

export type Players = Record<Seat, PlayerKind>

export function isComputer(kind: PlayerKind | undefined): boolean {
  return kind !== undefined && !people.some(one => one === kind)
}

export function isAway(kind: PlayerKind | undefined): boolean {
  return kind === 'away'
}

/** The level at which the computer plays. */
export function levelOf(kind: PlayerKind | undefined): Level {
  return isLevel(kind) ? kind : usualLevel
}
