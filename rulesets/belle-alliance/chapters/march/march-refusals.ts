import type { Seat } from '@grognard/umpire'
import { CHARGE_PAUSE } from '../../book/tables/march.ts'
import { angles } from '../../book/tables/scale.ts'
import { partRefusals } from '../../model/clause-rules.ts'
import type { MarchPart } from '../../model/clauses.ts'
import { canCharge, isMarchColumn, isRestedForCharge } from '../../model/marching/rates.ts'
import { nameOf } from '../../model/names.ts'
import { asOrdered, writtenPart } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { hasChargeTurns, leadsOverEdge } from './path.ts'

/** A march that a seat wants to write for a unit. */
export interface Marching {
  state: State
  seat: Seat
  unit: string
  part: MarchPart
}

/** The unit as it will be when the march begins. */
function marcher({ state, unit }: Marching): Unit {
  return asOrdered(state, unitOf(state, unit))
}

const name = (context: Marching) => ({ unit: nameOf(marcher(context)) })

const formation = (context: Marching) => ({
  ...name(context),
  formation: { key: `ba.formation.${marcher(context).formation.kind}` },
})

const QUARTER = 9_000
const HALF = 18_000

const isCharge = ({ part }: Marching) => part.rate === 'charge'

/** What can be known when the order is written. */
const ownRefusals: BaRefusal<Marching>[] = [
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.worksAndStays',
    values: name,
    when: context => marcher(context).formation.kind === 'work',
    stop: true,
  },
  {
    rule: 'BA-1.3.6-01',
    message: 'ba.refuse.restsAndStays',
    values: name,
    when: context => marcher(context).formation.kind === 'rest',
    stop: true,
  },
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.inHouse',
    values: name,
    when: context => marcher(context).building !== null,
    stop: true,
  },
  {
    rule: 'BA-2.3.1-03',
    message: 'ba.refuse.noLegs',
    values: name,
    when: ({ state, unit, part }) =>
      part.legs.length === 0 && writtenPart(state, unit, 'attack') === undefined,
    stop: true,
  },
  {
    rule: 'BA-2.3.1-03',
    message: 'ba.refuse.ticks',
    values: ({ part }) => ({ from: part.fromTick, to: part.toTick }),
    when: ({ part }) => part.fromTick > part.toTick,
  },
  {
    rule: 'BA-2.3.1-05',
    message: 'ba.refuse.course',
    values: name,
    when: context => !mayTakeCourse(marcher(context), context.part.course),
  },
  {
    rule: 'BA-2.4.2-03',
    message: 'ba.refuse.turnsAboutTwice',
    values: name,
    when: ({ part }) => part.legs.filter(({ kind }) => kind === 'about').length > 1,
  },
  {
    rule: 'BA-2.4.3-03',
    message: 'ba.refuse.columnWheels',
    values: name,
    when: context =>
      isMarchColumn(marcher(context)) && context.part.legs.some(({ kind }) => kind === 'wheel'),
  },
  {
    rule: 'BA-2.3.2-01',
    message: 'ba.refuse.fastColumn',
    values: formation,
    when: context => context.part.rate === 'fast' && !isMarchColumn(marcher(context)),
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.attackFast',
    values: name,
    when: ({ state, unit, part }) =>
      part.rate === 'fast' && writtenPart(state, unit, 'attack') !== undefined,
  },
  {
    rule: 'BA-2.3.3-05',
    message: 'ba.refuse.noCharge',
    values: formation,
    when: context => isCharge(context) && !canCharge(marcher(context)),
  },
  {
    rule: 'BA-2.3.3-02',
    message: 'ba.refuse.chargeInDisorder',
    values: context => ({
      ...name(context),
      disorder: { key: `ba.disorder.${marcher(context).disorder}` },
    }),
    when: context => isCharge(context) && marcher(context).disorder !== 'OR',
  },
  {
    rule: 'BA-2.3.3-04',
    message: 'ba.refuse.chargedLately',
    values: context => ({
      ...name(context),
      turn: (marcher(context).chargedIn ?? 0) + CHARGE_PAUSE + 1,
    }),
    when: context => isCharge(context) && !isRestedForCharge(marcher(context), context.state.turn),
  },
  {
    rule: 'BA-2.4.1-02',
    message: 'ba.refuse.chargeTurns',
    values: context => ({ ...name(context), degrees: angles.chargePivot / 100 }),
    when: context =>
      isCharge(context) && !hasChargeTurns(context.state, marcher(context), context.part),
  },
  {
    rule: 'BA-5.1.2-02',
    message: 'ba.refuse.overEdge',
    values: name,
    when: ({ state, unit, part }) => leadsOverEdge(state, unit, part),
  },
]

export const marchRefusals: BaRefusal<Marching>[] = [...partRefusals, ...ownRefusals]

/** [BA-2.3.1-05] Skirmish lines backwards and sideways, unlimbered guns backwards. */
function mayTakeCourse(unit: Unit, course: number): boolean {
  if (course === 0) return true
  if (isSkirmishLine(unit)) return course % QUARTER === 0
  return unit.formation.kind === 'unlimbered' && course === HALF
}
