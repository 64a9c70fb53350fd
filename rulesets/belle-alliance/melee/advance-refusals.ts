import type { Of, Seat } from '@grognard/umpire'
import { hasDeclared } from '../command/declarations.ts'
import { findBuilding, garrisonOf } from '../ground/index.ts'
import { isMarchColumn } from '../march/pace.ts'
import { attackBars } from '../march/may-attack.ts'
import type { Attacking } from '../march/may-attack.ts'
import { DEGREE } from '../measures.ts'
import { nameOf, thingNamed } from '../names.ts'
import type { Order } from '../orders.ts'
import type { BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { areEnemies, findUnit, isInfantry, isOnBoard, unitOf } from '../units.ts'
import { pathOfAdvance } from './advance-path.ts'
import { goesBeyondPosition } from './position.ts'
import { advanceRight } from './may-advance.ts'
import type { AdvanceRight } from './may-advance.ts'

export type AdvanceOrder = Of<Order, 'advance'>

/** A continued advance that a seat wants to write. */
export interface Advancing {
  state: State
  seat: Seat
  order: AdvanceOrder
}

const unitIn = ({ state, order }: Advancing): Unit => unitOf(state, order.unit)
const name = (advancing: Advancing) => ({ unit: nameOf(unitIn(advancing)) })
const rightIn = (advancing: Advancing): AdvanceRight | null =>
  advanceRight(advancing.state, unitIn(advancing))

export const advanceRefusals: readonly BaRefusal<Advancing>[] = [
  {
    rule: 'BA-4.1.4-01',
    message: 'ba.refuse.notYourUnit',
    values: ({ state, order }) => ({ unit: thingNamed(state, order.unit) }),
    when: ({ state, seat, order }) => findUnit(state, order.unit)?.seat !== seat,
    stop: true,
  },
  {
    rule: 'BA-4.1.4-01',
    message: 'ba.refuse.noAdvance',
    values: name,
    when: advancing => rightIn(advancing) === null,
    stop: true,
  },
  {
    rule: 'BA-4.1.4-04',
    message: 'ba.refuse.advanceWritten',
    values: name,
    when: ({ state, order }) => hasDeclared(state, order.unit),
  },
  {
    rule: 'BA-4.1.4-01',
    message: 'ba.refuse.pivotsTooFar',
    values: () => ({ degrees: angles.chargePivot / DEGREE }),
    when: advancing =>
      Math.abs(advancing.order.pivot) > angles.chargePivot && !isFreeToTurn(advancing),
  },
  {
    rule: 'BA-4.1.4-02',
    message: 'ba.refuse.beyondPosition',
    values: name,
    when: advancing => {
      const right = rightIn(advancing)
      return right !== null && goesBeyondPosition(advancing.state, right.attack, advancing.order)
    },
  },
  {
    rule: 'BA-6.1.2-05',
    message: 'ba.refuse.onlyOccupies',
    values: name,
    when: advancing => {
      const right = rightIn(advancing)
      return right?.onlyOccupies === true && advancing.order.building !== right.attack.terrain
    },
  },
  {
    rule: 'BA-4.1.4-05',
    message: 'ba.refuse.noSuchBuilding',
    values: ({ state, order }) => ({ building: thingNamed(state, order.building) }),
    when: ({ state, order }) => order.building !== '' && !findBuilding(state, order.building),
  },
  {
    rule: 'BA-6.1.1-02',
    message: 'ba.refuse.onlyInfantryInside',
    values: name,
    when: advancing => advancing.order.building !== '' && !isInfantry(unitIn(advancing)),
  },
  {
    rule: 'BA-6.1.2-07',
    message: 'ba.refuse.enemyStillInside',
    values: name,
    when: ({ state, seat, order }) =>
      garrisonOf(state, order.building).some(unit => unit.seat !== seat),
  },
  {
    rule: 'BA-4.1.4-05',
    message: 'ba.refuse.attackOrOccupy',
    values: name,
    when: ({ order }) => order.building !== '' && order.target !== '',
  },
  {
    rule: 'BA-4.1.4-03',
    message: 'ba.refuse.noContinuedAttack',
    values: name,
    when: advancing => advancing.order.target !== '' && rightIn(advancing)?.mayAttack !== true,
  },
  {
    rule: 'BA-1.1.2-07',
    message: 'ba.refuse.noTarget',
    values: ({ state, order }) => ({ thing: thingNamed(state, order.target) }),
    when: advancing => advancing.order.target !== '' && !isEnemyThere(advancing),
    stop: true,
  },
  ...attackBars.map(onAdvance),
]

/** [BA-4.1.1-02] What bars an attack bars a continued one. */
function onAdvance({ when, values, ...bar }: BaRefusal<Attacking>): BaRefusal<Advancing> {
  return {
    ...bar,
    ...(values ? { values: (advancing: Advancing) => values(attackingIn(advancing)) } : {}),
    when: advancing => advancing.order.target !== '' && when(attackingIn(advancing)),
  }
}

function attackingIn(advancing: Advancing): Attacking {
  const { state, order } = advancing
  return { attacker: unitIn(advancing), target: findUnit(state, order.target) ?? null }
}

function isEnemyThere({ state, order, seat }: Advancing): boolean {
  const target = findUnit(state, order.target)
  return target !== undefined && isOnBoard(target) && areEnemies(target, { seat })
}

/** [BA-2.4.3-03] March columns on a road. */
function isFreeToTurn(advancing: Advancing): boolean {
  const unit = unitIn(advancing)
  return (
    isMarchColumn(unit) && pathOfAdvance(advancing.state, unit, advancing.order).walker.turnsFreely
  )
}
