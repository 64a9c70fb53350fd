import { judgeBy } from '@grognard/umpire'
import type { Reason, Seat } from '@grognard/umpire'
import { partsFor, writtenPart } from '../command/sheets.ts'
import { partRefusals } from '../command/write-part.ts'
import { nameOf } from '../names.ts'
import type { Part } from '../parts.ts'
import type { BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { LEAST_FRONT } from '../tables/shapes.ts'
import { isOnBoard, unitOf } from '../units.ts'
import { broadestFront } from './closing-up.ts'

export type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>

/** A part of that kind, for a unit that is known by its id. */
export interface Writing<K extends Part['kind']> {
  state: State
  seat: Seat
  unit: string
  part: PartOf<K>
}

/** Throws RangeError for an unknown unit; the common refusals stop before. */
export function writer({ state, unit }: { state: State; unit: string }): Unit {
  return unitOf(state, unit)
}

/** The name of the unit, for the values of a message. */
export function unitName(context: { state: State; unit: string }) {
  return { unit: nameOf(writer(context)) }
}

/** The names of the unit and of the formation that is written for it. */
export function formationNames(context: {
  state: State
  unit: string
  part: PartOf<'form' | 'leave'>
}) {
  const formation = { key: `ba.formation.${context.part.formation}` }
  return { ...unitName(context), formation }
}

/** [BA-1.3.1-12] How many abreast so many figures may stand in a column. */
export function frontLimits(context: { state: State; unit: string }, figures: number) {
  return { ...unitName(context), least: LEAST_FRONT, most: broadestFront(figures) }
}

const onBoard: BaRefusal<{ state: State; unit: string }> = {
  rule: 'BA-Q-71',
  message: 'ba.refuse.notArrived',
  values: unitName,
  when: context => !isOnBoard(writer(context)),
  stop: true,
}

/** The refusals common to all parts, then those of this one, for units that stand on the board. */
export function refusalsWith<K extends Part['kind']>(
  own: readonly BaRefusal<Writing<K>>[],
): BaRefusal<Writing<K>>[] {
  return [...partRefusals, onBoard, ...own]
}

/** Why the unit cannot move at all any more this turn. */
const standing: BaRefusal<{ state: State; unit: string }>[] = [
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.outOfAction',
    values: unitName,
    when: context => !isOnBoard(writer(context)) || writer(context).disorder === 'FU',
    stop: true,
  },
  {
    rule: 'BA-1.1.1-04',
    message: 'ba.refuse.continuedFire',
    values: unitName,
    when: context => writer(context).doing.continuedFire,
  },
  {
    rule: 'BA-5.3.1-01',
    message: 'ba.refuse.retreated',
    values: unitName,
    when: context => writer(context).doing.forced,
  },
]

/** [BA-1.1.1-04] [BA-5.3.1-01] The other unit that a change moves stays as it is this turn. */
export function othersThatStay<Context>(other: (context: Context) => Unit): BaRefusal<Context>[] {
  const values = (context: Context) => ({ unit: nameOf(other(context)) })
  return [
    {
      rule: 'BA-1.1.1-04',
      message: 'ba.refuse.continuedFire',
      values,
      when: context => other(context).doing.continuedFire,
    },
    {
      rule: 'BA-5.3.1-01',
      message: 'ba.refuse.retreated',
      values,
      when: context => other(context).doing.forced,
    },
  ]
}

/** [BA-1.3.5-02] [BA-1.3.6-01] Who stands to work or rest only changes formation. */
export function standsStill({ formation: { kind } }: Unit): boolean {
  return kind === 'work' || kind === 'rest'
}

/** [BA-1.1.2-04] Why a part that was written cannot be carried out now; null where it can. */
export function hindranceTo<K extends Part['kind']>(
  own: readonly BaRefusal<Writing<K>>[],
  context: Writing<K>,
): Reason | null {
  const general = judgeBy(standing, context).because[0]
  return general ?? judgeBy(own, context).because[0] ?? null
}

/** The part of that kind that stands on the unit's sheet and will be followed for all one knows. */
export function alsoWritten<K extends Part['kind']>(
  { state, unit }: { state: State; unit: string },
  kind: K,
): PartOf<K> | undefined {
  return writtenPart(state, unit, kind)
}

/** What changes a unit's ground before anybody marches. */
const changing: readonly Part['kind'][] = [
  'form',
  'split',
  'join',
  'sendOut',
  'recall',
  'occupy',
  'leaveGuns',
  'manGuns',
  'rest',
]

/** [BA-2.2.1-05] Enemies, and own units that will change too: they may leave room where they stand. */
export function whoMayGiveWay({ state, seat }: { state: State; seat: Seat }): string[] {
  const changes = ({ id }: Unit) => partsFor(state, id).some(({ kind }) => changing.includes(kind))
  return state.units.filter(unit => unit.seat !== seat || changes(unit)).map(({ id }) => id)
}
