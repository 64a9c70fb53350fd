import { allowed, oneByChance } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { field } from '@grognard/umpire'
import { isMeant, whomShape } from '../../model/groups.ts'
import { attackUnit } from '../../model/hits.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { aimAt, doesBear, reachesOf } from '../../model/targets.ts'
import { cardOf, findUnit, isEnemyAfloat, isWithin, nameOf, unitOf } from '../../model/units.ts'
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
    gunsMeant(state, seat, order, 2).length > 1
      ? allowed
      : refused('WAS-095', 'was.refuse.fewGunsBear'),
  execute(table, seat, order) {
    for (const gun of gunsMeant(table.state, seat, order)) shoot(table, gun, order.target)
  },
  /** The whole of it: each gun at what the guns before have left. */
  continues: (table, seat, order) =>
    shotsInTurn(gunsMeant(table.state, seat, order), order.target)(table),
  legalOrders: ordersOpen,
  sample: orderByChance,
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ target }) => target },
  describe: (state, { unit, whom, target }) => ({
    key: `was.order.fireMany.${whom}`,
    values: { unit: nameOf(state, unit), target: nameOf(state, target) },
  }),
}

/** Made once for all ways the dice can fall, so that equal states are gone on from once. */
function shotsInTurn(all: readonly Gun[], target: string) {
  return all.reduceRight<(table: WasTable) => WasContinuation>(
    (next, gun) => table => {
      shoot(table, gun, target)
      return next
    },
    () => undefined,
  )
}

function shoot(table: WasTable, { unit, weapon }: Gun, at: string): void {
  const target = unitOf(table.state, at)
  attackUnit(table, aimAt(table.state, unitOf(table.state, unit), weapon, target).attack, target)
}

/** Every gun of the group that bears on the target, or no more of them than are wanted. */
function gunsMeant(
  state: State,
  seat: Seat,
  { unit: id, whom, target: at }: Omit<FireMany, 'kind'>,
  most = Infinity,
): Gun[] {
  const leader = findUnit(state, id)
  const target = findUnit(state, at)
  if (!leader || leader.seat !== seat || !target) return []
  return gunsOfGroup(state, leader, whom, target, most)
}

/** Of the leader first, then of the others. */
function gunsOfGroup(
  state: State,
  leader: SeaUnit,
  whom: FireMany['whom'],
  target: SeaUnit,
  most: number,
): Gun[] {
  const found: Gun[] = []
  if (!isReadyToFire(state, leader.seat, leader)) return found
  addGuns(found, state, leader, target)
  for (const unit of state.units) {
    if (found.length >= most) return found
    if (unit === leader || !isReadyToFire(state, leader.seat, unit)) continue
    if (isMeant(state, leader, whom, unit)) addGuns(found, state, unit, target)
  }
  return found
}

function addGuns(found: Gun[], state: State, unit: SeaUnit, target: SeaUnit): void {
  for (const weapon of guns)
    if (mayUse(state, unit, weapon) && doesBear(state, unit, weapon, target))
      found.push({ unit: unit.id, weapon })
}

/** Most targets lie beyond all her weapons: those are not looked at gun by gun. */
function hasGun(state: State, unit: SeaUnit, target: SeaUnit): boolean {
  if (!isEnemyAfloat(unit.seat, target)) return false
  if (!isWithin(unit, target, reachesOf(cardOf(state, unit)).farthest)) return false
  for (const weapon of guns)
    if (mayUse(state, unit, weapon) && doesBear(state, unit, weapon, target)) return true
  return false
}

function ordersOpen(state: State, seat: Seat): FireMany[] {
  const able = state.units.filter(unit => isReadyToFire(state, seat, unit))
  return able.flatMap(unit =>
    state.units
      .filter(target => doesLead(state, unit, target))
      .map(target => volleyAt(unit, target)),
  )
}

/** A unit that has a gun to fire herself, and is not the only gun. */
function doesLead(state: State, unit: SeaUnit, target: SeaUnit): boolean {
  return hasGun(state, unit, target) && gunsOfGroup(state, unit, 'group', target, 2).length > 1
}

function volleyAt(unit: SeaUnit, target: SeaUnit): FireMany {
  return { kind: 'fireMany', unit: unit.id, whom: 'group', target: target.id }
}

function orderByChance(state: State, seat: Seat, dice: Dice): FireMany | undefined {
  const unit = oneByChance(state.units, dice, one => isReadyToFire(state, seat, one))
  const target = unit && oneByChance(state.units, dice, at => doesLead(state, unit, at))
  return target && volleyAt(unit, target)
}
