import { chapter } from '../../rules.ts'
import { deploy } from './deploy.ts'
import { setupEvents } from './events.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'
import { muster, takeFleet } from './muster.ts'
import { chooseSide } from './sides.ts'

/** Layout, fleets, sides and deployment. */
export const setup = chapter({
  events: setupEvents,
  orders: { muster, takeFleet, chooseSide, deploy },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})

export { hasMoreToDeploy, seatToDeploy } from './deploy.ts'
export { builders, hasFleetsToBuild, showFleets } from './muster.ts'
export { rollLayout, rollSides, seatToChooseSide } from './sides.ts'
