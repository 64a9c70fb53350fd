import { field, withColleagues } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Value } from '@grognard/umpire'
import { clockTime } from '../../book/measures.ts'
import { listed } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { PlaceHeld } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import { seat } from '../../model/unit-shape.ts'
import { newDoing } from '../../model/unit.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { outcomeMessage } from './victory.ts'

const battleEnded = {
  cause: field.one(['turns', 'ruin']),
  /** All points, by side. */
  points: field.list(field.number),
  grade: field.one(['decisive', 'victory', 'draw']),
  winners: field.list(seat),
}

export const endingEvents = {
  turnBegan: event(
    { turn: field.number, clock: field.number },
    {
      apply(state, { turn, clock }) {
        state.turn = turn
        state.clock = clock
        for (const side of state.sides) side.hasSealed = false
        for (const unit of state.units) unit.doing = newDoing()
        clearTurn(state)
      },
      describe: ({ turn, clock }) => ({
        key: 'ba.event.turnBegan',
        values: { turn, time: clockTime(clock) },
      }),
    },
  ),

  placesHeld: event(
    {
      owners: field.list(
        field.record({ place: field.text(400), side: field.orNothing(field.number) }),
      ),
    },
    {
      rule: 'BA-Q-34',
      apply(state, { owners }) {
        state.score.owners = owners.map(({ place, side }) => ({ place, side }))
      },
      describe: ({ owners }, before) => takenOf(owners, before),
    },
  ),

  /** All points of turns' ends so far, by side. */
  pointsScored: event(
    { points: field.list(field.number) },
    {
      rule: 'BA-Q-34',
      apply(state, { points }) {
        state.score.points = points.slice()
      },
      describe: ({ points: [first = 0, second = 0] }, { sides: [one, other] }) => ({
        key: 'ba.event.pointsScored',
        values: {
          one: { key: `seat.${one?.seat ?? ''}` },
          other: { key: `seat.${other?.seat ?? ''}` },
          first,
          second,
        },
      }),
    },
  ),

  turnEnded: event(
    { turn: field.number },
    {
      /** [BA-1.1.4-06] A side's penalty lasts as long as it was set for. */
      apply(state, { turn }) {
        state.penalties = state.penalties.filter(penalty => penalty.untilTurn > turn)
      },
      describe: () => null,
    },
  ),

  battleEnded: event(battleEnded, {
    rule: 'BA-Q-34',
    apply(state, e) {
      state.outcome = {
        winners: withColleagues(state.commanders, e.winners),
        message: outcomeMessage(e, state),
      }
    },
    describe: outcomeMessage,
  }),
}

export type BattleEnded = FieldsOf<typeof battleEnded>
export type EndingEvent = EventsOf<typeof endingEvents>

function clearTurn(state: State): void {
  state.sheets = []
  state.attacks = []
  state.fires = []
  state.helpers = []
  state.advances = []
  state.engaged = []
}

/** The places that changed hands, by who holds them now. */
function takenOf(owners: readonly PlaceHeld[], before: State): Message<Key> | null {
  const taken = owners.filter(
    ({ place, side }) =>
      side !== null && side !== before.score.owners.find(owner => owner.place === place)?.side,
  )
  const holders = before.sides.flatMap(({ seat }, side) => {
    const own = taken.filter(row => row.side === side).map(({ place }) => place)
    if (own.length === 0) return []
    const places = placesTold(before, own)
    const values = { id: seat, seat: { key: `seat.${seat}` }, places }
    return [{ key: 'ba.places.of', values }]
  })
  return holders.length === 0
    ? null
    : { key: 'ba.event.placeTaken', values: { holders: listed(holders) } }
}

const MOST_NAMED = 6

function placesTold(state: State, places: readonly string[]): Value {
  const shown = listed(places.slice(0, MOST_NAMED).map(place => placeName(state, place)))
  const more = Math.max(0, places.length - MOST_NAMED)
  return { key: 'ba.places.more', values: { shown, more } }
}
