import type { MovementOrder } from '../../orders.ts'
import type { LobOrderRules } from '../../rules.ts'
import { enter } from '../setup/place.ts'
import { anchor, spin } from './anchor-and-spin.ts'
import { hasAnythingToDo } from './duty.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { refloat } from './refloat.ts'
import { sail } from './sail.ts'
import { tack } from './tack.ts'
import { transfer } from './transfer.ts'

export { movementEvolve } from './events.ts'

/** [LOB-060] The movement of a seat ends by itself when none of its ships can do any more. */
const again = hasAnythingToDo

export const movementOrders = {
  enter,
  sail: { ...sail, again },
  tack,
  anchor: { ...anchor, again },
  spin: { ...spin, again },
  flee: { ...flee, again },
  refloat: { ...refloat, again },
  transfer: { ...transfer, again },
  land: { ...land, again },
} satisfies { [K in MovementOrder['kind']]: LobOrderRules<K> }

export { reinforcedSeat } from '../setup/place.ts'
export { checkLandings } from './land.ts'
export { lookAtLines, lookAtLinesAsDeployed } from '../../model/lines.ts'
export { inInitiativeOrder, seatWithShips } from './duty.ts'
export { judgeTack, rollTack } from './tack.ts'
