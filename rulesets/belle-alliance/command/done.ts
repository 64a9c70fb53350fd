import { foreseeMelee } from '../melee/foresight.ts'
import { isMeleeStep } from '../melee/helping.ts'
import type { BaOrderRules } from '../rules.ts'
import { showDeclarations } from './declarations.ts'

/** The seat has done all it wants to do at this step. The last to say so ends the secrecy. */
export const done: BaOrderRules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  carryOut(table, seat) {
    const waiting = table.state.place[table.state.place.length - 1]?.waiting ?? []
    if (waiting.every(other => other === seat)) showDeclarations(table)
  },
  /** Before a melee: how it will go with the helpers that are named. */
  foresee(table, seat, order) {
    done.carryOut(table, seat, order)
    return isMeleeStep(table.state) ? foreseeMelee : undefined
  },
  offers: () => [{ kind: 'done' }],
  pick: () => ({ kind: 'done' }),
  tool: { tool: 'list', isPrimary: true },
  tell: () => ({ key: 'ba.order.done' }),
}
