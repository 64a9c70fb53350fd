import type { LobOrderRules } from '../rules.ts'
import type { MovementOrder } from '../orders.ts'
import { anchor } from './anchor.ts'
import { enter } from './enter.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { refloat } from './refloat.ts'
import { sail } from './sail.ts'
import { spin } from './spin.ts'
import { tack } from './tack.ts'
import { transfer } from './transfer.ts'

export { movementEvolve } from './evolve.ts'

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
