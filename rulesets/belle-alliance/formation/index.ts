import type { BaOrderRules } from '../rules.ts'
import { form } from './form.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { leaveGuns } from './leave-guns.ts'
import { manGuns } from './man-guns.ts'
import { occupy } from './occupy.ts'
import { recall } from './recall.ts'
import { sendOut } from './send-out.ts'
import { soutien } from './soutien-order.ts'
import { split } from './split.ts'

export { formationEvolve } from './evolve.ts'
export { narrateFormation } from './narrate.ts'

export const formationOrders = {
  form,
  sendOut,
  recall,
  split,
  join,
  occupy,
  leave,
  leaveGuns,
  manGuns,
  soutien,
} satisfies { [K in BaOrderKind]: BaOrderRules<K> }

type BaOrderKind =
  | 'form'
  | 'sendOut'
  | 'recall'
  | 'split'
  | 'join'
  | 'occupy'
  | 'leave'
  | 'leaveGuns'
  | 'manGuns'
  | 'soutien'
