import type { MovementOrder } from '../../orders.ts'
import type { LobOrderRules } from '../../rules.ts'
import { enter } from '../setup/place.ts'
import { anchor, spin } from './anchor-and-spin.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { refloat } from './refloat.ts'
import { sail } from './sail.ts'
import { tack } from './tack.ts'
import { transfer } from './transfer.ts'

export { movementEvolve } from './events.ts'

export const movementOrders = {
  enter,
  sail,
  tack,
  anchor,
  spin,
  flee,
  refloat,
  transfer,
  land,
} satisfies { [K in MovementOrder['kind']]: LobOrderRules<K> }

export { reinforcedSeat } from '../setup/place.ts'
export { checkLandings } from './land.ts'
export { lookAtLines, lookAtLinesAsDeployed } from '../../model/lines.ts'
export { hasAnythingToDo, inInitiativeOrder, seatWithShips } from './duty.ts'
export { judgeTack, rollTack } from './tack.ts'
