import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Seat } from '@grognard/umpire'
import { along, seat, ship } from '../../model/fields.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { outcomeMessage, whatFor } from './ending.ts'

const moved = { ship, x: along, y: along }

/** What one line of the count brings: for a ship sunk, taken or fled, a quarter held, the task. */
const earned = {
  rule: field.one(['LOB-215', 'LOB-216', 'LOB-217', 'LOB-218', 'LOB-254']),
  points: field.number,
  ship: field.orNothing(ship),
  quarter: field.orNothing(field.number),
}

const battleEnded = {
  ending: field.one(['turnLimit', 'fleetGone', 'mission', 'agreement']),
  points: field.list(field.number),
  missionPoints: field.list(field.number),
  grade: field.orNothing(field.one(['draw', 'narrow', 'small', 'normal', 'great', 'overwhelming'])),
  /** The side that won; null for a draw. */
  side: field.orNothing(field.number),
  winners: field.list(seat),
}

export const endingEvents = {
  proposed: event(
    { seat, what: field.one(['recentre', 'end']) },
    {
      apply(state, e) {
        state.proposal = e.what
        playerOf(state, e.seat).hasProposed = true
      },
      describe: ({ seat, what }) => ({
        key: `lob.event.proposed.${what}`,
        values: { seat: seatNamed(seat) },
      }),
    },
  ),

  agreed: event(
    { seat },
    {
      apply() {},
      describe: ({ seat }) => ({ key: 'lob.event.agreed', values: { seat: seatNamed(seat) } }),
    },
  ),

  declined: event(
    { seat },
    {
      apply(state) {
        state.proposal = null
      },
      describe: ({ seat }) => ({ key: 'lob.event.declined', values: { seat: seatNamed(seat) } }),
    },
  ),

  /** Where every ship on the board lies now. */
  recentred: event(
    { ships: field.list(field.record(moved)) },
    {
      apply(state, e) {
        state.proposal = null
        for (const moved of e.ships) {
          const ship = shipOf(state, moved.ship)
          ship.x = moved.x
          ship.y = moved.y
        }
      },
      describe: ({ ships }) => ({ key: 'lob.event.recentred', values: { ships: ships.length } }),
    },
  ),

  turnEnded: event(
    { turn: field.number },
    {
      apply(state) {
        state.brokenLinks = []
        state.shaken = []
      },
      describe: ({ turn }) => ({ key: 'lob.event.turnEnded', values: { turn } }),
    },
  ),

  /** A line of the count at the end of the battle, for a side. */
  pointsCounted: event(
    { ...earned, side: field.number },
    {
      apply() {},
      describe: ({ side, ...earned }, before) => pointsText(before, side, earned),
    },
  ),

  /** Points of each side with its mission points; `grade` is null where the scenario's task decides. */
  battleEnded: event(battleEnded, {
    rule: 'LOB-219',
    apply(state, e) {
      state.proposal = null
      state.outcome = { winners: e.winners.slice(), message: outcomeMessage(e, state) }
    },
    describe: outcomeMessage,
  }),
}

export type Earned = FieldsOf<typeof earned>
export type BattleEnded = FieldsOf<typeof battleEnded>
export type EndingEvent = EventsOf<typeof endingEvents>

export type Proposal = 'recentre' | 'end'

export type Ending = 'turnLimit' | 'fleetGone' | 'mission' | 'agreement'

const seatNamed = (seat: Seat): Message => ({ key: `seat.${seat}` })

function pointsText(before: State, side: number, earned: Earned): Message<Key> {
  const { rule, points } = earned
  const what = whatFor(before, earned)
  return {
    key: 'lob.event.pointsCounted',
    values: { side: { key: `lob.side.${side}` }, points, what, rule },
  }
}
