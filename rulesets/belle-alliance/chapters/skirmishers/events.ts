import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { markReformed } from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import { dissolve, putUnit } from '../../model/parting.ts'
import { seat, unitId, unitRow } from '../../model/unit-shape.ts'
import { unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const skirmisherEvents = {
  skirmishersSent: event(
    { seat, unit: unitId, figures: field.number, rest: unitRow, line: unitRow },
    {
      rule: 'BA-2.2.3-01',
      apply(state, { rest, line }) {
        markReformed(state, putUnit(state, rest))
        markReformed(state, putUnit(state, line))
      },
      describe: ({ unit, figures }, before) => ({
        key: 'ba.event.skirmishersSent',
        values: { unit: nameOfUnit(before, unit), figures },
      }),
    },
  ),

  skirmishersRecalled: event(
    {
      seat,
      unit: unitId,
      line: unitId,
      figures: field.number,
      whole: unitRow,
      /** What stays out; null where all came back. */
      left: field.orNothing(unitRow),
    },
    {
      rule: 'BA-1.2.5-02',
      apply(state, { line, whole, left }) {
        markReformed(state, putUnit(state, whole))
        if (left) markReformed(state, putUnit(state, left))
        else dissolve(state, line, whole.id)
      },
      describe: ({ unit, figures }, before) => ({
        key: 'ba.event.skirmishersRecalled',
        values: { unit: nameOfUnit(before, unit), figures },
      }),
    },
  ),

  soutienNamed: event(
    { seat, unit: unitId, line: unitId },
    {
      rule: 'BA-1.3.3-03',
      apply(state, { unit, line }) {
        for (const other of state.units) if (other.soutienOf === line) other.soutienOf = null
        unitOf(state, unit).soutienOf = line
      },
      describe: ({ unit, line }, before) => ({
        key: 'ba.event.soutienNamed',
        values: { unit: nameOfUnit(before, unit), line: nameOfUnit(before, line) },
      }),
    },
  ),
}

export type SkirmisherEvent = EventsOf<typeof skirmisherEvents>
