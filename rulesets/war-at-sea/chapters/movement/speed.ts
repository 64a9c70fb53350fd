import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { effectsOf } from '../../book/tables/abilities.ts'
import { dieSides } from '../../book/tables/dice.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { cardOf, findUnit, hasAbility, isAfloat, nameOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { ownUnit } from './movers.ts'

/** [WAS-063] [WAS-A52] [WAS-A53] Slow units roll as their own step begins. */
export function rollSlowUnits(table: WasTable, seat: Seat): void {
  for (const unit of table.state.units) {
    if (unit.seat !== seat || !isAfloat(unit)) continue
    const on = slowOn(table.state, unit)
    if (on === 0) continue
    const isSlow = table.roll(dieSides, on === 1 ? 'WAS-A52' : 'WAS-A53') <= on
    table.emit({ kind: 'speedChanged', unit: unit.id, by: isSlow ? -1 : 0 })
  }
}

/** [WAS-A15] Whoever has lain still for evading may move again. */
export function steadyUnits(table: WasTable): void {
  const units = table.state.units.filter(({ isStunned }) => isStunned).map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'unstunned', units })
}

function slowOn(state: State, unit: SeaUnit): number {
  let on = 0
  for (const id of cardOf(state, unit).abilities)
    for (const effect of effectsOf(id)) if (effect.does === 'slow') on = Math.max(on, effect.on)
  return on
}

interface Running {
  state: State
  seat: Seat
  unit: SeaUnit
}

const refusals: readonly WasRefusal<Running>[] = [
  refuse(
    'WAS-A32',
    'was.refuse.noHighSpeed',
    ({ state, unit }) =>
      !hasAbility(state, unit, 'highSpeedRun') || unit.spent.includes('highSpeedRun'),
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  refuse('WAS-063', 'was.refuse.movementBegun', ({ state, seat }) =>
    state.units.some(unit => unit.seat === seat && unit.hasMoved),
  ),
]

export const runFastShape = { unit: field.piece('ship') }

/** [WAS-A32] Once in a battle a point of speed more, as the own step begins. */
export const runFast: WasOrderRules<'runFast'> = {
  shape: runFastShape,
  judge(state, seat, { unit: id }) {
    const unit = findUnit(state, id)
    const ruling = judgeBy(ownUnit, { state, seat, unit })
    return ruling.allowed && unit ? judgeBy(refusals, { state, seat, unit }) : ruling
  },
  execute(table, _seat, { unit }) {
    table.emit({ kind: 'abilitySpent', unit, ability: 'highSpeedRun' })
    table.emit({ kind: 'speedChanged', unit, by: 1 })
  },
  legalOrders: (state, seat) => runsOpen(state, seat),
  sample(state, seat, dice) {
    const open = runsOpen(state, seat)
    return open.length > 0 ? open[dice.roll(open.length) - 1] : undefined
  },
  tool: { tool: 'list', piece: ({ unit }) => unit, isRare: () => true },
  describe: (state, { unit }) => ({
    key: 'was.order.runFast',
    values: { unit: nameOf(state, unit) },
  }),
}

function runsOpen(state: State, seat: Seat): Of<Order, 'runFast'>[] {
  return state.units
    .filter(
      unit =>
        isAllowed(ownUnit, { state, seat, unit }) && isAllowed(refusals, { state, seat, unit }),
    )
    .map(({ id }) => ({ kind: 'runFast', unit: id }))
}
