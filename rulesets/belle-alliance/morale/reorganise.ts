import { judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { mayChooseMore } from '../command/replace-chief.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import { nameOf, nameOfUnit, thingNamed } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'
import { foreseeReorganising } from './reorganising.ts'
import { formationsAfterRout, formationsOf, unitsToReorganise } from './may-reorganise.ts'

interface Attempt {
  state: State
  seat: Seat
  order: Of<Order, 'reorganise'>
}

const about = ({ state, order }: Attempt): Unit => unitOf(state, order.unit)
const name = (attempt: Attempt) => ({ unit: nameOf(about(attempt)) })

const reorganiseRefusals: readonly BaRefusal<Attempt>[] = [
  {
    rule: 'BA-5.4.3-02',
    message: 'ba.refuse.unknownUnit',
    values: ({ state, order }) => ({ thing: thingNamed(state, order.unit) }),
    when: ({ state, order }) => findUnit(state, order.unit) === undefined,
    stop: true,
  },
  {
    rule: 'BA-5.4.3-02',
    message: 'ba.refuse.notYourUnit',
    values: name,
    when: attempt => about(attempt).seat !== attempt.seat,
    stop: true,
  },
  {
    rule: 'BA-5.4.3-02',
    message: 'ba.refuse.notRouting',
    values: name,
    when: attempt => !isOnBoard(about(attempt)) || about(attempt).disorder !== 'FU',
    stop: true,
  },
  {
    rule: 'BA-Q-70',
    message: 'ba.refuse.routedThisTurn',
    values: name,
    when: attempt => about(attempt).disorderedIn >= attempt.state.turn,
  },
  {
    rule: 'BA-5.4.3-02',
    message: 'ba.refuse.triesAlready',
    values: name,
    when: ({ state, order }) => state.reorganising.some(({ unit }) => unit === order.unit),
  },
  {
    rule: 'BA-5.4.3-04',
    message: 'ba.refuse.notClosedFormation',
    values: attempt => ({
      ...name(attempt),
      formation: { key: `ba.formation.${attempt.order.formation}` },
    }),
    when: attempt => !formationsOf(about(attempt)).includes(attempt.order.formation),
  },
]

/** [BA-5.4.3-01] [BA-5.4.3-02] [BA-5.1.1-03] A unit in full disorder tries to reorganise; no order is needed. */
export const reorganise: BaOrderRules<'reorganise'> = {
  shape: { unit: { type: 'text' }, formation: { type: 'text', values: formationsAfterRout } },
  judge: (state, seat, order) => judgeBy(reorganiseRefusals, { state, seat, order }),
  execute(table, _seat, { unit, formation }) {
    table.emit({ kind: 'reorganisingWanted', unit, formation })
  },
  legalOrders: (state, seat) =>
    unitsToReorganise(state, seat).flatMap(unit =>
      formationsOf(unit).map(formation => ({ kind: 'reorganise', unit: unit.id, formation })),
    ),
  foresee(table, _seat, { unit, formation }) {
    foreseeReorganising(table, { unit, formation })
  },
  again: mayChooseMore,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, formation }) => ({
    key: 'ba.order.reorganise',
    values: { unit: nameOfUnit(state, unit), formation: { key: `ba.formation.${formation}` } },
  }),
}
