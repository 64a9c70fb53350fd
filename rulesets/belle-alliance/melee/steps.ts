import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'

export function attackersWithFriends(_state: State): readonly Seat[] {
  return []
}

export function defendersWithFriends(_state: State): readonly Seat[] {
  return []
}

export function seatsToAdvance(_state: State): readonly Seat[] {
  return []
}

export function fight(_table: BaTable): void {}

export function captureGuns(_table: BaTable): void {}
