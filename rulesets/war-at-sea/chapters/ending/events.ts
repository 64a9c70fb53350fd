import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const endings = [
  'target',
  'points',
  'raiderSunk',
  'raiderAway',
  'raiderCrippled',
  'cruisersBeaten',
  'undecided',
] as const
export type Ending = (typeof endings)[number]

const battleEnded = {
  ending: field.one(endings),
  /** Null for a draw. */
  winner: field.orNothing(field.seat),
  /** In the order of the players. */
  points: field.list(field.number, { fewest: 2, most: 2 }),
}

export const endingEvents = {
  battleEnded: event(battleEnded, {
    rule: e => (e.ending === 'points' ? 'WAS-164' : 'WAS-162'),
    apply(state, e) {
      state.outcome = {
        winners: e.winner === null ? [] : [e.winner],
        message: outcomeMessage(e),
      }
    },
    describe: outcomeMessage,
  }),
}

export type EndingEvent = EventsOf<typeof endingEvents>

/** Why it is over, who has won, and the points, the winner's first. */
function outcomeMessage(e: FieldsOf<typeof battleEnded>): Message<Key> {
  const [allies = 0, axis = 0] = e.points
  const isAxis = e.winner === 'axis'
  const values = {
    ending: { key: `was.ending.${e.ending}` },
    seat: { key: `seat.${e.winner ?? 'allies'}` },
    own: isAxis ? axis : allies,
    other: isAxis ? allies : axis,
  }
  return { key: e.winner === null ? 'was.end.draw' : 'was.end.won', values }
}
