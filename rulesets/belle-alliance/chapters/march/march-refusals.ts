import type { Seat } from '@grognard/umpire'
import { CHARGE_PAUSE } from '../../book/tables/march.ts'
import { angles } from '../../book/tables/scale.ts'
import { clauseRefusals } from '../../model/clause-rules.ts'
import type { MarchClause } from '../../model/clauses.ts'
import { canCharge, isMarchColumn, isRestedForCharge } from '../../model/marching/rates.ts'
import { nameOf } from '../../model/names.ts'
import { asOrdered, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { hasChargeTurns, leadsOverEdge } from './path.ts'

/** A march that a seat wants to write for a unit. */
export interface Marching {
  state: State
  seat: Seat
  unit: string
  clause: MarchClause
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

const isCharge = ({ clause }: Marching) => clause.rate === 'charge'

/** What can be known when the order is written. */
const ownRefusals: BaRefusal<Marching>[] = [
  stop('BA-1.3.5-02', 'ba.refuse.worksAndStays', c => marcher(c).formation.kind === 'work', name),
  stop('BA-1.3.6-01', 'ba.refuse.restsAndStays', c => marcher(c).formation.kind === 'rest', name),
  stop('BA-6.1.1-03', 'ba.refuse.inHouse', c => marcher(c).building !== null, name),
  stop(
    'BA-2.3.1-03',
    'ba.refuse.noLegs',
    ({ state, unit, clause }) =>
      clause.legs.length === 0 && writtenClause(state, unit, 'attack') === undefined,
    name,
  ),
  refuse(
    'BA-2.3.1-03',
    'ba.refuse.ticks',
    ({ clause }) => clause.fromTick > clause.toTick,
    ({ clause }) => ({ from: clause.fromTick, to: clause.toTick }),
  ),
  refuse('BA-2.3.1-05', 'ba.refuse.course', c => !mayTakeCourse(marcher(c), c.clause.course), name),
  refuse(
    'BA-2.4.2-03',
    'ba.refuse.turnsAboutTwice',
    ({ clause }) => clause.legs.filter(({ kind }) => kind === 'about').length > 1,
    name,
  ),
  refuse(
    'BA-2.4.3-03',
    'ba.refuse.columnWheels',
    c => isMarchColumn(marcher(c)) && c.clause.legs.some(({ kind }) => kind === 'wheel'),
    name,
  ),
  refuse(
    'BA-2.3.2-01',
    'ba.refuse.fastColumn',
    c => c.clause.rate === 'fast' && !isMarchColumn(marcher(c)),
    formation,
  ),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.attackFast',
    ({ state, unit, clause }) =>
      clause.rate === 'fast' && writtenClause(state, unit, 'attack') !== undefined,
    name,
  ),
  refuse(
    'BA-2.3.3-05',
    'ba.refuse.noCharge',
    c => isCharge(c) && !canCharge(marcher(c)),
    formation,
  ),
  refuse(
    'BA-2.3.3-02',
    'ba.refuse.chargeInDisorder',
    c => isCharge(c) && marcher(c).disorder !== 'OR',
    c => ({
      ...name(c),
      disorder: { key: `ba.disorder.${marcher(c).disorder}` },
    }),
  ),
  refuse(
    'BA-2.3.3-04',
    'ba.refuse.chargedLately',
    c => isCharge(c) && !isRestedForCharge(marcher(c), c.state.turn),
    c => ({
      ...name(c),
      turn: (marcher(c).chargedIn ?? 0) + CHARGE_PAUSE + 1,
    }),
  ),
  refuse(
    'BA-2.4.1-02',
    'ba.refuse.chargeTurns',
    c => isCharge(c) && !hasChargeTurns(c.state, marcher(c), c.clause),
    c => ({ ...name(c), degrees: angles.chargePivot / 100 }),
  ),
  refuse(
    'BA-5.1.2-02',
    'ba.refuse.overEdge',
    ({ state, unit, clause }) => leadsOverEdge(state, unit, clause),
    name,
  ),
]

export const marchRefusals: BaRefusal<Marching>[] = [...clauseRefusals, ...ownRefusals]

/** [BA-2.3.1-05] Skirmish lines backwards and sideways, unlimbered guns backwards. */
function mayTakeCourse(unit: Unit, course: number): boolean {
  if (course === 0) return true
  if (isSkirmishLine(unit)) return course % QUARTER === 0
  return unit.formation.kind === 'unlimbered' && course === HALF
}
