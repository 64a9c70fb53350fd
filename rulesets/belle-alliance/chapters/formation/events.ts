import { field, messageOfReason } from '@grognard/umpire'
import type { EventsOf, Reason, ShapeOf } from '@grognard/umpire'
import { ruleNamed } from '../../book/rulebook.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { clauseKind } from '../../model/clauses.ts'
import { formationName, leastFiguresIn, takeFormation } from '../../model/formations.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { dissolve, markSplit, putUnit } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import { along, formation, heading, seat, unitId, unitRow } from '../../model/unit-shape.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

const reason: ShapeOf<Reason> = { type: 'anything' }

export const formationEvents = {
  unitSplit: event(
    { seat, unit: unitId, rest: unitRow, part: unitRow },
    {
      rule: 'BA-1.2.6-01',
      apply(state, { rest, part }) {
        markSplit(state, putUnit(state, rest))
        markSplit(state, putUnit(state, part))
      },
      describe: ({ unit, rest, part }, before) => ({
        key: 'ba.event.unitSplit',
        values: {
          unit: nameOfUnit(before, unit),
          figures: part.figures,
          part: nameOf(part),
          left: rest.figures,
        },
      }),
    },
  ),

  unitsJoined: event(
    { seat, unit: unitId, joined: unitId, whole: unitRow },
    {
      rule: 'BA-1.2.6-02',
      apply(state, { joined, whole }) {
        markSplit(state, putUnit(state, whole))
        dissolve(state, joined, whole.id)
      },
      describe: ({ joined, whole }, before) => ({
        key: 'ba.event.unitsJoined',
        values: { unit: nameOf(whole), joined: nameOfUnit(before, joined), figures: whole.figures },
      }),
    },
  ),

  formationChanged: event(
    { seat, unit: unitId, formation, x: along, y: along, heading },
    {
      rule: ({ formation }) =>
        formation.kind === 'rest' || formation.kind === 'work' ? 'BA-1.3.5-01' : 'BA-2.2.1-01',
      apply(state, { unit, ...event }) {
        takeFormation(state, unitOf(state, unit), event)
      },
      describe: ({ unit, formation }, before) => ({
        key: isTooSmall(before, unit, formation.kind)
          ? 'ba.event.formationChanged.small'
          : 'ba.event.formationChanged',
        values: { unit: nameOfUnit(before, unit), formation: formationName(formation.kind) },
      }),
    },
  ),

  /** [BA-2.2.1-05] Two units wanted the same ground. */
  groundContested: event(
    { winner: unitId, loser: unitId, winnerTotal: field.number, loserTotal: field.number },
    {
      apply() {},
      describe: ({ winner, loser, winnerTotal, loserTotal }, before) => ({
        key: 'ba.event.groundContested',
        values: {
          winner: nameOfUnit(before, winner),
          loser: nameOfUnit(before, loser),
          winnerTotal,
          loserTotal,
        },
      }),
    },
  ),

  /** A part of an order that cannot be carried out any more, and why. */
  partFailed: event(
    { seat, unit: unitId, part: clauseKind, because: reason },
    {
      rule: ({ because }) => ruleNamed(because.rule),
      apply() {},
      describe: ({ unit, part, because }, before) => ({
        key: 'ba.event.partFailed',
        values: {
          unit: nameOfUnit(before, unit),
          part: { key: `order.${part}` },
          reason: messageOfReason(because),
        },
      }),
    },
  ),
}

export type FormationEvent = EventsOf<typeof formationEvents>

/** [BA-1.3.1-11] The other side is told. */
function isTooSmall(state: State, id: string, kind: FormationKind): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.figures < leastFiguresIn(kind)
}
