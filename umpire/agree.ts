import type { Agreed, AgreedEnd } from './recorded.ts'
import { isRecord } from './shape.ts'

/**
 * The umpire's own order: all have agreed how the battle ends. It stands under the seat that proposed
 * it. Nobody gives it alone: `give` refuses it, and `giveAgreed` enters it for who has heard them all.
 */
export interface Agreement {
  kind: 'conclude'
  on: AgreedEnd
}

const ends: readonly unknown[] = ['draw', 'end'] satisfies AgreedEnd[]

export function isAgreement(order: unknown): order is Agreement {
  if (!isRecord(order) || order.kind !== 'conclude') return false
  return Object.keys(order).length === 2 && ends.includes(order.on)
}

/** Nobody has won. */
export function agreedOn({ on }: Agreement): Agreed {
  return { kind: 'concluded', on }
}
