import type { Seat } from '@grognard/umpire'
import { seatsThat } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { upkeepEvents } from './events.ts'
import { hasToLoad, load, loadMany } from './load.ts'
import { upkeepDanish } from './messages.da.ts'
import { upkeepGerman } from './messages.de.ts'
import { upkeepEnglish } from './messages.en.ts'
import { hasToRepair, repair } from './repair.ts'
import { hasSailsToSet, setSails, setSailsMany } from './sails.ts'

/** Loading, repairs, sails. */
export const upkeep = chapter({
  events: upkeepEvents,
  orders: { load, loadMany, repair, setSails, setSailsMany },
  messages: { en: upkeepEnglish, de: upkeepGerman, da: upkeepDanish },
})

/** [WS-240] Where there is more than round shot to choose from. */
export function seatsToLoadFirst(state: State): readonly Seat[] {
  return seatsThat(state, hasToLoad)
}

export function seatsWithUpkeep(state: State): readonly Seat[] {
  return seatsThat(state, mayDoMore)
}

export function mayDoMore(state: State, seat: Seat): boolean {
  return hasToLoad(state, seat) || hasToRepair(state, seat) || hasSailsToSet(state, seat)
}

export { couldLoad, finishDoubleLoads as finishUpkeep, loadLate } from './load.ts'
