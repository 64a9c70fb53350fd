import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { AttackPart } from '../parts.ts'
import type { BaOrderRules } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, isOnBoard } from '../units.ts'
import { asOrdered } from './as-ordered.ts'
import { attackRefusals } from './attack-refusals.ts'
import { enemiesByDistance } from './march-offers.ts'
import { attackBars } from './may-attack.ts'

type AttackOrder = AttackPart & { unit: string }

/** The nearest enemies, for whom further ways of attack are offered; of others there is one. */
const NEAREST = 4

/** [BA-1.1.2-07] [BA-4.1.1-03] An attack on an enemy, or on a position in some terrain. */
export const attack: BaOrderRules<'attack'> = {
  shape: {
    unit: { type: 'text' },
    target: { type: 'text' },
    againstPosition: { type: 'yesNo', usual: false },
    terrain: { type: 'text', usual: '' },
    ifMet: { type: 'text', values: ['attack', 'stop'], usual: 'attack' },
  },
  judge: (state, seat, order) =>
    judgeBy(attackRefusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'attack').flatMap(unit => ordersFor(state, seat, unit)),
  sample,
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => (order.target === '' ? order.terrain : order.target),
  },
  describe: (state, order) => ({
    key: order.againstPosition ? 'ba.order.attackPosition' : 'ba.order.attack',
    values: {
      unit: nameOfUnit(state, order.unit),
      target: targetName(state, order),
      position: state.terrain.find(({ id }) => id === order.terrain)?.name ?? order.terrain,
      ifMet: order.ifMet,
    },
  }),
}

function targetName(state: State, { target, terrain }: AttackOrder) {
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : terrain
}

/** All enemies that it may attack, from the nearest on. */
function ordersFor(state: State, seat: Seat, unit: Unit, most = Infinity): AttackOrder[] {
  if (!isOnBoard(unit) || !isFitToAttack(state, unit)) return []
  const orders = enemiesByDistance(state, unit, most).flatMap((enemy, row) =>
    row < NEAREST ? attacksOn(unit, enemy) : attacksOn(unit, enemy).slice(0, 1),
  )
  return orders.filter(order =>
    isAllowed(attackRefusals, { state, seat, unit: unit.id, part: partOf(order) }),
  )
}

function isFitToAttack(state: State, unit: Unit): boolean {
  return isAllowed(attackBars, { attacker: asOrdered(state, unit), target: null })
}

/** With and without whom it meets first, and in its house where it has one. */
function attacksOn(unit: Unit, enemy: Unit): AttackOrder[] {
  const order = { kind: 'attack' as const, unit: unit.id, target: enemy.id }
  const onUnit = { ...order, againstPosition: false, terrain: '' }
  const attacks: AttackOrder[] = [
    { ...onUnit, ifMet: 'attack' },
    { ...onUnit, ifMet: 'stop' },
  ]
  if (enemy.building === null) return attacks
  return [...attacks, { ...order, againstPosition: true, terrain: enemy.building, ifMet: 'attack' }]
}

function sample(state: State, seat: Seat, dice: Dice): AttackOrder | undefined {
  const units = unitsToWriteFor(state, seat, 'attack')
  if (units.length === 0) return undefined
  const first = dice.roll(units.length) - 1
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const orders = ordersFor(state, seat, unit, NEAREST)
    if (orders.length > 0) return orders[dice.roll(orders.length) - 1]
  }
  return undefined
}
