import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Seat } from '@grognard/umpire'
import { leastToFollow } from '../../book/tables/command.ts'
import { clause, clauseKind } from '../../model/clauses.ts'
import type { OrderClause } from '../../model/clauses.ts'
import { copyClause } from '../../model/copy-rows.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { findSheet, orderKeyOf, writtenClause } from '../../model/sheets.ts'
import { staffNameOf } from '../../model/staff.ts'
import type { Sheet, State } from '../../model/state.ts'
import { disorder, seat, staffId, unitId } from '../../model/unit-shape.ts'
import { findUnit, staffOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const attackAnnounced = {
  seat,
  unit: unitId,
  target: field.text(400),
  againstPosition: field.yesNo,
  terrain: field.text(400),
  isCharge: field.yesNo,
  ifMet: field.one(['attack', 'stop']),
}

/** Sheets, order rolls, attacks and transfers. */
export const commandEvents = {
  // Saved events call a clause a part: partWritten, partStruck, partFailed keep their names.
  /** A clause of the same kind that was written before is struck out. */
  partWritten: event(
    { seat, unit: unitId, part: clause },
    {
      apply(state, { seat, unit, part: clause }) {
        write(findSheet(state, unit) ?? newSheet(state, seat, unit), copyClause(clause))
      },
      describe: ({ unit, part: clause }, before) => ({
        key: 'ba.event.partWritten',
        values: {
          unit: nameOfUnit(before, unit),
          part: { key: `order.${clause.kind}` },
          instead: writtenClause(before, unit, clause.kind) ? 'yes' : 'no',
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  sheetErased: event(
    { seat, unit: unitId },
    {
      apply(state, { unit }) {
        const at = state.sheets.findIndex(sheet => sheet.unit === unit)
        if (at >= 0) state.sheets.splice(at, 1)
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.sheetErased',
        values: { unit: nameOfUnit(before, unit) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  partStruck: event(
    { seat, unit: unitId, part: clauseKind },
    {
      apply(state, { unit, part }) {
        const sheet = findSheet(state, unit)
        if (!sheet) return
        sheet.parts = sheet.parts.filter(({ kind }) => kind !== part)
        if (sheet.parts.length === 0) state.sheets.splice(state.sheets.indexOf(sheet), 1)
      },
      describe: ({ unit, part }, before) => ({
        key: 'ba.event.partStruck',
        values: { unit: nameOfUnit(before, unit), part: { key: `order.${part}` } },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  sheetsSealed: event(
    { seat },
    {
      apply(state, { seat }) {
        noteSealed(state, seat, true)
      },
      describe: ({ seat }) => ({
        key: 'ba.event.sealed',
        values: { seat: seatName(seat), id: seat },
      }),
    },
  ),

  sheetsUnsealed: event(
    { seat },
    {
      apply(state, { seat }) {
        noteSealed(state, seat, false)
      },
      describe: ({ seat }) => ({
        key: 'ba.event.unsealed',
        values: { seat: seatName(seat), id: seat },
      }),
    },
  ),

  /** [BA-1.1.3-10] Without a roll. */
  orderFollowed: event(
    { seat, unit: unitId },
    {
      apply(state, { unit }) {
        settle(state, unit, true)
      },
      describe: () => null,
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  /** `to` is what the table says, not what it does. */
  orderRolled: event(
    {
      seat,
      unit: unitId,
      total: field.number,
      followed: field.yesNo,
      to: disorder,
      /** How often the same order has failed now, turn after turn; 0 when it is followed. */
      inRow: field.number,
    },
    {
      rule: 'BA-1.1.3-04',
      apply(state, { unit, followed, inRow }) {
        settle(state, unit, followed)
        const rolled = unitOf(state, unit)
        rolled.doing.orderRolled = true
        rolled.failedOrder = followed ? null : { key: orderKeyOf(state, unit), inRow }
      },
      describe: ({ unit, total, followed, to }, before) => ({
        key: `ba.event.orderRolled.${to === 'OR' ? 'kept' : followed ? 'followed' : 'failed'}`,
        values: {
          unit: nameOfUnit(before, unit),
          total,
          needed: leastToFollow,
          to: { key: `ba.disorder.${to}` },
        },
      }),
    },
  ),

  /** [BA-1.1.3-08] Units that did not roll: what failed before counts no more. */
  failuresForgotten: event(
    { units: field.list(unitId) },
    {
      apply(state, { units }) {
        for (const unit of units) unitOf(state, unit).failedOrder = null
      },
      describe: () => null,
    },
  ),

  attackAnnounced: event(attackAnnounced, {
    rule: 'BA-4.1.1-03',
    apply(state, { unit, target, againstPosition, terrain, isCharge, ifMet }) {
      state.attacks.push({
        unit,
        target,
        againstPosition,
        terrain,
        isCharge,
        isContinued: false,
        ifMet,
        met: null,
        state: 'announced',
      })
    },
    describe: attackTold,
  }),

  unitTransferred: event(
    { seat, unit: unitId, chief: staffId },
    {
      rule: 'BA-1.1.5-05',
      apply(state, { unit, chief }) {
        unitOf(state, unit).chief = chief
      },
      describe: ({ unit, chief }, before) => ({
        key: 'ba.event.unitTransferred',
        values: { unit: nameOfUnit(before, unit), chief: staffName(before, chief) },
      }),
    },
  ),

  /** A body goes to another superior with all that is under it. */
  bodyTransferred: event(
    { seat, chief: staffId, over: staffId },
    {
      rule: 'BA-1.1.5-03',
      apply(state, { chief, over }) {
        staffOf(state, chief).over = over
      },
      describe: ({ chief, over }, before) => ({
        key: 'ba.event.bodyTransferred',
        values: { body: staffName(before, chief), chief: staffName(before, over) },
      }),
    },
  ),
}

type AttackAnnounced = FieldsOf<typeof attackAnnounced>
export type CommandEvent = EventsOf<typeof commandEvents>

/** [BA-Q-74] Kept of who stands for his side; of others the umpire knows who is still asked. */
function noteSealed(state: State, seat: Seat, hasSealed: boolean): void {
  const side = state.sides.find(one => one.seat === seat)
  if (side) side.hasSealed = hasSealed
}

function newSheet(state: State, seat: Seat, unit: string): Sheet {
  const sheet: Sheet = { unit, seat, parts: [], result: 'written' }
  state.sheets.push(sheet)
  return sheet
}

/** A part takes the place of one of its kind. */
function write(sheet: Sheet, clause: OrderClause): void {
  const at = sheet.parts.findIndex(({ kind }) => kind === clause.kind)
  if (at < 0) sheet.parts.push(clause)
  else sheet.parts[at] = clause
}

/** In the view of the other side there is no sheet. */
function settle(state: State, unit: string, followed: boolean): void {
  const sheet = findSheet(state, unit)
  if (sheet) sheet.result = followed ? 'followed' : 'failed'
}

const seatName = (seat: Seat): Message => ({ key: `seat.${seat}` })

const staffName = (state: State, staff: string) => staffNameOf(state, staffOf(state, staff))

function attackTold(event: AttackAnnounced, before: State): Message<Key> {
  const { unit, target, againstPosition, isCharge } = event
  const enemy = findUnit(before, target)
  return {
    key: `ba.event.attackAnnounced.${againstPosition ? 'position' : 'unit'}`,
    values: {
      unit: nameOfUnit(before, unit),
      target: enemy ? nameOf(enemy) : { key: 'ba.target.assumed' },
      rate: isCharge ? { key: 'ba.rate.charge' } : { key: 'ba.rate.normal' },
    },
  }
}
