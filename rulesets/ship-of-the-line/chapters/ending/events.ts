import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, number } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { endTurnOf, stir } from '../../model/defeat.ts'
import type { Ending, SurrenderCause } from '../../model/defeat.ts'
import { shipName, shipOf } from '../../model/ships.ts'
import { seat, ship } from '../../model/state-shape.ts'
import type { State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type EndingEvent =
  | { kind: 'shipSurrendered'; ship: string; cause: SurrenderCause }
  | { kind: 'roundEnded'; round: number }
  | { kind: 'drawOffered'; seat: Seat }
  | { kind: 'drawDeclined'; seat: Seat }
  /** `winners` is empty for a draw; lost ships and hull hits by the order of the players. */
  | {
      kind: 'battleEnded'
      ending: Ending
      winners: Seat[]
      lostShips: number[]
      hullHits: number[]
    }

export const endingEventShapes: EventShapes<EndingEvent> = {
  shipSurrendered: { ship: ship, cause: { type: 'text', values: ['adrift', 'choice', 'prize'] } },
  roundEnded: { round: number },
  drawOffered: { seat: seat },
  drawDeclined: { seat: seat },
  battleEnded: {
    ending: { type: 'text', values: ['fleetLost', 'turnLimit', 'quiet', 'agreement'] },
    winners: listed(seat),
    lostShips: listed(number),
    hullHits: listed(number),
  },
}

/** How the battle ended, for the result page and the log. */
export function outcomeMessage(event: Of<EndingEvent, 'battleEnded'>): Message {
  const [shipsOfA = 0, shipsOfB = 0] = event.lostShips
  const [hullOfA = 0, hullOfB = 0] = event.hullHits
  const ending = { key: `sol.ending.${event.ending}` }
  const counts = { ending, shipsOfA, shipsOfB, hullOfA, hullOfB }
  const winner = event.winners[0]
  if (winner === undefined) return { key: 'sol.outcome.draw', values: counts }
  return { key: 'sol.outcome.won', values: { ...counts, winner: { key: `seat.${winner}` } } }
}

export const endingEvolve: Evolve<EndingEvent> = {
  shipSurrendered(state, event) {
    shipOf(state, event.ship).status = 'surrendered'
    endTurnOf(state, event.ship)
    stir(state)
  },
  roundEnded() {},
  drawOffered(state) {
    if (state.turn) state.turn.hasOfferedDraw = true
  },
  drawDeclined() {},
  battleEnded(state, event) {
    state.outcome = { winners: event.winners.slice(), message: outcomeMessage(event) }
  },
}

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
