import type { Message, Of } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { SetupEvent } from './events.ts'

type Narrate = {
  [K in SetupEvent['kind']]: (event: Of<SetupEvent, K>, before: State) => Message | null
}

export const narrateSetup: Narrate = {
  windRolled: event => ({
    key: 'sol.event.windRolled',
    values: { wind: { key: `sol.wind.${event.windFrom}` } },
  }),
  firstPlayerRolled: event => ({
    key: 'sol.event.firstPlayerRolled',
    values: { seat: { key: `seat.${event.order[0] ?? 'a'}` } },
  }),
  nationChosen: event => ({
    key: 'sol.event.nationChosen',
    values: {
      seat: { key: `seat.${event.seat}` },
      nation: { key: `sol.nation.${event.nation}` },
    },
  }),
  officersChosen: event => ({
    key: 'sol.event.officersChosen',
    values: { seat: { key: `seat.${event.seat}` } },
  }),
  officersShown: () => ({ key: 'sol.event.officersShown' }),
  shipBerthed: (event, before) => ({
    key: 'sol.event.shipBerthed',
    values: {
      seat: { key: `seat.${event.seat}` },
      number: shipOf(before, event.ship).number,
      column: event.x + 1,
      row: event.y + 1,
    },
  }),
}
