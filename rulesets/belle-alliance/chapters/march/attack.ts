import { foundByChance, isAllowed } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { attackBars, attackFromHouse } from '../../model/attacks.ts'
import type { Attacking } from '../../model/attacks.ts'
import {
  clauseIn,
  clauseRefusals,
  clauseRules,
  unitsToWriteFor,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import { enemiesByDistance } from '../../model/contact.ts'
import { isSeen, viewerOf, viewerOfStaff } from '../../model/ground/sight.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { withPendingOrders, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, findUnit, isCavalry, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** An attack that a seat wants to write for a unit. */
interface AttackWriting {
  state: State
  seat: Seat
  unit: string
  clause: ClauseOf<'attack'>
}

function attacking({ state, unit, clause }: AttackWriting): Attacking {
  return {
    attacker: withPendingOrders(state, unitOf(state, unit)),
    target: findUnit(state, clause.target) ?? null,
  }
}

const name = ({ state, unit }: AttackWriting) => ({ unit: nameOf(unitOf(state, unit)) })

function pieceOf({ state, clause }: AttackWriting) {
  return state.terrain.find(({ id }) => id === clause.terrain)
}

const ownRefusals: BaRefusal<AttackWriting>[] = [
  stop('BA-1.1.2-07', 'ba.refuse.noTarget', c => !isTargetThere(c)),
  stop(
    'BA-4.1.2-01',
    'ba.refuse.noPosition',
    c => (c.clause.againstPosition ? pieceOf(c) === undefined : c.clause.terrain !== ''),
    name,
  ),
  refuse(
    'BA-1.1.2-08',
    'ba.refuse.targetUnseen',
    c => c.clause.target !== '' && !isTargetSeen(c),
    c => ({
      ...name(c),
      target: nameOf(unitOf(c.state, c.clause.target)),
    }),
  ),
  refuse(
    'BA-6.1.2-04',
    'ba.refuse.ownHouse',
    ({ state, seat, clause }) =>
      clause.terrain !== '' &&
      state.units.some(
        unit => unit.seat === seat && isOnBoard(unit) && unit.building === clause.terrain,
      ),
    name,
  ),
  refuse(
    'BA-6.1.1-02',
    'ba.refuse.horseAgainstHouse',
    c => pieceOf(c)?.kind === 'building' && isCavalry(attacking(c).attacker),
    name,
  ),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.attackFast',
    ({ state, unit }) => writtenClause(state, unit, 'march')?.rate === 'fast',
    name,
  ),
  ...[...attackBars, attackFromHouse].map(onSheet),
]

const attackRefusals: BaRefusal<AttackWriting>[] = [...clauseRefusals, ...ownRefusals]

/** The bars of an attack, asked of what is written. */
function onSheet({ when, values, ...bar }: BaRefusal<Attacking>): BaRefusal<AttackWriting> {
  return {
    ...bar,
    ...(values ? { values: (context: AttackWriting) => values(attacking(context)) } : {}),
    when: context => when(attacking(context)),
  }
}

/** [BA-1.1.2-10] An enemy on the board; against an assumed one a piece of terrain alone. */
function isTargetThere({ state, unit, clause }: AttackWriting): boolean {
  if (clause.target === '') return clause.againstPosition
  const target = findUnit(state, clause.target)
  return target !== undefined && isOnBoard(target) && areEnemies(unitOf(state, unit), target)
}

/** [BA-1.1.2-08] In sight of the unit or of its immediate chief. */
function isTargetSeen({ state, unit, clause }: AttackWriting): boolean {
  return isSeenBy(state, unitOf(state, unit), unitOf(state, clause.target))
}

function isSeenBy(state: State, unit: Unit, target: Unit): boolean {
  if (isOnBoard(unit) && isSeen(state, viewerOf(unit), target)) return true
  const chief = state.staff.find(({ id, status }) => id === unit.chief && status === 'onBoard')
  return chief !== undefined && isSeen(state, viewerOfStaff(chief), target)
}

type AttackOrder = ClauseOf<'attack'> & { unit: string }

/** The nearest enemies, for whom further ways of attack are offered; of others there is one. */
const NEAREST = 4

/** [BA-1.1.2-07] [BA-4.1.1-03] An attack on an enemy, or on a position in some terrain. */
export const attack: BaOrderRules<'attack'> = {
  shape: writtenShape('attack'),
  ...clauseRules(attackRefusals),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'attack').flatMap(unit => ordersFor(state, seat, unit)),
  sample,
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

/** All enemies that it may attack, from the nearest on; who is still to arrive is offered none. */
function ordersFor(state: State, seat: Seat, unit: Unit, most = Infinity): AttackOrder[] {
  if (!isOnBoard(unit) || !isFitToAttack(state, unit)) return []
  const orders = enemiesByDistance(state, unit, most).flatMap((enemy, row) =>
    row < NEAREST ? attacksOn(unit, enemy) : attacksOn(unit, enemy).slice(0, 1),
  )
  return orders.filter(order =>
    isAllowed(attackRefusals, { state, seat, unit: unit.id, clause: clauseIn(order) }),
  )
}

function isFitToAttack(state: State, unit: Unit): boolean {
  return isAllowed(attackBars, { attacker: withPendingOrders(state, unit), target: null })
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

/** Of so many samples one may be of an attack on any enemy, however far off. */
const ANY_ENEMY = 8

function sample(state: State, seat: Seat, dice: Dice): AttackOrder | undefined {
  const units = unitsToWriteFor(state, seat, 'attack')
  if (units.length === 0) return undefined
  const most = dice.roll(ANY_ENEMY) === 1 ? Infinity : NEAREST
  return foundByChance(units, dice, unit => {
    const orders = ordersFor(state, seat, unit, most)
    return orders.length > 0 ? orders[dice.roll(orders.length) - 1] : undefined
  })
}
