import type { Seat } from '@grognard/umpire'
import type { State } from '../state.ts'

export function isPlacedFreely(_state: State): boolean {
  return true
}

export function seatsToDeploy(_state: State): readonly Seat[] {
  return []
}
