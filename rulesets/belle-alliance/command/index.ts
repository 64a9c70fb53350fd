import type { BaOrderRules } from '../rules.ts'
import { done } from './done.ts'
import { moveStaff } from './move-staff.ts'
import { replaceChief } from './replace-chief.ts'
import { erase, seal, unseal } from './seal.ts'
import { strike } from './strike.ts'
import { transferBody } from './transfer-body.ts'
import { transfer } from './transfer.ts'

export { commandEvolve } from './evolve.ts'

export { commandNarrate } from './narrate.ts'
export { partsFor } from './sheets.ts'
export { partOf, takesOrders } from './write-part.ts'

export const commandOrders = {
  erase,
  strike,
  seal,
  unseal,
  transfer,
  transferBody,
  replaceChief,
  moveStaff,
  done,
} satisfies {
  [
    K in
      | 'erase'
      | 'strike'
      | 'seal'
      | 'unseal'
      | 'transfer'
      | 'transferBody'
      | 'replaceChief'
      | 'moveStaff'
      | 'done'
  ]: BaOrderRules<K>
}
