import type { Message, Of, Seat } from '@grognard/umpire'
import { listed } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { CardId } from '../../book/tables/cards.ts'
import type { NationId } from '../../book/tables/ship.ts'
import { playerOf, shipOf } from '../../model/ships.ts'
import { cardId, dot, heading, nation, seat, ship } from '../../model/state-shape.ts'
import type { State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type SetupEvent =
  /** The heading the wind comes from. */
  | { kind: 'windRolled'; windFrom: number }
  /** Player A, then player B. */
  | { kind: 'firstPlayerRolled'; order: Seat[] }
  | { kind: 'nationChosen'; seat: Seat; nation: NationId }
  /** Known to its own seat alone, until the cards are shown. */
  | { kind: 'officersChosen'; seat: Seat; cards: CardId[] }
  | { kind: 'officersShown'; hands: Hand[] }
  | { kind: 'shipBerthed'; seat: Seat; ship: string; x: number; y: number; heading: number }

/** The cards of a seat, one for each officer. */
interface Hand {
  seat: Seat
  cards: CardId[]
}

export const setupEventShapes: EventShapes<SetupEvent> = {
  windRolled: { windFrom: heading },
  firstPlayerRolled: { order: listed(seat) },
  nationChosen: { seat: seat, nation: nation },
  officersChosen: { seat: seat, cards: listed(cardId) },
  officersShown: {
    hands: listed({ type: 'record', fields: { seat: seat, cards: listed(cardId) } }),
  },
  shipBerthed: { seat: seat, ship: ship, x: dot, y: dot, heading: heading },
}

export const setupEvolve: Evolve<SetupEvent> = {
  windRolled(state, event) {
    state.windFrom = event.windFrom
  },
  firstPlayerRolled(state, event) {
    state.order = event.order.slice()
  },
  nationChosen(state, event) {
    playerOf(state, event.seat).nation = event.nation
  },
  officersChosen(state, event) {
    playerOf(state, event.seat).officers = event.cards.slice()
  },
  officersShown(state, event) {
    state.areOfficersShown = true
    for (const { seat, cards } of event.hands) playerOf(state, seat).officers = cards.slice()
  },
  shipBerthed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
  },
}

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
