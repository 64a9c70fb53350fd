import { field, isAllowed, joinNames, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Ruling, Seat } from '@grognard/umpire'
import { expertChoices, lendExperts, lendingRefusals } from '../../model/experts.ts'
import { applyLosses } from '../../model/hits.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import { findPlane, findUnit, isOwnAfloat, nameOf, planeOf, unitOf } from '../../model/units.ts'
import { enemyPlanes } from '../../model/air.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules } from '../../rules.ts'
import { refused } from '../../words.ts'
import {
  antiairRefusals,
  attackPlane,
  fightersInDefense,
  isFighterOf,
  shipsInDefense,
} from './antiair.ts'

type Shot = Of<Order, 'shootDown'>
type Dogfight = Of<Order, 'dogfight'>

export const shootDownShape = { unit: field.piece('ship'), target: field.target('mark') }

/** [WAS-115] A ship fires at an aircraft. */
export const shootDown: WasOrderRules<'shootDown'> = {
  shape: shootDownShape,
  judge(state, seat, order) {
    const unit = findUnit(state, order.unit)
    if (!isOwnAfloat(seat, unit)) return refused('WAS-115', 'was.refuse.notYourShip')
    return judgeTarget(state, seat, unit, findPlane(state, order.target))
  },
  execute: (table, _seat, { unit, target }) =>
    attackPlane(table, unitOf(table.state, unit), planeOf(table.state, target)),
  continues(table, seat, order) {
    shootDown.execute(table, seat, order)
    return applyLosses
  },
  legalOrders: (state, seat) =>
    shipsInDefense(state, seat).flatMap(unit => shotsOf(state, seat, unit)),
  sample: (state, seat, dice) =>
    byChance(shipsInDefense(state, seat), dice, unit => shotsOf(state, seat, unit)),
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ target }) => target },
  describe: (state, { unit, target }) => ({
    key: 'was.order.shootDown',
    values: { unit: nameOf(state, unit), target: nameOf(state, target) },
  }),
}

export const dogfightShape = {
  aircraft: field.piece('mark'),
  target: field.target('mark'),
  /** Carriers that lend the skill of their crews. */
  experts: field.usually([], field.list(field.friend('ship'), { isDistinct: true, most: 4 })),
}

/** [WAS-115] A fighter attacks an aircraft. */
export const dogfight: WasOrderRules<'dogfight'> = {
  shape: dogfightShape,
  judge(state, seat, order) {
    const plane = findPlane(state, order.aircraft)
    if (!plane || !isFighterOf(state, seat, plane))
      return refused('WAS-115', 'was.refuse.notYourFighter')
    const ruling = judgeTarget(state, seat, plane, findPlane(state, order.target))
    if (!ruling.allowed) return ruling
    const { experts } = order
    return judgeBy(lendingRefusals, { state, seat, plane, weapon: 'antiair', experts })
  },
  execute(table, _seat, { aircraft, target, experts }) {
    const plane = planeOf(table.state, aircraft)
    lendExperts(table, plane, 'antiair', experts)
    attackPlane(table, plane, planeOf(table.state, target))
  },
  continues(table, seat, order) {
    dogfight.execute(table, seat, order)
    return applyLosses
  },
  legalOrders: (state, seat) =>
    fightersInDefense(state, seat).flatMap(plane => dogfightsOf(state, seat, plane)),
  sample: (state, seat, dice) =>
    byChance(fightersInDefense(state, seat), dice, plane => dogfightsOf(state, seat, plane)),
  tool: { tool: 'list', piece: ({ aircraft }) => aircraft, target: ({ target }) => target },
  describe: (state, { aircraft, target, experts }) => ({
    key: experts.length > 0 ? 'was.order.dogfightHelped' : 'was.order.dogfight',
    values: {
      plane: nameOf(state, aircraft),
      target: nameOf(state, target),
      experts: joinNames(experts.map(id => nameOf(state, id))),
    },
  }),
}

function judgeTarget(
  state: State,
  seat: Seat,
  attacker: SeaUnit | Aircraft,
  target: Aircraft | undefined,
): Ruling {
  if (!target) return refused('WAS-115', 'was.refuse.noAircraftThere')
  return judgeBy(antiairRefusals, { state, seat, attacker, target })
}

export function shotsOf(state: State, seat: Seat, unit: SeaUnit): Shot[] {
  return enemyPlanes(state, seat)
    .filter(target => isAllowed(antiairRefusals, { state, seat, attacker: unit, target }))
    .map(target => ({ kind: 'shootDown', unit: unit.id, target: target.id }))
}

export function dogfightsOf(state: State, seat: Seat, plane: Aircraft): Dogfight[] {
  const helps = expertChoices(state, plane, 'antiair')
  return enemyPlanes(state, seat)
    .filter(target => isAllowed(antiairRefusals, { state, seat, attacker: plane, target }))
    .flatMap(target =>
      helps.map(experts => ({
        kind: 'dogfight' as const,
        aircraft: plane.id,
        target: target.id,
        experts,
      })),
    )
}

/** One of the pieces that has orders, then one of its orders. */
function byChance<Piece, Some>(
  pieces: readonly Piece[],
  dice: Dice,
  ordersOf: (piece: Piece) => Some[],
): Some | undefined {
  const left = pieces.slice()
  while (left.length > 0) {
    const [piece] = left.splice(dice.roll(left.length) - 1, 1)
    const orders = piece === undefined ? [] : ordersOf(piece)
    if (orders.length > 0) return orders[dice.roll(orders.length) - 1]
  }
  return undefined
}

/** [WAS-115] Whether the seat can attack any aircraft. */
export function mayDefendMore(state: State, seat: Seat): boolean {
  if (enemyPlanes(state, seat).length === 0) return false
  return (
    shipsInDefense(state, seat).some(unit => shotsOf(state, seat, unit).length > 0) ||
    fightersInDefense(state, seat).some(plane => dogfightsOf(state, seat, plane).length > 0)
  )
}
