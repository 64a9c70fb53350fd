import type { Seat } from '@grognard/umpire'
import { isFighting, seatsWith } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'
import { lead } from './lead.ts'
import { plot } from './plot.ts'
import { plotMany } from './plot-many.ts'

/** Plots, their execution step by step, collisions, drift. */
export const movement = chapter({
  events: movementEvents,
  orders: { plot, plotMany, lead },
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

/** [WS-064] Every seat with a ship that could be ordered. */
export function seatsToPlot(state: State): readonly Seat[] {
  return seatsWith(state, isFighting)
}

export { drift, endMovement } from './drift.ts'
export { arePlotsDone, moveOneStep, showPlots } from './execution.ts'
export { shiftSheet } from './sheet.ts'
