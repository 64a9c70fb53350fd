import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { grapplingEvents } from './events.ts'
import { grapplingDanish } from './messages.da.ts'
import { grapplingGerman } from './messages.de.ts'
import { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grappling = chapter({
  events: grapplingEvents,
  orders: {},
  messages: { en: grapplingEnglish, de: grapplingGerman, da: grapplingDanish },
})

export function seatsToUnfoul(_state: State): readonly Seat[] {
  return []
}

export function mayUnfoulMore(_state: State, _seat: Seat): boolean {
  return false
}

export function seatsToGrapple(_state: State): readonly Seat[] {
  return []
}

export function mayGrappleMore(_state: State, _seat: Seat): boolean {
  return false
}

export function seatsToUngrapple(_state: State): readonly Seat[] {
  return []
}

export function mayUngrappleMore(_state: State, _seat: Seat): boolean {
  return false
}
