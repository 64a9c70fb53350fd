import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, number } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { CardId } from '../../book/tables/cards.ts'
import { cardName } from '../../model/hand.ts'
import { activeTurn, isAdrift, playerOf, shipName, shipOf } from '../../model/ships.ts'
import { cardId, heading, mast, seat, ship } from '../../model/state-shape.ts'
import type { MastId, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type CardEvent =
  /** [SOL-047] Turned over: it is used up. */
  | { kind: 'cardUsed'; seat: Seat; card: CardId }
  | { kind: 'wreckCleared'; ship: string }
  /** Masts that got sails, with what they carry now. */
  | { kind: 'sailsBent'; ship: string; masts: { mast: MastId; sails: number }[] }
  | { kind: 'hullPlugged'; ship: string; hull: number }
  | { kind: 'rudderReplaced'; ship: string }
  | { kind: 'clubHaulReadied'; ship: string }
  | { kind: 'topsailsBacked'; ship: string; heading: number }
  /** Moves from cards in this turn, all told. */
  | { kind: 'movesGained'; ship: string; extraMoves: number }

export const officersEventShapes: EventShapes<CardEvent> = {
  cardUsed: { seat: seat, card: cardId },
  wreckCleared: { ship: ship },
  sailsBent: {
    ship: ship,
    masts: listed({ type: 'record', fields: { mast: mast, sails: number } }),
  },
  hullPlugged: { ship: ship, hull: number },
  rudderReplaced: { ship: ship },
  clubHaulReadied: { ship: ship },
  topsailsBacked: { ship: ship, heading: heading },
  movesGained: { ship: ship, extraMoves: number },
}

export const cardEvolve: Evolve<CardEvent> = {
  cardUsed(state, event) {
    const player = playerOf(state, event.seat)
    const officer = player.officers.indexOf(event.card)
    if (officer >= 0) player.areUsed[officer] = true
  },
  wreckCleared(state, event) {
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = false
    ship.isWreckFallen = false
  },
  sailsBent(state, event) {
    const ship = shipOf(state, event.ship)
    for (const { mast, sails } of event.masts) ship.masts[mast] = sails
    mended(state, event.ship)
  },
  hullPlugged(state, event) {
    shipOf(state, event.ship).hull = event.hull
  },
  rudderReplaced(state, event) {
    shipOf(state, event.ship).hasRudder = true
    mended(state, event.ship)
  },
  clubHaulReadied(state) {
    activeTurn(state).isClubHauling = true
  },
  topsailsBacked(state, event) {
    shipOf(state, event.ship).heading = event.heading
    const turn = activeTurn(state)
    turn.isMovingOver = true
    turn.isExcused = true
  },
  movesGained(state, event) {
    activeTurn(state).extraMoves = event.extraMoves
  },
}

/** [SOL-094] Under way again: adrift once more in this turn, the ship waits for its next. */
function mended(state: State, ship: string): void {
  if (state.turn?.ship === ship && !isAdrift(shipOf(state, ship))) state.turn.wasAdrift = false
}

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
