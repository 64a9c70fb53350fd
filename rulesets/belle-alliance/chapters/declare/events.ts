import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { copyAdvance, copyFire, copyHelper } from '../../model/copy.ts'
import { nameOfUnit } from '../../model/names.ts'
import { advance, fire, helper } from '../../model/state-shape.ts'
import { seat, unitId } from '../../model/unit-shape.ts'
import { event } from '../../words.ts'

export const declareEvents = {
  /** The other side does not know of it yet. */
  helperDeclared: event(
    { seat, helper },
    {
      apply(state, { helper }) {
        state.helpers.push(copyHelper(helper))
      },
      describe: ({ helper }, before) => ({
        key: `ba.event.declared.${helper.kind}`,
        values: { unit: nameOfUnit(before, helper.unit), other: nameOfUnit(before, helper.of) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  declarationTakenBack: event(
    { seat, unit: unitId },
    {
      apply(state, { unit }) {
        const stays = (row: { unit: string; isShown: boolean }) => row.unit !== unit || row.isShown
        state.fires = state.fires.filter(stays)
        state.helpers = state.helpers.filter(stays)
        state.advances = state.advances.filter(stays)
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.declared.takenBack',
        values: { unit: nameOfUnit(before, unit) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  /** All that is declared, for everyone. */
  declarationsShown: event(
    { fires: field.list(fire), helpers: field.list(helper), advances: field.list(advance) },
    {
      rule: 'BA-3.1.1-05',
      apply(state, { fires, helpers, advances }) {
        state.fires = fires.map(copyFire)
        state.helpers = helpers.map(copyHelper)
        state.advances = advances.map(copyAdvance)
      },
      describe: () => ({ key: 'ba.event.declared.shown' }),
    },
  ),
}

export type DeclareEvent = EventsOf<typeof declareEvents>
