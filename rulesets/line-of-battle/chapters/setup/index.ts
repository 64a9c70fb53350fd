import { chapter } from '../../rules.ts'
import { chooseConditions } from './conditions.ts'
import { setupEvents } from './events.ts'
import { chooseEdge, chooseQuarter } from './ground.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'
import { muster } from './muster.ts'
import { enter, place } from './place.ts'

/** Before the battle: conditions, fleets, ground, placing, and what comes on later. */
export const setup = chapter({
  events: setupEvents,
  orders: { chooseConditions, muster, chooseQuarter, chooseEdge, place, enter },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})

export { chooser, rollFirstHour, rollFirstWeather, rollFirstWind } from './conditions.ts'
export { builders, drawFleets, showFleets } from './muster.ts'
export { choosesEdge, choosesQuarter, inDeploymentOrder, rollForQuarters } from './ground.ts'
export {
  areAllPlaced,
  hasToPlace,
  hasVanguardEntered,
  placesVanguard,
  reinforcedSeat,
} from './place.ts'
