import type { LobOrderRules } from '../rules.ts'
import type { MovementOrder } from '../orders.ts'
import { anchor } from './anchor.ts'
import { enter } from './enter.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { refloat } from './refloat.ts'
import { hasAnythingToDo } from './seats.ts'
import { sail } from './sail.ts'
import { spin } from './spin.ts'
import { tack } from './tack.ts'
import { transfer } from './transfer.ts'

export { movementEvolve } from './evolve.ts'

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
