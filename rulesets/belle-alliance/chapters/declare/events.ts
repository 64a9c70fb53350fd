import { field } from '@grognard/umpire'
import type { EventsOf, Message } from '@grognard/umpire'
import { copyAdvance, copyFire, copyHelper } from '../../model/copy.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { advance, fire, helper } from '../../model/state-shape.ts'
import type { Helper, State } from '../../model/state.ts'
import { seat, unitId } from '../../model/unit-shape.ts'
import { findUnit } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

export const declareEvents = {
  /** Rows of fire, helpers and advances that the other side does not know of yet. */
  fireDeclared: event(
    { seat, fire },
    {
      apply(state, { fire }) {
        state.fires.push(copyFire(fire))
      },
      describe: ({ fire }, before) => declared('fire', before, fire.unit, fire.target),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  helperDeclared: event(
    { seat, helper },
    {
      apply(state, { helper }) {
        state.helpers.push(copyHelper(helper))
      },
      describe: ({ helper }, before) => declared(helper.kind, before, helper.unit, helper.of),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  advanceDeclared: event(
    { seat, advance },
    {
      apply(state, { advance }) {
        state.advances.push(copyAdvance(advance))
      },
      describe: ({ advance }, before) => ({
        key: 'ba.event.declared.advance',
        values: { unit: nameOfUnit(before, advance.unit) },
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

function declared(
  what: 'fire' | Helper['kind'],
  before: State,
  unit: string,
  other: string,
): Message<Key> {
  const named = findUnit(before, other)
  return {
    key: `ba.event.declared.${what}`,
    values: {
      unit: nameOfUnit(before, unit),
      other: named ? nameOf(named) : { key: 'ba.target.assumed' },
    },
  }
}
