import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { damageEvents } from './events.ts'
import { damageDanish } from './messages.da.ts'
import { damageGerman } from './messages.de.ts'
import { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damage = chapter({
  events: damageEvents,
  orders: {},
  messages: { en: damageEnglish, de: damageGerman, da: damageDanish },
})

export function rollForDoomed(_table: WsTable): void {}

export function areLossesChosen(_state: State): boolean {
  return true
}

export function seatsToChooseLosses(_state: State): readonly Seat[] {
  return []
}

export function resolveCriticals(_table: WsTable): void {}

export function decideFates(_table: WsTable): void {}
