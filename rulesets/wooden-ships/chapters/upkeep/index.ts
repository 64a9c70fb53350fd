import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { upkeepEvents } from './events.ts'
import { upkeepDanish } from './messages.da.ts'
import { upkeepGerman } from './messages.de.ts'
import { upkeepEnglish } from './messages.en.ts'

/** Loading, repairs, sails. */
export const upkeep = chapter({
  events: upkeepEvents,
  orders: {},
  messages: { en: upkeepEnglish, de: upkeepGerman, da: upkeepDanish },
})

export function seatsToLoad(_state: State): readonly Seat[] {
  return []
}

export function mayDoMore(_state: State, _seat: Seat): boolean {
  return false
}

export function finishUpkeep(_table: WsTable): void {}

export function seatsToSetSails(_state: State): readonly Seat[] {
  return []
}

export function maySetMore(_state: State, _seat: Seat): boolean {
  return false
}
