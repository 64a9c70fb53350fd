import { field, withColleagues } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { count, unit } from '../../model/fields.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import type { RuleId } from '../../book/rulebook.ts'

const { seat } = field

const endings = [
  'target',
  'points',
  'raiderSunk',
  'raiderAway',
  'raiderCrippled',
  'cruisersBeaten',
  'undecided',
  'convoyLost',
  'convoyAway',
  'convoySafe',
  'convoyHeld',
  'airfieldBombarded',
  'battleshipsBeaten',
  'battleshipSunk',
] as const
export type Ending = (typeof endings)[number]

/** What each ending rests on. */
const rulesOf: Record<Ending, RuleId> = {
  target: 'WAS-162',
  points: 'WAS-164',
  raiderSunk: 'WAS-S-2',
  raiderAway: 'WAS-S-2',
  raiderCrippled: 'WAS-S-2',
  cruisersBeaten: 'WAS-S-2',
  undecided: 'WAS-S-2',
  convoyLost: 'WAS-166',
  convoyAway: 'WAS-166',
  convoySafe: 'WAS-S-4',
  convoyHeld: 'WAS-S-4',
  airfieldBombarded: 'WAS-S-5',
  battleshipsBeaten: 'WAS-S-5',
  battleshipSunk: 'WAS-S-5',
}

const battleEnded = {
  ending: field.one(endings),
  /** Null for a draw. */
  winner: field.orNothing(field.seat),
  /** In the order of the players. */
  points: field.list(field.number, { fewest: 2, most: 2 }),
}

export const endingEvents = {
  /** In the order of the state, from 0. Without a reason where a ship of the seat lies at the marker. */
  objectiveClaimed: event(
    {
      objective: field.integer(0, 20),
      seat,
      because: field.mayLack(field.one(['enemyCannotClaim'])),
    },
    {
      rule: ({ because }) => (because ? 'WAS-163' : 'WAS-160'),
      apply(state, e) {
        const objective = state.objectives[e.objective]
        if (objective) objective.owner = e.seat
      },
      describe: e => ({
        key: e.because ? 'was.event.objectiveConceded' : 'was.event.objectiveClaimed',
        values: { seat: { key: `seat.${e.seat}` }, number: e.objective + 1 },
      }),
    },
  ),

  cargoLanded: event(
    { unit, points: count },
    {
      rule: 'WAS-A59',
      apply(state, e) {
        const landed = unitOf(state, e.unit)
        landed.status = 'landed'
        const player = state.players.find(({ seat: owner }) => owner === landed.seat)
        if (player) player.bonus += e.points
      },
      describe: (e, before) => ({
        key: 'was.event.cargoLanded',
        values: { unit: nameOf(before, e.unit), points: e.points },
      }),
    },
  ),

  battleEnded: event(battleEnded, {
    rule: e => rulesOf[e.ending],
    apply(state, e) {
      state.outcome = {
        winners: e.winner === null ? [] : withColleagues(state.commanders, [e.winner]),
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
