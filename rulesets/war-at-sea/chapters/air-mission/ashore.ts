import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { ashore, planeLabel, roomAshore } from '../../model/air.ts'
import type { Aircraft, State } from '../../model/state.ts'
import { findPlane, hasAbility, nameOf } from '../../model/units.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { plain, refuse, refused, stop } from '../../words.ts'
import { planesToFly } from './fly.ts'

/** [WAS-106] [WAS-107] All that have not flown yet stay at the airbase, if it has room for them. */
export const toBase: WasOrderRules<'toBase'> = {
  ...plain('toBase', hasRoomForAll, refused('WAS-106', 'was.refuse.baseFull')),
  execute(table, seat) {
    const aircraft = planesToFly(table.state, seat).map(({ id }) => id)
    table.emit({ kind: 'sentAshore', seat, aircraft })
  },
  describe: () => ({ key: 'was.order.toBase' }),
}

function hasRoomForAll(state: State, seat: Seat): boolean {
  const coming = planesToFly(state, seat).filter(({ home }) => home !== ashore)
  return coming.length <= roomAshore(state, seat) && planesToFly(state, seat).length > 0
}

interface Endurance {
  state: State
  seat: Seat
  plane: Aircraft | undefined
}

const enduranceRefusals: readonly WasRefusal<Endurance>[] = [
  stop(
    'WAS-A16',
    'was.refuse.notYourAircraft',
    ({ seat, plane }) => plane === undefined || plane.seat !== seat || plane.status !== 'ready',
  ),
  refuse(
    'WAS-A16',
    'was.refuse.noEndurance',
    ({ state, plane }) => plane !== undefined && !hasEndurance(state, plane),
    ({ state, plane }) => ({ plane: nameOf(state, plane?.id ?? '') }),
  ),
]

function hasEndurance(state: State, plane: Aircraft): boolean {
  return (
    plane.rearming > 0 &&
    hasAbility(state, plane, 'excellentEndurance') &&
    !plane.spent.includes('excellentEndurance')
  )
}

export const endureShape = { aircraft: field.piece('mark') }

/** [WAS-A16] Takes the rearming counter off before the air mission. */
export const endure: WasOrderRules<'endure'> = {
  shape: endureShape,
  judge: (state, seat, { aircraft }) =>
    judgeBy(enduranceRefusals, { state, seat, plane: findPlane(state, aircraft) }),
  execute: (table, _seat, { aircraft }) => table.emit({ kind: 'endured', aircraft }),
  legalOrders: (state, seat) =>
    enduring(state, seat).map(({ id }) => ({ kind: 'endure', aircraft: id })),
  tool: { tool: 'list', piece: ({ aircraft }) => aircraft, label: planeLabel },
  describe: (state, { aircraft }) => ({
    key: 'was.order.endure',
    values: { plane: nameOf(state, aircraft) },
  }),
}

function enduring(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(plane => isAllowed(enduranceRefusals, { state, seat, plane }))
}

/** [WAS-A16] The seat, if one of its aircraft can do without rearming. */
export function seatToEndure(state: State, seat: Seat): readonly Seat[] {
  return mayEndureMore(state, seat) ? [seat] : []
}

export function mayEndureMore(state: State, seat: Seat): boolean {
  return enduring(state, seat).length > 0
}
