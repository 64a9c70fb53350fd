import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { deploy, deployAs, deployStaff } from './deploy.ts'
import { garrison } from './garrison.ts'

export const setupOrders = { deploy, deployAs, garrison, deployStaff }

/** [BA-1.1.9-01] Option: the sides place their units themselves. */
export function isPlacedFreely(state: State): boolean {
  return state.options.placing === 'free'
}

export function seatsToDeploy(state: State): readonly Seat[] {
  return state.sides.map(side => side.seat)
}
