import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Seat } from '@grognard/umpire'
import { copyStaff } from '../../model/copy.ts'
import { nameOfUnit } from '../../model/names.ts'
import { staffNameOf } from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import {
  along,
  chiefQuality,
  heading,
  seat,
  staffId,
  staffRow,
  unitId,
} from '../../model/unit-shape.ts'
import { staffOf } from '../../model/units.ts'
import { putLast } from '../../model/view.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const staffMoved = {
  seat,
  staff: staffId,
  x: along,
  y: along,
  heading,
  contact: field.orNothing(field.text(400)),
  /** [BA-1.1.4-12] The number of the move it uses up; null where it was forced to go. */
  move: field.orNothing(field.number),
}

export const staffEvents = {
  chiefEngaged: event(
    {
      seat,
      unit: unitId,
      staff: staffId,
      total: field.number,
      falls: field.yesNo,
      modifier: field.number,
    },
    {
      apply(state, { unit, staff, falls, modifier }) {
        state.engaged.push({ unit, modifier })
        if (falls) fall(staffOf(state, staff))
      },
      describe: ({ unit, staff, falls, modifier }, before) => ({
        key: `ba.event.chiefEngaged.${falls ? 'falls' : 'lives'}`,
        values: { chief: staffName(before, staff), unit: nameOfUnit(before, unit), modifier },
      }),
    },
  ),

  staffTested: event(
    {
      seat,
      staff: staffId,
      total: field.number,
      falls: field.yesNo,
      penalty: field.number,
      untilTurn: field.number,
    },
    {
      apply(state, { seat, staff, falls, penalty, untilTurn }) {
        if (falls) fall(staffOf(state, staff))
        if (penalty !== 0) state.penalties.push({ seat, value: penalty, untilTurn })
      },
      describe: ({ seat, staff, falls, penalty }, before) => ({
        key: `ba.event.staffTested.${falls ? 'falls' : 'escapes'}`,
        values: { staff: staffName(before, staff), seat: seatName(seat), penalty },
      }),
    },
  ),

  staffMoved: event(staffMoved, {
    rule: ({ move }) => (move === null ? 'BA-1.1.4-13' : 'BA-1.1.4-12'),
    apply(state, { staff, x, y, heading, contact, move }) {
      const moved = staffOf(state, staff)
      place(moved, x, y, heading)
      moved.contact = contact
      if (move !== null) moved.lastMove = move
    },
    describe: staffToldMoving,
  }),

  /** Comes on the board, and stands there like this; the other side has not known of it before. */
  staffArrived: event(
    { seat, staff: staffId, arrived: staffRow },
    {
      rule: 'BA-Q-71',
      apply(state, { arrived }) {
        putLast(state.staff, copyStaff(arrived))
      },
      describe: ({ arrived }, before) => ({
        key: 'ba.event.staffArrived',
        values: { staff: staffNameOf(before, arrived) },
      }),
    },
  ),

  chiefReplaced: event(
    { seat, chief: staffId, orderly: staffId, quality: chiefQuality, total: field.number },
    {
      apply(state, { chief, orderly, quality }) {
        const taken = staffOf(state, orderly)
        const replaced = staffOf(state, chief)
        place(replaced, taken.x, taken.y, taken.heading)
        replaced.contact = taken.contact
        replaced.status = 'onBoard'
        replaced.quality = quality
        replaced.failedReplacements = 0
        taken.status = 'removed'
        taken.contact = null
      },
      describe: ({ chief, orderly, quality }, before) => ({
        key: 'ba.event.chiefReplaced',
        values: {
          chief: staffName(before, chief),
          orderly: staffName(before, orderly),
          quality: { key: `ba.quality.${quality}` },
        },
      }),
    },
  ),

  chiefNotReplaced: event(
    {
      seat,
      chief: staffId,
      orderly: staffId,
      total: field.number,
      turn: field.number,
      /** Turns in a row, this one too. */
      inRow: field.number,
    },
    {
      apply(state, { chief, turn, inRow }) {
        const fallen = staffOf(state, chief)
        fallen.failedReplacements = inRow
        fallen.triedIn = turn
      },
      describe: ({ chief, orderly }, before) => ({
        key: 'ba.event.chiefNotReplaced',
        values: { chief: staffName(before, chief), orderly: staffName(before, orderly) },
      }),
    },
  ),
}

type StaffMoved = FieldsOf<typeof staffMoved>
export type StaffEvent = EventsOf<typeof staffEvents>

function fall(staff: Staff): void {
  staff.status = 'fallen'
  staff.contact = null
}

function place(staff: Staff, x: number, y: number, heading: number): void {
  staff.x = x
  staff.y = y
  staff.heading = heading
}

const seatName = (seat: Seat): Message => ({ key: `seat.${seat}` })

const staffName = (state: State, staff: string) => staffNameOf(state, staffOf(state, staff))

/** Who goes along with a unit's march is not told of; who is put in contact anew is. */
function staffToldMoving(event: StaffMoved, before: State): Message<Key> | null {
  const { staff, contact } = event
  const figure = staffOf(before, staff)
  if (contact !== null && contact === figure.contact) return null
  const values = { staff: staffNameOf(before, figure) }
  if (contact === null) return { key: 'ba.event.staffMoved', values }
  return { key: 'ba.event.staffMoved.to', values: { ...values, unit: nameOfUnit(before, contact) } }
}
