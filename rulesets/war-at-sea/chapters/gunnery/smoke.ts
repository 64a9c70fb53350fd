import { allows, field, judgeBy, oneByChance } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { rulersLast, section } from '../../book/tables/measures.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import {
  findUnit,
  hasAbility,
  isEnemyAfloat,
  isOwnAfloat,
  isWithin,
  nameOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

interface Smoking {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

const refusals: readonly WasRefusal<Smoking>[] = [
  stop('WAS-A35', 'was.refuse.notYourShip', ({ seat, unit }) => !isOwnAfloat(seat, unit)),
  stop(
    'WAS-A35',
    'was.refuse.noSmoke',
    ({ state, unit }) => unit !== undefined && !hasAbility(state, unit, 'laySmokeScreen'),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
  refuse(
    'WAS-A35',
    'was.refuse.smokesAlready',
    ({ unit }) => unit?.isSmoking ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
  refuse(
    'WAS-075',
    'was.refuse.firedBeforeSmoke',
    ({ unit }) => unit !== undefined && unit.used.length > 0,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

const mayLaySmoke = allows(refusals)

export const laySmokeShape = { unit: field.piece('ship') }

/** [WAS-A35] [WAS-075] Smoke instead of every attack, from the next attack on until the end of the next turn. */
export const laySmoke: WasOrderRules<'laySmoke'> = {
  shape: laySmokeShape,
  judge: (state, seat, { unit }) => judgeBy(refusals, { state, seat, unit: findUnit(state, unit) }),
  execute(table, _seat, { unit: id }) {
    const { x, y } = unitOf(table.state, id)
    table.emit({ kind: 'smokeLaid', unit: id, x, y, until: table.state.turn + 1 })
  },
  legalOrders: smokeOpen,
  sample(state, seat, dice) {
    const unit = oneByChance(state.units, dice, one => mayLaySmoke({ state, seat, unit: one }))
    return unit && { kind: 'laySmoke', unit: unit.id }
  },
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit }) => ({
    key: 'was.order.laySmoke',
    values: { unit: nameOf(state, unit) },
  }),
}

function smokeOpen(state: State, seat: Seat): Of<Order, 'laySmoke'>[] {
  return state.units
    .filter(unit => mayLaySmoke({ state, seat, unit }))
    .map(({ id }) => ({ kind: 'laySmoke', unit: id }))
}

/** [WAS-A35] A ship of the seat may still lay smoke, and an enemy is near enough for it to matter. */
export function maySmoke(state: State, seat: Seat): boolean {
  for (const unit of state.units)
    if (mayLaySmoke({ state, seat, unit }) && isEnemyNear(state, unit)) return true
  return false
}

/** Within the whole ruler; our own measure. */
function isEnemyNear(state: State, unit: SeaUnit): boolean {
  const ruler = (rulersLast + 1) * section
  return state.units.some(other => isEnemyAfloat(unit.seat, other) && isWithin(other, unit, ruler))
}
