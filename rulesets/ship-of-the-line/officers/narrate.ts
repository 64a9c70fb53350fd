import type { Message, Of } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { cardName } from '../setup/officers.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { CardEvent } from './events.ts'

type Narrate = {
  [K in CardEvent['kind']]: (event: Of<CardEvent, K>, before: State) => Message | null
}

export const narrateCards: Narrate = {
  cardUsed: (event, before) => ({
    key: 'sol.event.cardUsed',
    values: { seat: { key: `seat.${event.seat}` }, card: cardName(before, event.card) },
  }),
  wreckCleared: (event, before) => of('wreckCleared', before, event.ship),
  sailsBent: (event, before) => of('sailsBent', before, event.ship),
  hullPlugged: (event, before) => of('hullPlugged', before, event.ship, { hull: event.hull }),
  rudderReplaced: (event, before) => of('rudderReplaced', before, event.ship),
  clubHaulReadied: () => null,
  topsailsBacked: (event, before) =>
    of('topsailsBacked', before, event.ship, { heading: { key: `sol.heading.${event.heading}` } }),
  movesGained: (event, before) => of('movesGained', before, event.ship),
}

function of(event: string, state: State, ship: string, more: Message['values'] = {}): Message {
  return { key: `sol.event.${event}`, values: { ship: shipName(shipOf(state, ship)), ...more } }
}
