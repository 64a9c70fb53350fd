import { chooseConditions } from './conditions.ts'
import { chooseEdge, chooseQuarter } from './ground.ts'
import { muster } from './muster.ts'
import { place } from './place.ts'

export { setupEvolve } from './events.ts'

export const setupOrders = { chooseConditions, muster, chooseQuarter, chooseEdge, place }

export { chooser, rollFirstHour, rollFirstWeather, rollFirstWind } from './conditions.ts'
export { drawFleets } from '../../model/fleet.ts'
export { choosesEdge } from './ground.ts'
export { builders, showFleets } from './muster.ts'
export { areAllPlaced, hasToPlace } from './place.ts'
export { choosesQuarter, inDeploymentOrder, rollForQuarters } from './ground.ts'
export { hasVanguardEntered, placesVanguard } from './place.ts'
