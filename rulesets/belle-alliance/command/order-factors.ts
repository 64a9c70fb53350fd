import type { Factor } from '../factors.ts'
import { penaltyRow } from '../morale/side-penalty.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { orderRollModifiers } from '../tables/order-roll.ts'
import { helpFrom, immediateChief } from './chiefs.ts'
import { leadsTowards } from './towards-chief.ts'

/** An order roll: the unit that makes it, all parts that hang on it, how often they failed before. */
export interface OrderRoll {
  state: State
  unit: Unit
  parts: readonly Part[]
  failed: number
}

type Quality = 'effective' | 'ineffective'

const hasQuality = ({ state, unit }: OrderRoll, quality: Quality) =>
  immediateChief(state, unit)?.quality === quality

/** [BA-Q-20] Without an immediate chief nobody helps. */
const help = ({ state, unit }: OrderRoll) => {
  const chief = immediateChief(state, unit)
  return chief ? helpFrom(state, chief, unit.id) : null
}

/** [BA-1.1.3-11] Nothing but one march, and that towards the immediate chief. */
function isOnlyTowardsChief({ state, unit, parts }: OrderRoll): boolean {
  const chief = immediateChief(state, unit)
  const [march, ...others] = parts
  if (!chief || !march || march.kind !== 'march' || others.length > 0) return false
  return leadsTowards(unit, march, chief)
}

function isOnlyHuddle({ parts }: OrderRoll): boolean {
  return (
    parts.length > 0 && parts.every(part => part.kind === 'form' && part.formation === 'huddle')
  )
}

const rows = orderRollModifiers

/** [BA-1.1.3-05] to [BA-1.1.3-09] [BA-T-17] Of each group only the strongest counts. */
export const orderFactors: readonly Factor<OrderRoll>[] = [
  {
    ...rows.effectiveChief,
    rule: 'BA-1.1.3-07',
    message: 'ba.modifier.order.effectiveChief',
    when: roll => hasQuality(roll, 'effective'),
  },
  {
    ...rows.ineffectiveChief,
    rule: 'BA-1.1.3-07',
    message: 'ba.modifier.order.ineffectiveChief',
    when: roll => hasQuality(roll, 'ineffective'),
  },
  {
    ...rows.chiefInContact,
    rule: 'BA-1.1.3-05',
    message: 'ba.modifier.order.chiefInContact',
    when: roll => help(roll) === 'chief',
  },
  {
    ...rows.orderlyInContact,
    rule: 'BA-1.1.3-05',
    message: 'ba.modifier.order.orderlyInContact',
    when: roll => help(roll) === 'orderly',
  },
  {
    ...rows.onlyHuddle,
    rule: 'BA-1.1.3-06',
    message: 'ba.modifier.order.onlyHuddle',
    when: isOnlyHuddle,
  },
  {
    ...rows.onlyTowardsChief,
    rule: 'BA-1.1.3-06',
    message: 'ba.modifier.order.onlyTowardsChief',
    when: isOnlyTowardsChief,
  },
  {
    group: rows.failedTurn.group,
    rule: 'BA-1.1.3-08',
    message: 'ba.modifier.order.failedOrder',
    values: ({ failed }) => ({ turns: failed }),
    value: ({ failed }) => failed * rows.failedTurn.value,
    when: ({ failed }) => failed > 0,
  },
  {
    ...rows.LU,
    rule: 'BA-1.1.3-09',
    message: 'ba.modifier.order.LU',
    when: ({ unit }) => unit.disorder === 'LU',
  },
  {
    ...rows.U,
    rule: 'BA-1.1.3-09',
    message: 'ba.modifier.order.U',
    when: ({ unit }) => unit.disorder === 'U',
  },
  {
    group: 'valeur',
    rule: 'BA-1.1.3-09',
    message: 'ba.modifier.order.valeur',
    value: ({ unit }) => unit.valeur,
    when: ({ unit }) => unit.valeur !== 0,
  },
  { group: 'penalty', ...penaltyRow<OrderRoll>(({ unit }) => unit) },
]
