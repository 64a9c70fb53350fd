import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { nameOf, nameOfUnit, thingNamed } from '../names.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, isGunnersOnly, isOnBoard, unitOf } from '../units.ts'
import { rootOf } from './parting.ts'
import { othersThatStay, refusalsWith, standsStill, writer } from './writing.ts'
import type { Writing } from './writing.ts'
import { isTouching } from './zone.ts'

type Joining = Writing<'join'>

const bothNames = (context: Joining) => ({
  unit: nameOf(writer(context)),
  other: nameOf(partner(context)),
})

/** What stands against putting two parts together, before and when it is carried out. */
export const joinHindrances: BaRefusal<Joining>[] = [
  {
    rule: 'BA-1.2.1-01',
    message: 'ba.refuse.unknownPartner',
    values: ({ state, part }) => ({ unit: thingNamed(state, part.with) }),
    stop: true,
    when: ({ state, seat, part }) => !isOwnOnBoard(state, seat, part.with),
  },
  {
    rule: 'BA-1.2.1-01',
    message: 'ba.refuse.notOfOneUnit',
    values: bothNames,
    stop: true,
    when: context => !areParts(context.state, writer(context), partner(context)),
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.standsStill',
    values: context => ({ unit: nameOf(whoStandsStill(context) ?? writer(context)) }),
    when: context => whoStandsStill(context) !== undefined,
  },
  ...othersThatStay(partner),
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.partnerRouts',
    values: bothNames,
    when: context => partner(context).disorder === 'FU',
  },
  {
    rule: 'BA-2.1.0-02',
    message: 'ba.refuse.partsApart',
    values: bothNames,
    when: context => !areTogether(writer(context), partner(context)),
  },
]

export const joinRefusals = refusalsWith(joinHindrances)

function partner({ state, part }: Joining): Unit {
  return unitOf(state, part.with)
}

function whoStandsStill(context: Joining): Unit | undefined {
  return [writer(context), partner(context)].find(standsStill)
}

export function isOwnOnBoard(state: State, seat: string, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

/** [BA-1.2.1-01] Two of the same tactical unit; lines and gunners come back by orders of their own. */
function areParts(state: State, one: Unit, other: Unit): boolean {
  if (one === other || !isWholePart(one) || !isWholePart(other)) return false
  return rootOf(state, one) === rootOf(state, other)
}

function isWholePart(unit: Unit): boolean {
  return unit.mother === null && !isGunnersOnly(unit)
}

function areTogether(one: Unit, other: Unit): boolean {
  return one.building === other.building && isTouching(one, other)
}

/** [BA-2.1.0-02] Two parts in contact become one unit again. */
export const join: BaOrderRules<'join'> = {
  shape: { unit: { type: 'text' }, with: { type: 'text' } },
  judge: (state, seat, order) =>
    judgeBy(joinRefusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'join').flatMap(unit =>
      state.units
        .map(other => ({ kind: 'join', with: other.id }) as const)
        .filter(part => isAllowed(joinRefusals, { state, seat, unit: unit.id, part }))
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.with,
    like: (state, seat, unit) =>
      state.units
        .filter(other => other.id !== unit && isOwnOnBoard(state, seat, other.id))
        .map(other => ({ kind: 'join', unit, with: other.id })),
  },
  describe: (state, order) => ({
    key: 'ba.order.join',
    values: {
      unit: nameOfUnit(state, order.unit),
      other: nameOfUnit(state, order.with),
    },
  }),
}
