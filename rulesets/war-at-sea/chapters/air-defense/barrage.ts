import { field, isAllowed } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { enemyPlanes } from '../../model/air.ts'
import { isAircraft } from '../../model/attacks.ts'
import { allExperts, lendExperts } from '../../model/experts.ts'
import { applyLosses } from '../../model/hits.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import { findPlane, nameOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasContinuation, WasOrderRules, WasTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { allowed } from '@grognard/umpire/ruling.ts'
import { antiairRefusals, attackPlane, fightersInDefense, shipsInDefense } from './antiair.ts'

type Barrage = Of<Order, 'barrage'>

export const barrageShape = { target: field.target('mark') }

/** [WAS-115] All that can reach an aircraft attack it, ships first, until it is beaten. */
export const barrage: WasOrderRules<'barrage'> = {
  shape: barrageShape,
  judge: (state, seat, { target }) =>
    defendersAgainst(state, seat, target).length > 1
      ? allowed
      : refused('WAS-115', 'was.refuse.noBarrage'),
  execute(table, seat, { target }) {
    while (attackOnce(table, seat, target)) continue
  },
  continues: (_table, seat, { target }) => attackOn(seat, target),
  legalOrders: barragesOf,
  tool: { tool: 'list', target: ({ target }) => target },
  describe: (state, { target }) => ({
    key: 'was.order.barrage',
    values: { target: nameOf(state, target) },
  }),
}

function barragesOf(state: State, seat: Seat): Barrage[] {
  return enemyPlanes(state, seat)
    .filter(({ id }) => defendersAgainst(state, seat, id).length > 1)
    .map(({ id }) => ({ kind: 'barrage', target: id }))
}

/** Each attack by itself, so that equal states are gone on from once. */
function attackOn(seat: Seat, target: string): (table: WasTable) => WasContinuation {
  return function next(table) {
    return attackOnce(table, seat, target) ? next : applyLosses
  }
}

/** Whether anyone was left to attack. */
function attackOnce(table: WasTable, seat: Seat, id: string): boolean {
  const target = findPlane(table.state, id)
  const [attacker] = defendersAgainst(table.state, seat, id)
  if (!target || !attacker) return false
  if (isAircraft(attacker))
    lendExperts(table, attacker, 'antiair', allExperts(table.state, attacker, 'antiair'))
  attackPlane(table, attacker, target)
  return true
}

export function defendersAgainst(state: State, seat: Seat, id: string): (SeaUnit | Aircraft)[] {
  const target = findPlane(state, id)
  if (!target) return []
  return [...shipsInDefense(state, seat), ...fightersInDefense(state, seat)].filter(attacker =>
    isAllowed(antiairRefusals, { state, seat, attacker, target }),
  )
}
