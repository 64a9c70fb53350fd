import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, number } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { ActionId, AttributeId } from '../../book/tables/points.ts'
import { along, seat, ship } from '../../model/fields.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { State, Strokes } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type PointsEvent =
  /** The pool as it stands after the points came in. */
  | { kind: 'poolFilled'; seat: Seat; added: number; pool: number }
  /** The pool as it stands after the payment. */
  | { kind: 'pointsPaid'; seat: Seat; action: ActionId; cost: number; pool: number }
  | { kind: 'strokeNoted'; seat: Seat; stroke: Stroke }
  /** `ship` is the one the die is thrown for, `left` what the seat has left of the attribute. */
  | AttributeSpent
  | { kind: 'pointsKept'; seat: Seat }
  | { kind: 'proposed'; seat: Seat; what: Proposal }
  | { kind: 'agreed'; seat: Seat }
  | { kind: 'declined'; seat: Seat }
  /** Where every ship on the board lies now. */
  | { kind: 'recentred'; ships: Moved[] }

interface AttributeSpent {
  kind: 'attributeSpent'
  seat: Seat
  ship: string
  attribute: AttributeId
  points: number
  left: number
}

export type Stroke = keyof Strokes
export type Proposal = 'recentre' | 'end'

interface Moved {
  ship: string
  x: number
  y: number
}

export const pointsEventShapes: EventShapes<PointsEvent> = {
  poolFilled: { seat: seat, added: number, pool: number },
  pointsPaid: {
    seat: seat,
    action: {
      type: 'text',
      values: [
        'fire',
        'counterFire',
        'transfer',
        'refloat',
        'tack',
        'lineOfBattle',
        'crossing',
        'rescue',
        'melee',
      ],
    },
    cost: number,
    pool: number,
  },
  strokeNoted: {
    seat: seat,
    stroke: { type: 'text', values: ['melee', 'morale', 'manoeuvre', 'fullHit', 'flag'] },
  },
  attributeSpent: {
    seat: seat,
    ship: ship,
    attribute: { type: 'text', values: ['melee', 'bearing', 'navigation', 'gunnery'] },
    points: number,
    left: number,
  },
  pointsKept: { seat: seat },
  proposed: { seat: seat, what: { type: 'text', values: ['recentre', 'end'] } },
  agreed: { seat: seat },
  declined: { seat: seat },
  recentred: { ships: listed({ type: 'record', fields: { ship: ship, x: along, y: along } }) },
}

export const pointsEvolve: Evolve<PointsEvent> = {
  poolFilled(state, event) {
    playerOf(state, event.seat).pool = event.pool
  },
  pointsPaid(state, event) {
    playerOf(state, event.seat).pool = event.pool
  },
  strokeNoted(state, event) {
    playerOf(state, event.seat).strokes[event.stroke] += 1
  },
  attributeSpent(state, event) {
    playerOf(state, event.seat).attributes[event.attribute] = event.left
    addToTest(state, event)
  },
  pointsKept() {},
  proposed(state, event) {
    state.proposal = event.what
    playerOf(state, event.seat).hasProposed = true
  },
  agreed() {},
  declined(state) {
    state.proposal = null
  },
  recentred(state, event) {
    state.proposal = null
    for (const moved of event.ships) {
      const ship = shipOf(state, moved.ship)
      ship.x = moved.x
      ship.y = moved.y
    }
  },
}

function addToTest(state: State, event: AttributeSpent): void {
  const { test } = state
  if (test === null) return
  if (test.other === event.ship) test.otherSpent += event.points
  else test.spent += event.points
}

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
