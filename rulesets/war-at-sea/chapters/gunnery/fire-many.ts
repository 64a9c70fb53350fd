import { allowed, isAllowed } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { field } from '@grognard/umpire'
import { unitsMeant, whomShape } from '../../model/groups.ts'
import { attackUnit } from '../../model/hits.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { aimAt, aimRefusals } from '../../model/targets.ts'
import { findUnit, isAfloat, nameOf, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasContinuation, WasOrderRules, WasTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { isReadyToFire, mayUse } from './fire.ts'

export const fireManyShape = { ...whomShape, target: field.target('ship') }

type FireMany = Of<Order, 'fireMany'>

const guns = ['main', 'secondary', 'tertiary'] as const

/** A gun and who has it. */
interface Gun {
  unit: string
  weapon: (typeof guns)[number]
}

/** [WAS-095] [WAS-097] One word for a group: all its guns that bear on the target, one after the other. */
export const fireMany: WasOrderRules<'fireMany'> = {
  shape: fireManyShape,
  judge: (state, seat, order) =>
    gunsMeant(state, seat, order).length > 1
      ? allowed
      : refused('WAS-095', 'was.refuse.fewGunsBear'),
  execute(table, seat, order) {
    for (const gun of gunsMeant(table.state, seat, order)) shoot(table, gun, order.target)
  },
  /** The whole of it: each gun at what the guns before have left. */
  continues: (table, seat, order) =>
    shootOn(gunsMeant(table.state, seat, order), order.target)(table),
  legalOrders: (state, seat) => ordersOpen(state, seat),
  sample: (state, seat, dice) => orderByChance(state, seat, dice),
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ target }) => target },
  describe: (state, { unit, whom, target }) => ({
    key: `was.order.fireMany.${whom}`,
    values: { unit: nameOf(state, unit), target: nameOf(state, target) },
  }),
}

function shootOn(all: readonly Gun[], target: string) {
  return (table: WasTable): WasContinuation => {
    const [gun, ...rest] = all
    if (!gun) return undefined
    shoot(table, gun, target)
    return rest.length > 0 ? shootOn(rest, target) : undefined
  }
}

function shoot(table: WasTable, { unit, weapon }: Gun, at: string): void {
  const target = unitOf(table.state, at)
  attackUnit(table, aimAt(table.state, unitOf(table.state, unit), weapon, target).attack, target)
}

/** Every gun of the group that bears on the target. */
function gunsMeant(state: State, seat: Seat, { unit: id, whom, target: at }: FireMany): Gun[] {
  const leader = findUnit(state, id)
  const target = findUnit(state, at)
  if (!leader || !target || target.seat === seat || !isAfloat(target)) return []
  const able = state.units.filter(unit => isReadyToFire(state, seat, unit))
  return unitsMeant(leader, whom, able).flatMap(unit => gunsThatBear(state, unit, target))
}

function gunsThatBear(state: State, unit: SeaUnit, target: SeaUnit): Gun[] {
  return guns
    .filter(
      weapon =>
        mayUse(state, unit, weapon) && isAllowed(aimRefusals, aimAt(state, unit, weapon, target)),
    )
    .map(weapon => ({ unit: unit.id, weapon }))
}

function ordersOpen(state: State, seat: Seat): FireMany[] {
  const able = state.units.filter(unit => isReadyToFire(state, seat, unit))
  return able.flatMap(unit => ordersOf(state, seat, unit))
}

/** Of a unit that has a gun to fire herself. */
function ordersOf(state: State, seat: Seat, unit: SeaUnit): FireMany[] {
  return state.units
    .filter(target => target.seat !== seat && isAfloat(target))
    .filter(target => gunsThatBear(state, unit, target).length > 0)
    .map(target => ({
      kind: 'fireMany' as const,
      unit: unit.id,
      whom: 'group' as const,
      target: target.id,
    }))
    .filter(order => gunsMeant(state, seat, order).length > 1)
}

function orderByChance(state: State, seat: Seat, dice: Dice): FireMany | undefined {
  const able = state.units.filter(unit => isReadyToFire(state, seat, unit))
  const unit = able[dice.roll(Math.max(1, able.length)) - 1]
  const open = unit ? ordersOf(state, seat, unit) : []
  return open[dice.roll(Math.max(1, open.length)) - 1]
}
