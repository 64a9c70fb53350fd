import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'

/** Plots, their execution step by step, collisions, drift. */
export const movement = chapter({
  events: movementEvents,
  orders: {},
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export function seatsToPlot(_state: State): readonly Seat[] {
  return []
}

export function showPlots(_table: WsTable): void {}

export function arePlotsDone(_state: State): boolean {
  return true
}

export function moveOneStep(_table: WsTable): void {}

export function shiftSheet(_table: WsTable): void {}

export function drift(_table: WsTable): void {}

export function endMovement(_table: WsTable): void {}
