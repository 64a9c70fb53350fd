import { isLevel, usualLevel } from '@grognard/players/level.ts'
import type { Level } from '@grognard/players/level.ts'
import type { Seat } from '@grognard/umpire'

/** Who plays a seat; `computer` stands in battles that were kept before there were levels. */
export type PlayerKind = 'me' | 'friend' | 'computer' | Level

export type Players = Record<Seat, PlayerKind>

export function isComputer(kind: PlayerKind | undefined): boolean {
  return kind !== undefined && kind !== 'me' && kind !== 'friend'
}

/** The level at which the computer plays. */
export function levelOf(kind: PlayerKind | undefined): Level {
  return isLevel(kind) ? kind : usualLevel
}
