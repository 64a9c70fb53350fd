import type { Message, Of, Seat } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { PointsEvent } from './events.ts'

type Narrate = { [K in PointsEvent['kind']]: (event: Of<PointsEvent, K>, before: State) => Message }

const nameOf = (seat: Seat): Message => ({ key: `seat.${seat}` })

export const narratePoints: Narrate = {
  poolFilled: ({ seat, added, pool }) => ({
    key: 'lob.event.poolFilled',
    values: { seat: nameOf(seat), added, pool },
  }),
  pointsPaid: ({ seat, action, cost, pool }) => ({
    key: 'lob.event.pointsPaid',
    values: { seat: nameOf(seat), action: { key: `lob.action.${action}` }, cost, pool },
  }),
  strokeNoted: ({ seat, stroke }) => ({
    key: 'lob.event.strokeNoted',
    values: { seat: nameOf(seat), stroke: { key: `lob.stroke.${stroke}` } },
  }),
  attributeSpent: ({ seat, ship, attribute, points, left }, before) => ({
    key: 'lob.event.attributeSpent',
    values: {
      seat: nameOf(seat),
      ship: shipOf(before, ship).name,
      attribute: { key: `lob.attribute.${attribute}` },
      points,
      left,
    },
  }),
  pointsKept: ({ seat }) => ({ key: 'lob.event.pointsKept', values: { seat: nameOf(seat) } }),
  proposed: ({ seat, what }) => ({
    key: `lob.event.proposed.${what}`,
    values: { seat: nameOf(seat) },
  }),
  agreed: ({ seat }) => ({ key: 'lob.event.agreed', values: { seat: nameOf(seat) } }),
  declined: ({ seat }) => ({ key: 'lob.event.declined', values: { seat: nameOf(seat) } }),
  recentred: ({ ships }) => ({ key: 'lob.event.recentred', values: { ships: ships.length } }),
}
