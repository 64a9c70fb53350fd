import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Seat } from '@grognard/umpire'
import { seat, ship } from '../../model/fields.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'

const attributeSpent = {
  seat,
  ship,
  attribute: field.one(['melee', 'bearing', 'navigation', 'gunnery']),
  points: field.number,
  left: field.number,
}

export const pointsEvents = {
  /** The pool as it stands after the points came in. */
  poolFilled: event(
    { seat, added: field.number, pool: field.number },
    {
      rule: 'LOB-020',
      apply(state, e) {
        playerOf(state, e.seat).pool = e.pool
      },
      describe: ({ seat, added, pool }) => ({
        key: 'lob.event.poolFilled',
        values: { seat: nameOf(seat), added, pool },
      }),
    },
  ),

  /** The pool as it stands after the payment. */
  pointsPaid: event(
    {
      seat,
      action: field.one([
        'fire',
        'counterFire',
        'transfer',
        'refloat',
        'tack',
        'lineOfBattle',
        'crossing',
        'rescue',
        'melee',
      ]),
      cost: field.number,
      pool: field.number,
    },
    {
      rule: 'LOB-023',
      apply(state, e) {
        playerOf(state, e.seat).pool = e.pool
      },
      describe: ({ seat, action, cost, pool }) => ({
        key: 'lob.event.pointsPaid',
        values: { seat: nameOf(seat), action: { key: `lob.action.${action}` }, cost, pool },
      }),
    },
  ),

  strokeNoted: event(
    { seat, stroke: field.one(['melee', 'morale', 'manoeuvre', 'fullHit', 'flag']) },
    {
      rule: 'LOB-111',
      apply(state, e) {
        playerOf(state, e.seat).strokes[e.stroke] += 1
      },
      describe: ({ seat, stroke }) => ({
        key: 'lob.event.strokeNoted',
        values: { seat: nameOf(seat), stroke: { key: `lob.stroke.${stroke}` } },
      }),
    },
  ),

  /** `ship` is the one the die is rolled for, `left` what the seat has left of the attribute. */
  attributeSpent: event(attributeSpent, {
    rule: 'LOB-263',
    apply(state, e) {
      playerOf(state, e.seat).attributes[e.attribute] = e.left
      addToTest(state, e)
    },
    describe: ({ seat, ship, attribute, points, left }, before) => ({
      key: 'lob.event.attributeSpent',
      values: {
        seat: nameOf(seat),
        ship: shipOf(before, ship).name,
        attribute: { key: `lob.attribute.${attribute}` },
        points,
        left,
      },
    }),
  }),

  pointsKept: event(
    { seat },
    {
      apply() {},
      describe: ({ seat }) => ({ key: 'lob.event.pointsKept', values: { seat: nameOf(seat) } }),
    },
  ),
}

type AttributeSpent = FieldsOf<typeof attributeSpent>
export type PointsEvent = EventsOf<typeof pointsEvents>

function addToTest(state: State, event: AttributeSpent): void {
  const { test } = state
  if (test === null) return
  if (test.other === event.ship) test.otherSpent += event.points
  else test.spent += event.points
}

const nameOf = (seat: Seat): Message => ({ key: `seat.${seat}` })
