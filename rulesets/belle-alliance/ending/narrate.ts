import type { Message, Of } from '@grognard/umpire'
import { clockTime } from '../clock.ts'
import type { State } from '../state.ts'
import type { EndingEvent, PlaceHeld } from './events.ts'
import { outcomeMessage } from './outcome.ts'
import { placeName } from './place-name.ts'

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

/** The first place that changed hands, and how many more. */
function takenOf(owners: readonly PlaceHeld[], before: State): Message | null {
  const taken = owners.filter(
    ({ place, side }) =>
      side !== null && side !== before.score.owners.find(owner => owner.place === place)?.side,
  )
  const [first] = taken
  if (!first || first.side === null) return null
  const seat = before.sides[first.side]?.seat ?? ''
  const values = { seat: { key: `seat.${seat}` }, place: placeName(before, first.place) }
  return { key: 'ba.event.placeTaken', values: { ...values, more: taken.length - 1 } }
}
