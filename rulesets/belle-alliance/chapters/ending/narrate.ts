import type { Message, Of, Value } from '@grognard/umpire'
import { clockTime } from '../../book/measures.ts'
import { listed } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import type { EndingEvent, PlaceHeld } from './events.ts'
import { outcomeMessage } from './victory.ts'

type Narrate = {
  [K in EndingEvent['kind']]: (event: Of<EndingEvent, K>, before: State) => Message | null
}

export const endingNarrate: Narrate = {
  turnBegan: ({ turn, clock }) => ({
    key: 'ba.event.turnBegan',
    values: { turn, time: clockTime(clock) },
  }),
  placesHeld: ({ owners }, before) => takenOf(owners, before),
  pointsScored: ({ points: [first = 0, second = 0] }, { sides: [one, other] }) => ({
    key: 'ba.event.pointsScored',
    values: {
      one: { key: `seat.${one?.seat ?? ''}` },
      other: { key: `seat.${other?.seat ?? ''}` },
      first,
      second,
    },
  }),
  turnEnded: () => null,
  battleEnded: outcomeMessage,
}

/** The places that changed hands, by who holds them now. */
function takenOf(owners: readonly PlaceHeld[], before: State): Message | null {
  const taken = owners.filter(
    ({ place, side }) =>
      side !== null && side !== before.score.owners.find(owner => owner.place === place)?.side,
  )
  const holders = before.sides.flatMap(({ seat }, side) => {
    const places = taken.filter(row => row.side === side).map(({ place }) => place)
    if (places.length === 0) return []
    const values = { seat: { key: `seat.${seat}` }, places: placesTold(before, places) }
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
