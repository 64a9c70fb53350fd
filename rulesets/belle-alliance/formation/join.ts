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

const bothNames = (situation: Joining) => ({
  unit: nameOf(writer(situation)),
  other: nameOf(partner(situation)),
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
    when: situation => !areParts(situation.state, writer(situation), partner(situation)),
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.standsStill',
    values: situation => ({ unit: nameOf(whoStandsStill(situation) ?? writer(situation)) }),
    when: situation => whoStandsStill(situation) !== undefined,
  },
  ...othersThatStay(partner),
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.partnerRouts',
    values: bothNames,
    when: situation => partner(situation).disorder === 'FU',
  },
  {
    rule: 'BA-2.1.0-02',
    message: 'ba.refuse.partsApart',
    values: bothNames,
    when: situation => !areTogether(writer(situation), partner(situation)),
  },
]

export const joinRefusals = refusalsWith(joinHindrances)

function partner({ state, part }: Joining): Unit {
  return unitOf(state, part.with)
}

function whoStandsStill(situation: Joining): Unit | undefined {
  return [writer(situation), partner(situation)].find(standsStill)
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
  carryOut: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  offers: (state, seat) =>
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
  tell: (state, order) => ({
    key: 'ba.order.join',
    values: {
      unit: nameOfUnit(state, order.unit),
      other: nameOfUnit(state, order.with),
    },
  }),
}
