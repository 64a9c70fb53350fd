import type { Message, Of, Seat } from '@grognard/umpire'
import { leastToFollow } from '../../book/tables/command.ts'
import { nameOf } from '../../model/names.ts'
import { writtenClause } from '../../model/sheets.ts'
import { staffNameOf } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import { findUnit, staffOf, unitOf } from '../../model/units.ts'
import type { CommandEvent } from './events.ts'

type Narrate = {
  [K in CommandEvent['kind']]: (event: Of<CommandEvent, K>, before: State) => Message | null
}

const seatName = (seat: Seat): Message => ({ key: `seat.${seat}` })
const unitName = (state: State, unit: string) => nameOf(unitOf(state, unit))
const staffName = (state: State, staff: string) => staffNameOf(state, staffOf(state, staff))

export const commandNarrate: Narrate = {
  partWritten: ({ unit, part }, before) => ({
    key: 'ba.event.partWritten',
    values: {
      unit: unitName(before, unit),
      part: { key: `order.${part.kind}` },
      instead: writtenClause(before, unit, part.kind) ? 'yes' : 'no',
    },
  }),
  sheetErased: ({ unit }, before) => ({
    key: 'ba.event.sheetErased',
    values: { unit: unitName(before, unit) },
  }),
  partStruck: ({ unit, part }, before) => ({
    key: 'ba.event.partStruck',
    values: { unit: unitName(before, unit), part: { key: `order.${part}` } },
  }),
  sheetsSealed: ({ seat }) => ({ key: 'ba.event.sealed', values: { seat: seatName(seat) } }),
  sheetsUnsealed: ({ seat }) => ({ key: 'ba.event.unsealed', values: { seat: seatName(seat) } }),
  orderFollowed: () => null,
  orderRolled: ({ unit, total, followed, to }, before) => ({
    key: `ba.event.orderRolled.${to === 'OR' ? 'kept' : followed ? 'followed' : 'failed'}`,
    values: {
      unit: unitName(before, unit),
      total,
      needed: leastToFollow,
      to: { key: `ba.disorder.${to}` },
    },
  }),
  failuresForgotten: () => null,
  attackAnnounced: attackTold,
  unitTransferred: ({ unit, chief }, before) => ({
    key: 'ba.event.unitTransferred',
    values: { unit: unitName(before, unit), chief: staffName(before, chief) },
  }),
  bodyTransferred: ({ chief, over }, before) => ({
    key: 'ba.event.bodyTransferred',
    values: { body: staffName(before, chief), chief: staffName(before, over) },
  }),
  chiefEngaged: ({ unit, staff, falls, modifier }, before) => ({
    key: `ba.event.chiefEngaged.${falls ? 'falls' : 'lives'}`,
    values: { chief: staffName(before, staff), unit: unitName(before, unit), modifier },
  }),
  staffTested: ({ seat, staff, falls, penalty }, before) => ({
    key: `ba.event.staffTested.${falls ? 'falls' : 'escapes'}`,
    values: { staff: staffName(before, staff), seat: seatName(seat), penalty },
  }),
  staffMoved: staffToldMoving,
  staffArrived: ({ arrived }, before) => ({
    key: 'ba.event.staffArrived',
    values: { staff: staffNameOf(before, arrived) },
  }),
  chiefReplaced: ({ chief, orderly, quality }, before) => ({
    key: 'ba.event.chiefReplaced',
    values: {
      chief: staffName(before, chief),
      orderly: staffName(before, orderly),
      quality: { key: `ba.quality.${quality}` },
    },
  }),
  chiefNotReplaced: ({ chief, orderly }, before) => ({
    key: 'ba.event.chiefNotReplaced',
    values: { chief: staffName(before, chief), orderly: staffName(before, orderly) },
  }),
  fireDeclared: ({ fire }, before) => declared('fire', before, fire.unit, fire.target),
  helperDeclared: ({ helper }, before) => declared(helper.kind, before, helper.unit, helper.of),
  advanceDeclared: ({ advance }, before) => ({
    key: 'ba.event.declared.advance',
    values: { unit: unitName(before, advance.unit) },
  }),
  declarationTakenBack: ({ unit }, before) => ({
    key: 'ba.event.declared.takenBack',
    values: { unit: unitName(before, unit) },
  }),
  declarationsShown: () => ({ key: 'ba.event.declared.shown' }),
}

function attackTold(event: Of<CommandEvent, 'attackAnnounced'>, before: State): Message {
  const { unit, target, againstPosition, isCharge } = event
  const enemy = findUnit(before, target)
  return {
    key: `ba.event.attackAnnounced.${againstPosition ? 'position' : 'unit'}`,
    values: {
      unit: unitName(before, unit),
      target: enemy ? nameOf(enemy) : { key: 'ba.target.assumed' },
      rate: isCharge ? { key: 'ba.rate.charge' } : { key: 'ba.rate.normal' },
    },
  }
}

/** Who goes along with a unit's march is not told of; who is put in contact anew is. */
function staffToldMoving(event: Of<CommandEvent, 'staffMoved'>, before: State): Message | null {
  const { staff, contact } = event
  const figure = staffOf(before, staff)
  if (contact !== null && contact === figure.contact) return null
  const values = { staff: staffNameOf(before, figure) }
  if (contact === null) return { key: 'ba.event.staffMoved', values }
  return { key: 'ba.event.staffMoved.to', values: { ...values, unit: unitName(before, contact) } }
}

function declared(what: string, before: State, unit: string, other: string): Message {
  const named = findUnit(before, other)
  return {
    key: `ba.event.declared.${what}`,
    values: {
      unit: unitName(before, unit),
      other: named ? nameOf(named) : { key: 'ba.target.assumed' },
    },
  }
}
