import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { boardingEvents } from './events.ts'
import { boardingDanish } from './messages.da.ts'
import { boardingGerman } from './messages.de.ts'
import { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boarding = chapter({
  events: boardingEvents,
  orders: {},
  messages: { en: boardingEnglish, de: boardingGerman, da: boardingDanish },
})

export function seatsToPrepare(_state: State): readonly Seat[] {
  return []
}

export function formAutomaticDefence(_table: WsTable): void {}

export function beginMelees(_table: WsTable): void {}

export function areMeleesOver(_state: State): boolean {
  return true
}

export function fightRound(_table: WsTable): void {}

export function endMelees(_table: WsTable): void {}

export function transferCrews(_table: WsTable): void {}
