import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { isFreeForStaff } from '../command/beside.ts'
import { findStaff, staffNameOf } from '../command/chiefs.ts'
import { CM } from '../measures.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { Staff, State } from '../state.ts'
import { staffOf } from '../units.ts'
import { contactOf } from './contacts.ts'

interface Deploying {
  state: State
  seat: Seat
  staff: Staff | undefined
  x: number
  y: number
}

const deployRefusals: readonly BaRefusal<Deploying>[] = [
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.notToDeploy',
    when: ({ seat, staff }) => staff?.seat !== seat || staff.status !== 'onBoard',
    stop: true,
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.outsideZone',
    values: ({ staff }) => ({ unit: staff?.name ?? '' }),
    when: ({ state, seat, x, y }) => !containsPoint(zoneOf(state, seat), x, y),
  },
  {
    rule: 'BA-1.1.7-04',
    message: 'ba.refuse.noRoomForStaff',
    values: ({ state, staff }) => ({ staff: staff ? staffNameOf(state, staff) : '' }),
    when: ({ state, staff, x, y }) =>
      staff !== undefined && !isFreeForStaff(state, staff, { x, y, heading: staff.heading }),
  },
]

/** [BA-1.1.9-01] A chief or orderly is placed in his side's zone. */
export const deployStaff: BaOrderRules<'deployStaff'> = {
  shape: {
    staff: { type: 'text' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
  },
  judge: (state, seat, { staff: id, x, y }) =>
    judgeBy(deployRefusals, {
      state,
      seat,
      staff: state.staff.find(figure => figure.id === id),
      x,
      y,
    }),
  execute(table, seat, { staff, x, y }) {
    const { state } = table
    const contact = contactOf(state.units, { ...staffOf(state, staff), x, y })
    table.emit({ kind: 'staffDeployed', seat, staff, x, y, contact })
  },
  legalOrders: (state, seat) =>
    staffToDeploy(state, seat)
      .filter(staff => isAllowed(deployRefusals, { state, seat, staff, x: staff.x, y: staff.y }))
      .map(({ id, x, y }) => ({ kind: 'deployStaff' as const, staff: id, x, y })),
  again: true,
  excludeFromSearch: true,
  tool: {
    tool: 'place',
    piece: order => order.staff,
    pieces: (state, seat) => staffToDeploy(state, seat).map(figure => figure.id),
    at: (_state, _seat, staff, x, y) => ({ kind: 'deployStaff', staff, x, y }),
  },
  describe: (state, { staff, x, y }) => ({
    key: 'ba.order.deployStaff',
    values: { staff: findStaff(state, staff)?.name ?? staff, x: x / CM, y: y / CM },
  }),
}

function staffToDeploy(state: State, seat: Seat): Staff[] {
  return state.staff.filter(figure => figure.seat === seat && figure.status === 'onBoard')
}

function zoneOf(state: State, seat: Seat): readonly number[] {
  return state.sides.find(side => side.seat === seat)?.deployZone ?? []
}
