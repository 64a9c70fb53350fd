import type { Message, Of } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { EndingEvent } from './events.ts'
import { outcomeMessage } from './outcome.ts'

type Narrate = {
  [K in EndingEvent['kind']]: (event: Of<EndingEvent, K>, before: State) => Message | null
}

export const narrateEnding: Narrate = {
  shipSurrendered: (event, before) => ({
    key: `sol.event.shipSurrendered.${event.cause}`,
    values: { ship: shipName(shipOf(before, event.ship)) },
  }),
  roundEnded: () => null,
  drawOffered: event => ({
    key: 'sol.event.drawOffered',
    values: { seat: { key: `seat.${event.seat}` } },
  }),
  drawDeclined: event => ({
    key: 'sol.event.drawDeclined',
    values: { seat: { key: `seat.${event.seat}` } },
  }),
  battleEnded: event => outcomeMessage(event),
}
