import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'

export function bothSeats(_state: State): readonly Seat[] {
  return []
}

export function rollOrders(_table: BaTable): void {}

export function announceAttacks(_table: BaTable): void {}

export function transferUnits(_table: BaTable): void {}

export function seatsWithChoices(_state: State): readonly Seat[] {
  return []
}

export function seatsWithStaff(_state: State): readonly Seat[] {
  return []
}
