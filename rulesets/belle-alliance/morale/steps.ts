import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'

export function endAnnouncement(_table: BaTable): void {}

export function areForcedMovesMade(_state: State): boolean {
  return true
}

export function seatToChoose(_state: State): readonly Seat[] {
  return []
}

export function makeForcedMove(_table: BaTable): void {}
