import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'

export function seatsToContinue(_state: State): readonly Seat[] {
  return []
}

export function seatsToFire(_state: State): readonly Seat[] {
  return []
}

export function resolve(_table: BaTable): void {}
