import { field, isAllowed, judgeBy, oneByChance } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { dieSides } from '../../book/tables/dice.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { effectsOn, findUnit, hasAbility, isOwnAfloat, nameOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { mayMove, ownUnit } from './movers.ts'

/** [WAS-063] [WAS-A52] [WAS-A53] Slow units roll as their own step begins. */
export function rollSlowUnits(table: WasTable, seat: Seat): void {
  for (const unit of table.state.units) {
    if (!isOwnAfloat(seat, unit)) continue
    const on = slowOn(table.state, unit)
    if (on === 0) continue
    const isSlow = table.roll(dieSides, on === 1 ? 'WAS-A52' : 'WAS-A53') <= on
    table.emit({ kind: 'speedChanged', unit: unit.id, by: isSlow ? -1 : 0 })
  }
}

function slowOn(state: State, unit: SeaUnit): number {
  let most = 0
  for (const { on } of effectsOn(state, unit, 'slow')) most = Math.max(most, on)
  return most
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
  legalOrders: runsOpen,
  sample(state, seat, dice) {
    const unit = oneByChance(state.units, dice, one => mayRun(state, seat, one))
    return unit && { kind: 'runFast', unit: unit.id }
  },
  tool: { tool: 'list', piece: ({ unit }) => unit, isRare: () => true },
  describe: (state, { unit }) => ({
    key: 'was.order.runFast',
    values: { unit: nameOf(state, unit) },
  }),
}

function runsOpen(state: State, seat: Seat): Of<Order, 'runFast'>[] {
  return state.units
    .filter(unit => mayRun(state, seat, unit))
    .map(({ id }) => ({ kind: 'runFast', unit: id }))
}

function mayRun(state: State, seat: Seat, unit: SeaUnit): boolean {
  return mayMove({ state, seat, unit }) && isAllowed(refusals, { state, seat, unit })
}
