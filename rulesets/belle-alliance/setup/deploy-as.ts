import { isAllowed, judgeBy } from '@grognard/umpire'
import { followUnits, staffPlaces } from '../command/follow.ts'
import { formationsFor, shapesOf } from '../formation/choices.ts'
import { hullOf } from '../formation/footprint.ts'
import { formHindrances } from '../formation/form-hindrances.ts'
import { plainChange, reformed } from '../formation/reform.ts'
import type { Writing } from '../formation/writing.ts'
import { CM } from '../measures.ts'
import { nameOf, nameOfUnit } from '../names.ts'
import type { Order } from '../orders.ts'
import type { FormPart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { formationKinds } from '../tables/formations.ts'
import { findUnit, unitOf } from '../units.ts'
import { isInZone, isToDeploy, occupant, unitsToDeploy } from './deploy.ts'
import type { Of, Seat } from '@grognard/umpire'

type DeployAs = Of<Order, 'deployAs'>
type Forming = Writing<'form'>

const notToDeploy: BaRefusal<Forming> = {
  rule: 'BA-1.1.9-01',
  message: 'ba.refuse.notToDeploy',
  when: ({ state, seat, unit }) => !isToDeploy(findUnit(state, unit), seat),
  stop: true,
}

/** As it would stand in its new formation. */
function standing({ state, unit: id, part }: Forming): Unit {
  const unit = unitOf(state, id)
  return { ...unit, ...reformed(unit, part) }
}

const placeRefusals: readonly BaRefusal<Forming>[] = [
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.outsideZone',
    values: context => ({ unit: nameOf(standing(context)) }),
    when: context => !isInZone(context.state, context.seat, hullOf(standing(context))),
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.onAnother',
    values: context => ({
      unit: nameOf(standing(context)),
      other: occupantIn(context)?.name ?? '',
    }),
    when: context => occupantIn(context) !== undefined,
  },
]

function occupantIn(context: Forming): Unit | undefined {
  return occupant(context.state, unitOf(context.state, context.unit), standing(context))
}

const refusals = [notToDeploy, ...formHindrances, ...placeRefusals]

function contextOf(state: State, seat: Seat, order: DeployAs): Forming {
  return { state, seat, unit: order.unit, part: partIn(order) }
}

function partIn({ formation: kind, front, gap }: DeployAs): FormPart {
  return { kind: 'form', ...plainChange({ kind, front, gap }) }
}

/** [BA-1.1.9-01] [BA-1.3.1-01] Before the battle a unit takes any formation of its arm where it stands. */
export const deployAs: BaOrderRules<'deployAs'> = {
  shape: {
    unit: { type: 'text' },
    formation: { type: 'text', values: formationKinds },
    front: { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'integer', from: 1 }], usual: null },
    gap: {
      type: 'oneOf',
      of: [{ type: 'nothing' }, { type: 'integer', from: 0, unit: 'length' }],
      usual: null,
    },
  },
  judge: (state, seat, order) => judgeBy(refusals, contextOf(state, seat, order)),
  execute(table, seat, order) {
    const { state } = table
    const places = staffPlaces(state)
    const { formation, x, y, heading } = reformed(unitOf(state, order.unit), partIn(order))
    table.emit({ kind: 'formationSet', seat, unit: order.unit, formation, x, y, heading })
    followUnits(table, places)
  },
  legalOrders: (state, seat) =>
    unitsToDeploy(state, seat)
      .flatMap(ordersFor)
      .filter(order => isAllowed(refusals, contextOf(state, seat, order))),
  again: true,
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, formation, front, gap }) => ({
    key: 'ba.order.deployAs',
    values: {
      unit: nameOfUnit(state, unit),
      formation: { key: `ba.formation.${formation}` },
      front: front ?? 0,
      gap: (gap ?? 0) / CM,
    },
  }),
}

function ordersFor(unit: Unit): DeployAs[] {
  return formationsFor(unit)
    .flatMap(kind => shapesOf(unit, kind))
    .map(({ kind: formation, front, gap }) => ({
      kind: 'deployAs',
      unit: unit.id,
      formation,
      front,
      gap,
    }))
}
