import type { Seat } from '@grognard/umpire'
import { isFighting, seatsThat } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { plotsEvents } from './events.ts'
import { lead } from './lead.ts'
import { plotsDanish } from './messages.da.ts'
import { plotsGerman } from './messages.de.ts'
import { plotsEnglish } from './messages.en.ts'
import { plotMany } from './plot-many.ts'
import { plot } from './plot.ts'

/** Plots, written for one ship or many, and shown. */
export const plots = chapter({
  events: plotsEvents,
  orders: { plot, plotMany, lead },
  messages: { en: plotsEnglish, de: plotsGerman, da: plotsDanish },
})

/** [WS-064] Every seat with a ship that could be ordered. */
export function seatsToPlot(state: State): readonly Seat[] {
  return seatsThat(state, hasShipFighting)
}

function hasShipFighting({ ships }: State, seat: Seat): boolean {
  for (const ship of ships) if (ship.seat === seat && isFighting(ship)) return true
  return false
}

export { plotLate } from './plot-many.ts'
export { showPlots } from './show-plots.ts'
